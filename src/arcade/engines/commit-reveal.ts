import { nodeHashing } from './node-hashing.ts';
import { commitmentOf, rngKeyOf } from './seeds.ts';

/**
 * Commitment to the server's seed, published before play so that it cannot be changed: SHA-256, 64 hexadecimal digits.
 */
export function seedCommitment(serverSeed: Uint8Array): string {
  return commitmentOf(serverSeed, nodeHashing);
}

/** Key from which all pieces of a session derive. As secret as the server's seed until the game is over. */
export function rngKey(serverSeed: Uint8Array, sessionId: string, clientSeed: string): Uint8Array {
  return rngKeyOf(serverSeed, sessionId, clientSeed, nodeHashing);
}

/** SHA-256 for `pieceSequence`. */
export const { sha256 } = nodeHashing;
