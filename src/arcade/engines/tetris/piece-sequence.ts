import type { Pieces } from '../engine.ts';
import { type PieceCode, pieceCodes } from './shapes.ts';

/** The digest of some bytes: 32 others. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/**
 * All pieces of a session, drawn in bags of seven from its key. Anyone who knows the key can draw
 * them again. Keeps the last bag it drew: made for reading on, not for jumping about.
 */
export function pieceSequence(rngKey: Uint8Array, sha256: Sha256): Pieces {
  let number = -1;
  let bag: readonly PieceCode[] = [];
  return (index) => {
    const wanted = Math.floor(index / pieceCodes.length);
    if (wanted !== number) {
      bag = drawBag(rngKey, wanted, sha256);
      number = wanted;
    }
    return bag[index % pieceCodes.length] as PieceCode;
  };
}

/**
 * Bag number k, from 0: IJLOSTZ shuffled by Fisher-Yates from the last place down. Each choice
 * among n takes the next byte of SHA-256(key, k as 4 bytes big-endian) that lies below the largest
 * multiple of n in 256, modulo n, so every order is equally likely; used up, the digest is hashed again.
 */
export function drawBag(rngKey: Uint8Array, k: number, sha256: Sha256): PieceCode[] {
  if (!Number.isInteger(k) || k < 0 || k >= 2 ** 32) throw new RangeError('Bags are numbered from 0 in 4 bytes.');
  const bag = [...pieceCodes];
  let digest = sha256(withNumber(rngKey, k));
  let used = 0;
  for (let place = bag.length - 1; place > 0; place -= 1) {
    const bound = place + 1;
    let byte: number;
    do {
      if (used === digest.length) {
        digest = sha256(digest);
        used = 0;
      }
      byte = digest[used] as number;
      used += 1;
    } while (byte >= 256 - (256 % bound));
    const chosen = byte % bound;
    const piece = bag[place] as PieceCode;
    bag[place] = bag[chosen] as PieceCode;
    bag[chosen] = piece;
  }
  return bag;
}

function withNumber(rngKey: Uint8Array, k: number): Uint8Array {
  const bytes = new Uint8Array(rngKey.length + 4);
  bytes.set(rngKey);
  new DataView(bytes.buffer).setUint32(rngKey.length, k);
  return bytes;
}
