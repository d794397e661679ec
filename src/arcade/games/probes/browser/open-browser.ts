import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

/** Chromium installation for probes. */
export interface Chromium {
  /** Path of the executable. */
  readonly path: string;
  /** `on`: with Chromium's own sandbox. `outer`: without it, for a container without secrets and network. */
  readonly sandbox: 'on' | 'outer';
}

/** Browser of one job. */
export interface JobBrowser {
  readonly browser: Browser;
  /** Kills all of its processes and removes its files. */
  close(): Promise<void>;
}

const startMsMax = 30_000;

const flags = [
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-quic',
  '--font-render-hinting=none',
  // The files of a page are served from memory, so no host name needs to resolve.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * Starts a browser in a new process group with a new profile and an environment of three variables, controlled over a
 * pipe, so that it ends with this process. Rejects when it cannot start, for example without user namespaces.
 */
export async function openBrowser({ path, sandbox }: Chromium): Promise<JobBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'rialto-probe-'));
  try {
    const browser = await chromium.launch({
      executablePath: path,
      chromiumSandbox: sandbox === 'on',
      args: flags,
      env: { HOME: folder, TMPDIR: folder, FONTCONFIG_FILE: writeFontSettings(folder) },
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      timeout: startMsMax,
    });
    const groupPid = await browserPidOf(browser);
    return { browser, close: () => closeBrowser(browser, groupPid, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts the browser, closes it and returns its name and version. Rejects when it does not start. */
export async function browserVersion(chromium: Chromium): Promise<string> {
  const jobBrowser = await openBrowser(chromium);
  const version = `Chromium ${jobBrowser.browser.version()}`;
  await jobBrowser.close();
  return version;
}

/** Font settings with only the bundled fonts, so that text is the same on every machine. */
function writeFontSettings(folder: string): string {
  const fonts = fileURLToPath(new URL('../assets', import.meta.url));
  const cache = join(folder, 'fonts');
  mkdirSync(cache);
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
  <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`,
  );
  return path;
}

/** Process id of the browser, which leads its process group. */
async function browserPidOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const browserProcess = processInfo.find(({ type }) => type === 'browser');
  if (browserProcess === undefined) throw new Error('The browser did not report its process id.');
  return browserProcess.id;
}

async function closeBrowser(browser: Browser, groupPid: number, folder: string): Promise<void> {
  try {
    process.kill(-groupPid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
  await browser.close().catch(() => {});
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
