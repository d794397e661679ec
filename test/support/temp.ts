import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new, empty temporary folder. `remove` is idempotent. */
export interface TempFolder {
  readonly path: string;
  readonly remove: () => void;
}

export function tempFolder(name = 'test'): TempFolder {
  const path = mkdtempSync(join(tmpdir(), `rialto-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Runs the body with a temporary folder, which is removed afterwards in any case. */
export async function inTempFolder<Value>(body: (path: string) => Promise<Value> | Value): Promise<Value> {
  const folder = tempFolder();
  try {
    return await body(folder.path);
  } finally {
    folder.remove();
  }
}
