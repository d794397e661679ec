import { findChromium } from '../../arcade/games/probes/find-chromium.ts';
import type { Config } from '../../core/base/config.ts';
import { documentPath } from '../../core/base/document-path.ts';
import { type CheckResult, ok, warn } from './check-result.ts';

const separateProberNote = 'separate probers can connect with the key whose hash is RIALTO_PROBER_KEY_SHA256';
const documentation = `(${documentPath('operations.md')}, Operator without a browser)`;

/**
 * Checks that uploaded games can be probed, by a browser on this machine or by separate probers. Starts the browser as
 * the embedded prober does, because its jobs wait without a visible cause when the browser does not start.
 */
export async function checkProber({ probes, modules }: Config): Promise<CheckResult> {
  const { isAuto, chromium, keySha256, pathVariable } = probes;
  if (!modules.includes('arcade')) return ok('prober', 'not needed: the arcade is off');
  const path = isAuto ? findChromium(chromium, pathVariable) : null;
  if (path !== null) return checkBrowser(path, keySha256 !== null);
  if (keySha256 !== null) return ok('prober', separateProberNote);
  return warn(
    'prober',
    `no Chromium on PATH and RIALTO_PROBER_KEY_SHA256 is not set: uploaded games stay in testing ${documentation}`,
  );
}

async function checkBrowser(path: string, acceptsSeparateProbers: boolean): Promise<CheckResult> {
  // Imported on demand, because most checks need no browser.
  const { browserVersion } = await import('../../arcade/games/probes/browser/open-browser.ts');
  const { startFailureOf } = await import('../../arcade/games/probes/browser/start-failure.ts');
  try {
    const version = await browserVersion({ path, sandbox: 'on' });
    const message = `uses ${path}, which starts as ${version}`;
    return ok('prober', acceptsSeparateProbers ? `${message}; ${separateProberNote}` : message);
  } catch (error) {
    const reason = startFailureOf(error).replace(/\.$/, '');
    const consequence = acceptsSeparateProbers
      ? `the prober of this server cannot work; ${separateProberNote}`
      : 'uploaded games stay in testing';
    return warn(
      'prober',
      `${path} does not start with its sandbox: ${reason}. So ${consequence}. Run the server as a user other than root on a machine with user namespaces, or set RIALTO_PROBES=off and run a separate \`rialto prober\` ${documentation}`,
    );
  }
}
