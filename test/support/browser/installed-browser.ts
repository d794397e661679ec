import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const programNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

const macPrograms = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];

/** The path of the installed Chrome or Chromium, if there is one. */
export function installedBrowser(): string | undefined {
  return candidates().find(isExecutable);
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => programNames.map((name) => join(folder, name)));
  const macFolders = process.platform === 'darwin' ? ['/Applications', join(homedir(), 'Applications')] : [];
  const onMac = macFolders.flatMap((folder) => macPrograms.map((name) => join(folder, name)));
  return [...onPath, ...onMac, chromium.executablePath()];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
