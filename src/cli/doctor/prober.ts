import { findChromium } from '../../arcade/games/probes/find-chromium.ts';
import type { Config } from '../../core/base/config.ts';
import { type CheckResult, ok, warn } from './check-result.ts';

/** Checks that uploaded games can be probed, by a browser on this machine or by external probers. */
export function checkProber({ probes, modules }: Config): CheckResult {
  const { isAuto, chromium, keySha256, searchPath } = probes;
  const separate = 'separate probers can connect with the key whose hash is RIALTO_PROBER_KEY_SHA256';
  if (!modules.includes('arcade')) return ok('prober', 'not needed: the arcade is off');
  const path = isAuto ? findChromium(chromium, searchPath) : null;
  if (path !== null) return ok('prober', keySha256 === null ? `uses ${path}` : `uses ${path}; ${separate}`);
  if (keySha256 !== null) return ok('prober', separate);
  return warn(
    'prober',
    'no Chromium on PATH and RIALTO_PROBER_KEY_SHA256 is not set: uploaded games stay in testing (docs/operations.md, Operator without a browser)',
  );
}
