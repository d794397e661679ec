import { type Browser, chromium } from 'playwright-core';
import { installedBrowser } from './browser/installed.ts';
import { packagedBrowser, packagedBrowserMissing } from './browser/packaged.ts';

/** What the page under test could notice of a browser's own traffic and dialogs is switched off. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Why no browser can be started here, for `{ skip: browserMissing() }`; undefined where one can. */
export function browserMissing(): string | undefined {
  return installedBrowser() === undefined ? packagedBrowserMissing() : undefined;
}

/**
 * A new Chromium without a window: the machine's own Chrome or Chromium when it has one
 * (`CHROME_PATH` names another), else the packaged one, with these flags beside ours. The caller
 * closes it.
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
