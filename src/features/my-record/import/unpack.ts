import { Unzip, UnzipInflate } from "fflate";

/** So much may come out of an archive; five years of notes take less than a tenth. */
const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 500;
/** A piece this small cannot grow beyond the limit unseen: nothing packs better than 1 to 1,032. */
const PIECE_BYTES = 16 * 1024;

const readable = /\.(?:json|cluedata|csv|txt)$/i;

export type Unpacked =
  | { kind: "files"; files: readonly { name: string; text: string }[] }
  | { kind: "problem"; problem: "locked" | "damaged" | "too_large" };

function joinedPieces(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}

/** The texts in an archive, as far as they can be known files; it never grows beyond a limit. */
export function unpack(bytes: Uint8Array): Unpacked {
  // The first bit of the flags of an entry says that it has a password.
  if (((bytes[6] ?? 0) & 1) === 1) return { kind: "problem", problem: "locked" };
  const found = new Map<string, Uint8Array[]>();
  const state = { unpacked: 0, files: 0, isDamaged: false };
  const archive = new Unzip((file) => {
    state.files += 1;
    if (!readable.test(file.name) || state.files > MOST_FILES) return;
    const pieces: Uint8Array[] = [];
    found.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error !== null) state.isDamaged = true;
      else if ((state.unpacked += piece.length) <= MOST_UNPACKED_BYTES) pieces.push(piece);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let place = 0; place < bytes.length; place += PIECE_BYTES) {
      const end = Math.min(place + PIECE_BYTES, bytes.length);
      archive.push(bytes.subarray(place, end), end === bytes.length);
      if (state.unpacked > MOST_UNPACKED_BYTES || state.files > MOST_FILES) {
        return { kind: "problem", problem: "too_large" };
      }
    }
  } catch {
    state.isDamaged = true;
  }
  if (state.isDamaged) return { kind: "problem", problem: "damaged" };
  const files = [...found].map(([name, pieces]) => ({ name, text: joinedPieces(pieces) }));
  return { kind: "files", files };
}
