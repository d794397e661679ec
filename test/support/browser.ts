import { type Browser, chromium } from 'playwright-core';
import { installedBrowser } from './browser/installed.ts';
import { packagedBrowser, packagedBrowserMissing } from './browser/packaged.ts';

/** Disables background traffic and dialogs of the browser that could affect the page under test. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Why no browser can be started on this machine, for `{ skip: browserMissing() }`; undefined if one can. */
export function browserMissing(): string | undefined {
  return installedBrowser() === undefined ? packagedBrowserMissing() : undefined;
}

/**
 * Starts a headless Chromium: the installed Chrome or Chromium (`CHROME_PATH` overrides the path), otherwise the
 * packaged one. `moreFlags` are added to the default flags. The caller closes it.
 */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const installed = installedBrowser();
  const { path, environment } =
    installed === undefined ? await packagedBrowser() : { path: installed, environment: {} };
  return chromium.launch({
    executablePath: path,
    args: [...flags, ...moreFlags],
    env: { ...definedOnly(process.env), ...environment },
    timeout: 180_000,
  });
}

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
