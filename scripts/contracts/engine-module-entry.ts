// Entry point of engine build modules. This interface must not change: later servers load modules of earlier builds.

import type { Hashing } from '../../src/arcade/engines/hashing.ts';
import type { ReplayLog } from '../../src/arcade/replays/log/log-format.ts';
import { openRerun as openRerunBy, type SeekableReplay } from '../../src/arcade/replays/log/seekable-replay.ts';
import { type Verdict, verifyLog as verifyLogBy } from '../../src/arcade/replays/log/verify-log.ts';
import { nobleHashing } from './noble-hashing.ts';

export { engineBuilds } from '../../src/arcade/engines/builds.ts';
export { parseLog } from '../../src/arcade/replays/log/log-text.ts';
export { verifySignature } from '../../src/arcade/replays/log/verify-signature.ts';

export function verifyLog(log: ReplayLog, hashing: Hashing = nobleHashing): Verdict {
  return verifyLogBy(log, hashing);
}

export function openRerun(log: ReplayLog, hashing: Hashing = nobleHashing): SeekableReplay {
  return openRerunBy(log, hashing);
}
