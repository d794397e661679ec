// Entry point of the engines for pages: the code of the server, with synchronous hashing for browsers.

import type { Pieces } from '../../src/arcade/engines/engine.ts';
import { bytesOfHex, rngKeyOf } from '../../src/arcade/engines/seeds.ts';
import { stateHash as stateHashBy } from '../../src/arcade/engines/state-hash.ts';
import { pieceSequence as pieceSequenceOf } from '../../src/arcade/engines/tetris/piece-sequence.ts';
import type { ReplayLog } from '../../src/arcade/replays/log/log-format.ts';
import { openRerun as openRerunBy, type SeekableReplay } from '../../src/arcade/replays/log/seekable-replay.ts';
import { nobleHashing } from './noble-hashing.ts';

export { engineBuilds } from '../../src/arcade/engines/builds.ts';
export { openDriver } from '../../src/arcade/engines/drivers.ts';
export { formatLog } from '../../src/arcade/replays/log/log-text.ts';
export { parseLog, verifyLog, verifySignature } from './verifier-entry.ts';

export function openRerun(log: ReplayLog): SeekableReplay {
  return openRerunBy(log, nobleHashing);
}

/** Piece sequence of a session with a known seed of 64 hexadecimal digits. */
export function pieceSequence(serverSeed: string, sessionId: string, clientSeed: string): Pieces {
  const rngKey = rngKeyOf(bytesOfHex(serverSeed), sessionId, clientSeed, nobleHashing);
  return pieceSequenceOf(rngKey, nobleHashing.sha256);
}

/** Hash of a state, as 64 hexadecimal digits. */
export function stateHash(state: unknown): string {
  return stateHashBy(state, nobleHashing.sha256Hex);
}
