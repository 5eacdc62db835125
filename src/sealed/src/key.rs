//! The key of one seat.

use std::fmt;
use std::str::FromStr;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use sha2::{Digest, Sha256};

use crate::KeyLinkError;

/// The first bytes of everything that is hashed with a key. The purpose follows.
const PREFIX: &[u8] = b"stammtisch sealed 1 ";

/// What a key is hashed for. Each purpose gives bytes that tell nothing about those of another.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// The key of the cipher.
    Cipher,
    /// The labels of the cards.
    Letters,
    /// The word that phone and table show.
    Word,
    /// The digest of a hand in the ledger.
    Digest,
}

impl Purpose {
    /// No name is the beginning of another.
    fn name(self) -> &'static [u8] {
        match self {
            Purpose::Cipher => b"cipher",
            Purpose::Letters => b"letters",
            Purpose::Word => b"word",
            Purpose::Digest => b"digest",
        }
    }
}

/// The 16 bytes that table and phone share for one seat. `Debug` prints none of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 16]);

impl Key {
    /// A key of 16 bytes from the random source of the device, or of fixed ones in tests.
    #[must_use]
    pub fn new(bytes: [u8; 16]) -> Key {
        Key(bytes)
    }

    /// The key as a link writes it: 22 characters of base64url.
    #[must_use]
    pub fn written(&self) -> String {
        Base64UrlUnpadded::encode_string(&self.0)
    }

    /// SHA-256 of the prefix, the purpose, the key and `rest`.
    pub(crate) fn hash(&self, purpose: Purpose, rest: &[u8]) -> [u8; 32] {
        let hash = Sha256::new().chain_update(PREFIX).chain_update(purpose.name());
        hash.chain_update(self.0).chain_update(rest).finalize().into()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

impl FromStr for Key {
    type Err = KeyLinkError;

    fn from_str(text: &str) -> Result<Key, KeyLinkError> {
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| KeyLinkError::Key)?;
        bytes.try_into().map(Key).map_err(|_| KeyLinkError::Key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_prints_a_key() {
        assert_eq!(format!("{:?}", Key::new([7; 16])), "Key");
    }

    #[test]
    fn a_key_has_one_text() {
        let key = Key::new([7; 16]);
        assert_eq!(key.written().parse(), Ok(key));
        // The last two differ only in bits that no key has, or in padding.
        for wrong in ["", "BwcHBwcHBwcHBwcHBwcHB", "BwcHBwcHBwcHBwcHBwcHBx", "BwcHBwcHBwcHBwcHBwcHBw=="] {
            assert_eq!(wrong.parse::<Key>(), Err(KeyLinkError::Key), "{wrong}");
        }
    }

    #[test]
    fn every_purpose_has_bytes_of_its_own() {
        let purposes = [Purpose::Cipher, Purpose::Letters, Purpose::Word, Purpose::Digest];
        let mut hashes = purposes.map(|purpose| Key::new([7; 16]).hash(purpose, &[])).to_vec();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), purposes.len());
    }
}
