//! Bytes as decimal digits, which a QR code holds three to 10 bits.
//!
//! Every group of 7 bytes is a number, big endian, written with 17 digits. A shorter last group of 1 to 6 bytes is written with
//! 3, 5, 8, 10, 13 or 15 digits. All these lengths differ, so the digits tell how many bytes they are.

/// The bytes of a whole group.
const GROUP: usize = 7;

/// How many digits 0 to 7 bytes have.
const WIDTHS: [usize; GROUP + 1] = [0, 3, 5, 8, 10, 13, 15, 17];

pub(crate) fn encode(bytes: &[u8]) -> String {
    let group = |group: &[u8]| {
        let number = group.iter().fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
        format!("{number:0width$}", width = WIDTHS[group.len()])
    };
    bytes.chunks(GROUP).map(group).collect()
}

/// The bytes that are written so. `None` if a character is no digit, the length is that of no bytes, or a number is too large
/// for its bytes.
pub(crate) fn decode(digits: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(digits.len() / 2);
    for group in digits.as_bytes().chunks(WIDTHS[GROUP]) {
        let size = WIDTHS.iter().position(|&width| width == group.len())?;
        let mut number = 0_u64;
        for digit in group {
            number = number * 10 + u64::from(char::from(*digit).to_digit(10)?);
        }
        let number = number.to_be_bytes();
        let (above, own) = number.split_at(number.len() - size);
        if above.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend(own);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_reads_back() {
        for length in 0..40 {
            for byte in [0, 1, 0x80, 0xFF] {
                let bytes = vec![byte; length];
                assert_eq!(decode(&encode(&bytes)), Some(bytes));
            }
        }
    }

    #[test]
    fn digits_have_one_reading() {
        assert_eq!(encode(&[255]), "255");
        assert_eq!(decode("256"), None, "a byte is at most 255");
        assert_eq!(encode(&[255; 7]), "72057594037927935");
        assert_eq!(decode("72057594037927936"), None);
        for wrong in ["1", "12", "1234", "123456", "1234567", "123456789", "٣", "+12", "-12", " 12", "1 2"] {
            assert_eq!(decode(wrong), None, "{wrong}");
        }
    }
}
