//! The faces of the games.

mod geizen;
