import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import { findChromium } from '../../arcade/games/probes/find-chromium.ts';
import type { Environment } from '../../core/base/read-setting.ts';
import { UsageError } from '../usage-error.ts';

/** Error text for a machine without a browser. */
export const chromiumMissing = 'Chromium was not found: install it, or set RIALTO_CHROMIUM to its path.';

/**
 * Browser of a command: the given path, else RIALTO_CHROMIUM, else the first on PATH; null when there is none. Throws
 * UsageError for an invalid RIALTO_CHROMIUM_SANDBOX.
 */
export function chromiumOf(environment: Environment, chromiumPath?: string): Chromium | null {
  const sandbox = environment['RIALTO_CHROMIUM_SANDBOX'] || 'on';
  if (sandbox !== 'on' && sandbox !== 'outer') throw new UsageError('RIALTO_CHROMIUM_SANDBOX must be on or outer.');
  const path = findChromium(chromiumPath ?? environment['RIALTO_CHROMIUM'] ?? null, environment['PATH'] ?? '');
  return path === null ? null : { path, sandbox };
}
