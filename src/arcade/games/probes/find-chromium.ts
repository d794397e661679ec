import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const executableNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium executable on this machine; null if there is none. With a configured path only that one is
 * considered, otherwise the first executable on PATH.
 */
export function findChromium(configuredPath: string | null, pathVariable: string): string | null {
  if (configuredPath !== null) return isExecutable(configuredPath) ? configuredPath : null;
  const folders = pathVariable.split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => executableNames.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
