// Entry point of the server code in the single-file client: log verification and placements.

import type { ReplayLog } from '../../src/arcade/replays/log/log-format.ts';
import { type Verdict, verifyLog as verifyLogBy } from '../../src/arcade/replays/log/verify-log.ts';
import { nobleHashing } from './noble-hashing.ts';

export { parseLog } from '../../src/arcade/replays/log/log-text.ts';
export { verifySignature } from '../../src/arcade/replays/log/verify-signature.ts';
export { afterPlacement, cellsOf, isAtSpawnHeight, placementsOf } from './placement-search.ts';

export function verifyLog(log: ReplayLog): Verdict {
  return verifyLogBy(log, nobleHashing);
}
