import { createHash, createHmac } from 'node:crypto';

/** What a server publishes before play so that it cannot change its mind: SHA-256 of the seed, 64 hexadecimal digits. */
export function seedCommitment(serverSeed: Uint8Array): string {
  return sha256(serverSeedBytes(serverSeed)).toString('hex');
}

/**
 * The key all pieces of a session are drawn from: HMAC-SHA256 keyed with the 32 bytes of the
 * server's seed, over session id and the player's seed as UTF-8, joined without a separator. As
 * secret as the server's seed until the game is over.
 */
export function rngKey(serverSeed: Uint8Array, sessionId: string, clientSeed: string): Uint8Array {
  return createHmac('sha256', serverSeedBytes(serverSeed))
    .update(sessionId, 'utf8')
    .update(clientSeed, 'utf8')
    .digest();
}

/** SHA-256 for `pieceSequence`. */
export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function serverSeedBytes(seed: Uint8Array): Uint8Array {
  if (seed.length !== 32) throw new RangeError('A server seed is 32 bytes.');
  return seed;
}
