import { readFileSync } from 'node:fs';
import type { Setting } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that names a file with the value of a secret setting. */
export function fileVariable(name: string): string {
  return `${name}_FILE`;
}

/**
 * One setting, from its variable, from the file that `<name>_FILE` names when it is a secret, or its
 * default. A fault never contains the value or the content of the file.
 */
export function readSetting<Value>(
  environment: Environment,
  name: string,
  { rule, isSecret, default: byDefault = '' }: Setting<Value>,
): { readonly value: Value } | { readonly fault: string } {
  const value = environment[name]?.trim() ?? '';
  const path = isSecret === true ? (environment[fileVariable(name)]?.trim() ?? '') : '';
  if (path === '') return rule(value || byDefault);
  if (value !== '') return { fault: `set either directly or by ${fileVariable(name)}, not both` };
  try {
    const content = readFileSync(path, 'utf8').trim();
    return content === '' ? { fault: `in the file of ${fileVariable(name)}, which is empty` } : rule(content);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: `in the file of ${fileVariable(name)}, which cannot be read (${code})` };
  }
}
