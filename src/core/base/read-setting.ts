import { readFileSync } from 'node:fs';
import type { Setting } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Name of the variable with the path of a file that contains a secret setting. */
export function fileVariable(name: string): string {
  return `${name}_FILE`;
}

/**
 * Reads a setting from its variable, for secrets also from the file in `<name>_FILE`, or returns its default. Faults
 * never contain the value.
 */
export function readSetting<Value>(
  environment: Environment,
  name: string,
  { rule, isSecret, default: defaultText = '' }: Setting<Value>,
): { readonly value: Value } | { readonly fault: string } {
  const value = environment[name]?.trim() ?? '';
  const path = isSecret === true ? (environment[fileVariable(name)]?.trim() ?? '') : '';
  if (path === '') return rule(value || defaultText);
  if (value !== '') return { fault: `set either directly or by ${fileVariable(name)}, not both` };
  try {
    const content = readFileSync(path, 'utf8').trim();
    return content === '' ? { fault: `in the file of ${fileVariable(name)}, which is empty` } : rule(content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: `in the file of ${fileVariable(name)}, which cannot be read (${code})` };
  }
}
