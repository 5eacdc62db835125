"""A second implementation of the sealed table; docs/sealed-table.md explains it.

Usage: python3 sealed_table.py                  writes the test vectors
       python3 sealed_table.py LINK SHEET       opens a hand: what stands after # in the two codes
"""
import base64, hashlib, itertools, struct, sys

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ"
WIDTHS = [0, 3, 5, 8, 10, 13, 15, 17]

# ChaCha20-Poly1305, RFC 8439

def block(key, counter, nonce):
    turn = lambda x, n: (x << n | x >> 32 - n) & 0xFFFFFFFF
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))
    s = start[:]
    for number in range(80):
        i = number % 4
        d = number // 4 % 2  # columns, then diagonals
        a, b, c, d = i, 4 + (i + d) % 4, 8 + (i + 2 * d) % 4, 12 + (i + 3 * d) % 4
        for n, (x, y, z) in zip((16, 12, 8, 7), ((a, b, d), (c, d, b)) * 2):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] = turn(s[z] ^ s[x], n)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(s, start)))

def cipher(key, nonce, text):
    stream = b"".join(block(key, 1 + at // 64, nonce) for at in range(0, len(text), 64))
    return bytes(x ^ y for x, y in zip(text, stream))

def tag(key, nonce, text, data):
    filled = lambda part: part + bytes(-len(part) % 16)
    message = filled(data) + filled(text) + struct.pack("<QQ", len(data), len(text))
    once = block(key, 0, nonce)
    r = int.from_bytes(once[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    sum = 0
    for at in range(0, len(message), 16):
        sum = (sum + int.from_bytes(message[at:at + 16] + b"\1", "little")) * r % (2**130 - 5)
    return ((sum + int.from_bytes(once[16:32], "little")) % 2**128).to_bytes(16, "little")

# What follows from a key

def hash(key, purpose, rest=b""):
    return hashlib.sha256(b"stammtisch sealed 1 " + purpose + key + rest).digest()

def stream(key, purpose, epoch):
    return itertools.chain.from_iterable(hash(key, purpose, struct.pack(">II", epoch, n)) for n in itertools.count())

def below(bytes, n):
    return next(byte for byte in bytes if byte < 256 - 256 % n) % n

def label(number):
    return ALPHABET[number] if number < 24 else ALPHABET[number // 24 - 1] + ALPHABET[number % 24]

def letters(key, epoch, n):
    bytes, order = stream(key, b"letters", epoch), list(range(n))
    for last in range(n - 1, 0, -1):
        other = below(bytes, last + 1)
        order[last], order[other] = order[other], order[last]
    return [label(number) for number in order]

def word(key, epoch):
    bytes = stream(key, b"word", 0)
    high, low, steps = below(bytes, 24), below(bytes, 24), below(bytes, 96)
    number = (24 * high + low + epoch * (6 * steps + 1)) % 576
    return ALPHABET[number // 24] + ALPHABET[number % 24]

# One hand

def associated_data(game, version, table, seat, counter):
    return bytes([len(game)]) + game.encode() + struct.pack(">HIBI", version, table, seat, counter)

def nonce(counter, seat):
    return struct.pack(">IB7x", counter, seat)

def seal(key, game, version, table, seat, counter, epoch, codes, room):
    plain = struct.pack(">IB", epoch, len(codes)) + codes + bytes(room - len(codes))
    key = hash(key, b"cipher")
    sealed = cipher(key, nonce(counter, seat), plain)
    return sealed + tag(key, nonce(counter, seat), sealed, associated_data(game, version, table, seat, counter))

def unseal(key, game, version, table, seat, counter, part):
    key = hash(key, b"cipher")
    sealed = part[:-16]
    data = associated_data(game, version, table, seat, counter)
    assert tag(key, nonce(counter, seat), sealed, data) == part[-16:], "the hand does not fit this key"
    plain = cipher(key, nonce(counter, seat), sealed)
    return struct.unpack(">I", plain[:4])[0], plain[5:5 + plain[4]]

# Texts

def to_digits(data):
    groups = (data[at:at + 7] for at in range(0, len(data), 7))
    return "".join(f"{int.from_bytes(group, 'big'):0{WIDTHS[len(group)]}}" for group in groups)

def from_digits(digits):
    groups = (digits[at:at + 17] for at in range(0, len(digits), 17))
    return b"".join(int(group).to_bytes(WIDTHS.index(len(group)), "big") for group in groups)

def link(key, game, version, table, seat):
    text = base64.urlsafe_b64encode(key).decode().rstrip("=")
    return f"hand.{game}.{version}.{table}.{'abcdefgh'[seat]}.{text}"

def sheet(game, version, table, counter, room, hands):
    """`hands` has (seat, key, epoch, codes) in sitting order."""
    data = struct.pack(">BIIB", 1, table, counter, sum(1 << seat for seat, *_ in hands))
    for seat, key, epoch, codes in hands:
        data += seal(key, game, version, table, seat, counter, epoch, codes, room)
    return f"sheet.{game}.{version}.{to_digits(data)}"

def open_hand(link, sheet):
    _, game, version, table, seat, key = link.split(".")
    key, seat = base64.urlsafe_b64decode(key + "=="), "abcdefgh".index(seat)
    _, its_game, its_version, digits = sheet.split(".")
    data = from_digits(digits)
    form, its_table, counter, mask = struct.unpack(">BIIB", data[:10])
    assert (form, its_game, its_version, its_table) == (1, game, version, int(table)), "another format, game or table"
    seats = [seat for seat in range(8) if mask >> seat & 1]
    assert seat in seats, "no hand for this seat"
    size = (len(data) - 10) // len(seats)
    at = 10 + size * seats.index(seat)
    epoch, codes = unseal(key, game, int(version), int(table), seat, counter, data[at:at + size])
    print("counter", counter, "epoch", epoch, "word", word(key, epoch))
    print("codes  ", *codes)
    print("labels ", *letters(key, epoch, len(codes)))

def vectors():
    key = lambda number: hashlib.sha256(bytes([number])).digest()[:16]
    print("# Written by docs/sealed_table.py.")
    print("# link GAME VERSION TABLE SEAT KEY TEXT")
    for number, (game, version, table) in enumerate([("leiff", 1, 0), ("riffifi", 65535, 2**32 - 1), ("a" * 16, 0, 7)]):
        print("link", game, version, table, "abh"[number], key(number).hex(),
              link(key(number), game, version, table, (0, 1, 7)[number]))
    print("# letters KEY EPOCH LABELS")
    for number, (epoch, n) in enumerate([(1, 1), (1, 2), (7, 10), (8, 10), (2**32 - 1, 24), (3, 64), (4, 80)]):
        print("letters", key(number).hex(), epoch, ",".join(letters(key(number), epoch, n)))
    print("# word KEY EPOCH WORD")
    for number in range(8):
        print("word", key(number).hex(), 10**number, word(key(number), 10**number))
    print("# sheet GAME VERSION TABLE COUNTER ROOM SEAT:KEY:EPOCH:CODES,... TEXT")
    for game, version, table, counter, room, hands in [
        ("leiff", 1, 305419896, 1, 1, [(0, 1, b"")]),
        ("geizen", 2, 4026531840, 300, 12, [(1, 299, bytes(range(12))), (4, 300, b"\0"), (7, 1, b"\xff\xff")]),
        ("bohei", 65535, 1, 2**32 - 1, 80, [(seat, 2**32 - 1 - seat, bytes(range(10 * seat, 11 * seat + 3)))
                                            for seat in range(8)]),
    ]:
        hands = [(seat, key(seat), epoch, codes) for seat, epoch, codes in hands]
        shown = ",".join(f"{'abcdefgh'[seat]}:{key.hex()}:{epoch}:{codes.hex()}" for seat, key, epoch, codes in hands)
        print("sheet", game, version, table, counter, room, shown, sheet(game, version, table, counter, room, hands))

if __name__ == "__main__":
    open_hand(*sys.argv[1:]) if sys.argv[1:] else vectors()
