import { installedBrowser } from './installed-browser.ts';
import { type BrowserProgram, packagedBrowser, packagedBrowserMissing } from './packaged-browser.ts';

/**
 * The browser of the tests: `CHROME_PATH`, otherwise the packaged browser, so that results are the same everywhere,
 * otherwise an installed browser.
 */
export async function browserProgram(): Promise<BrowserProgram> {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath !== undefined) return { path: configuredPath, environment: {} };
  const missing = packagedBrowserMissing();
  if (missing === undefined) return packagedBrowser();
  const path = installedBrowser();
  if (path === undefined) throw new Error(missing);
  return { path, environment: {} };
}

/** The reason why no browser is available on this machine, for `{ skip: browserMissing() }`; undefined if one is. */
export function browserMissing(): string | undefined {
  if (process.env.CHROME_PATH !== undefined || installedBrowser() !== undefined) return undefined;
  return packagedBrowserMissing();
}
