import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves a complete folder to its place; removes it when a concurrent process has put the same one there. */
export function moveUnlessExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true });
  }
}
