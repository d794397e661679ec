// What the one-file client carries to verify logs without a server.

import type { ReplayLog } from '../../src/arcade/replay/log-format.ts';
import { type Verdict, verifyLog as verifyLogBy } from '../../src/arcade/replay/verify-log.ts';
import { nobleHashing } from './noble-hashing.ts';

export { parseLog } from '../../src/arcade/replay/log-text.ts';
export { verifySignature } from '../../src/arcade/replay/verify-signature.ts';

export function verifyLog(log: ReplayLog): Verdict {
  return verifyLogBy(log, nobleHashing);
}
