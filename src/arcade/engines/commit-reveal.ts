import { nodeHashing } from './node-hashing.ts';
import { commitmentOf, rngKeyOf } from './seeds.ts';

/** What a server publishes before play so that it cannot change its mind: SHA-256 of the seed, 64 hexadecimal digits. */
export function seedCommitment(serverSeed: Uint8Array): string {
  return commitmentOf(serverSeed, nodeHashing);
}

/** The key all pieces of a session are drawn from. As secret as the server's seed until the game is over. */
export function rngKey(serverSeed: Uint8Array, sessionId: string, clientSeed: string): Uint8Array {
  return rngKeyOf(serverSeed, sessionId, clientSeed, nodeHashing);
}

/** SHA-256 for `pieceSequence`. */
export const { sha256 } = nodeHashing;
