import type { LoggedAction } from '../engines/driver.ts';

const typesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  'tetris-v2': new Set(['move', 'rotate', 'soft_drop', 'hard_drop', 'wait']),
  'turn-grid-v2': new Set(['place', 'pass', 'resign']),
};

/** Whether an action, well formed for one of the engines, is one of this engine's. */
export function isActionOf(engine: string, { type }: LoggedAction): boolean {
  return typesOf[engine]?.has(type) ?? false;
}
