import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chromium } from '../../src/arcade/games/probes/browser/open-browser.ts';
import { browserProgram } from './browser/program.ts';

/**
 * Browser for probes of built-in bundles. Its sandbox is off, since it needs privileges that test containers lack. A
 * wrapper script sets the library path of the packaged browser, because probes do not pass LD_LIBRARY_PATH on.
 */
export async function probeChromium(): Promise<Chromium> {
  const { path, environment } = await browserProgram();
  const libraries = environment['LD_LIBRARY_PATH'];
  return { path: libraries === undefined ? path : scriptFor(path, libraries), sandbox: 'outer' };
}

/** Path of a program that fails like a Chromium whose sandbox cannot start. */
export function chromiumWithoutSandbox(): string {
  return writeScript(
    `echo '[9:9:1128/190000.1:ERROR:content/browser/zygote_host/zygote_host_impl_linux.cc:101] Running as root without --no-sandbox is not supported. See https://crbug.com/638180.' >&2; exit 1`,
  );
}

function scriptFor(path: string, libraries: string): string {
  return writeScript(`LD_LIBRARY_PATH='${libraries}' exec '${path}' "$@"`);
}

function writeScript(command: string): string {
  const script = join(mkdtempSync(join(tmpdir(), 'rialto-test-')), 'chromium');
  writeFileSync(script, `#!/bin/sh\n${command}\n`);
  chmodSync(script, 0o755);
  return script;
}
