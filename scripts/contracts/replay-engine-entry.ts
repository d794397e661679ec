// What pages get of the engines: the same code as the server's, with hashes that need no server.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Pieces } from '../../src/arcade/engines/engine.ts';
import type { Hashing } from '../../src/arcade/engines/hashing.ts';
import { bytesOfHex, rngKeyOf } from '../../src/arcade/engines/seeds.ts';
import { stateHash as stateHashBy } from '../../src/arcade/engines/state-hash.ts';
import { pieceSequence as pieceSequenceOf } from '../../src/arcade/engines/tetris/piece-sequence.ts';
import type { ReplayLog } from '../../src/arcade/replay/log-format.ts';
import { openRerun as openRerunBy, type Rerun } from '../../src/arcade/replay/rerun.ts';
import { type Verdict, verifyLog as verifyLogBy } from '../../src/arcade/replay/verify-log.ts';

export { engineBuilds } from '../../src/arcade/engines/builds.ts';
export { openDriver } from '../../src/arcade/engines/drivers.ts';
export { formatLog, parseLog } from '../../src/arcade/replay/log-text.ts';
export { verifySignature } from '../../src/arcade/replay/verify-signature.ts';

const hashing: Hashing = {
  sha256,
  sha256Hex: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (key, text) => hmac(sha256, key, utf8ToBytes(text)),
};

export function verifyLog(log: ReplayLog): Verdict {
  return verifyLogBy(log, hashing);
}

export function openRerun(log: ReplayLog): Rerun {
  return openRerunBy(log, hashing);
}

/** The pieces of a session whose seed, 64 hexadecimal digits, is known. */
export function pieceSequence(serverSeed: string, sessionId: string, clientSeed: string): Pieces {
  return pieceSequenceOf(rngKeyOf(bytesOfHex(serverSeed), sessionId, clientSeed, hashing), sha256);
}

/** 64 hexadecimal digits. */
export function stateHash(state: unknown): string {
  return stateHashBy(state, hashing.sha256Hex);
}
