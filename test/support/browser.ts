import { type Browser, chromium } from 'playwright-core';
import { browserProgram } from './browser/program.ts';

/** Flags that disable what could affect the page under test: the GPU, QUIC, background traffic, dialogs and font hinting. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export { browserMissing } from './browser/program.ts';

/** Starts a headless Chromium with `moreFlags` besides the default flags. The caller closes it. */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  const { path, environment } = await browserProgram();
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
