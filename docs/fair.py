"""Fingerprint, seed and first draws of a game of Stammtisch; docs/fair.md explains them.

Usage: python3 fair.py THE_16_BYTES_IN_HEX SEATS [LUCK OF SEAT 1] [LUCK OF SEAT 2] ...
"""
import hashlib, itertools, sys

def seed(secret, lucks, seats):
    text = b"stammtisch chance 1" + secret
    for luck in (lucks + [""] * seats)[:seats]:
        text += bytes([len(luck)]) + luck.encode()
    return hashlib.sha256(text).digest()

def words(key):
    """The numbers of ChaCha8 with this key, 32 bits each."""
    turn = lambda x, n: (x << n | x >> 32 - n) & 0xFFFFFFFF
    key = [int.from_bytes(key[at:at + 4], "little") for at in range(0, 32, 4)]
    for block in itertools.count():
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574] + key
        start += [block & 0xFFFFFFFF, block >> 32, 0, 0]
        s = start[:]
        for _ in range(4):
            for i in range(8):
                a, b, c, d = [[i, 4 + i, 8 + i, 12 + i],
                              [i - 4, 4 + (i - 3) % 4, 8 + (i - 2) % 4, 12 + (i - 1) % 4]][i // 4]
                for n, (x, y, z) in zip((16, 12, 8, 7), ((a, b, d), (c, d, b), (a, b, d), (c, d, b))):
                    s[x] = (s[x] + s[y]) & 0xFFFFFFFF
                    s[z] = turn(s[z] ^ s[x], n)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))

def below(numbers, n):
    whole = 2**32 - 2**32 % n
    return next(number for number in numbers if number < whole) % n

def shuffle(numbers, items):
    for last in range(len(items) - 1, 0, -1):
        other = below(numbers, last + 1)
        items[last], items[other] = items[other], items[last]
    return items

secret = bytes.fromhex(sys.argv[1])
seats, lucks = int(sys.argv[2]), sys.argv[3:]
print("fingerprint", hashlib.sha256(secret).hexdigest())
print("seed       ", seed(secret, lucks, seats).hex())
numbers = words(seed(secret, lucks, seats))
print("twenty dice", *(1 + below(numbers, 6) for _ in range(20)))
print("ten cards  ", *shuffle(numbers, list(range(10))))
