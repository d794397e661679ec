import { Buffer } from 'node:buffer';

const prefixLength = 'rk_'.length;
const distinctMin = 10;
const cycleMax = 16;
const placeholders = [
  'example',
  'placeholder',
  'changeme',
  'password',
  'your-key',
  'yourkey',
  'credential',
  'qwertyuiop',
];

/**
 * Whether a caller's credential (`rk_` and 43 to 100 base64url characters) is obviously not random: few distinct
 * characters, a repeated sequence, an arithmetic sequence of its characters or bytes, or a placeholder word. Random
 * keys of 32 bytes in base64url or hex are refused with a probability below 1e-8. It does not measure entropy.
 */
export function isWeakCredential(credential: string): boolean {
  const key = credential.slice(prefixLength);
  const characters = [...key].map((character) => character.charCodeAt(0));
  const bytes = [...Buffer.from(key, 'base64url')];
  return (
    new Set(characters).size < distinctMin ||
    hasRegularPattern(characters) ||
    hasRegularPattern(bytes) ||
    containsPlaceholder(key)
  );
}

function hasRegularPattern(values: readonly number[]): boolean {
  return isCyclic(values) || isArithmetic(values);
}

function isCyclic(values: readonly number[]): boolean {
  for (let period = 1; period <= Math.min(cycleMax, values.length / 2); period += 1) {
    const compared = values.length - period;
    const equal = values.filter((value, index) => index >= period && value === values[index - period]).length;
    if (equal >= compared * 0.7) return true;
  }
  return false;
}

/** Whether at least half of the differences between neighbours are equal. */
function isArithmetic(values: readonly number[]): boolean {
  const steps = new Map<number, number>();
  let mostFrequent = 0;
  for (let index = 1; index < values.length; index += 1) {
    const step = ((values[index] ?? 0) - (values[index - 1] ?? 0)) & 0xff;
    const count = (steps.get(step) ?? 0) + 1;
    steps.set(step, count);
    mostFrequent = Math.max(mostFrequent, count);
  }
  return mostFrequent * 2 >= values.length;
}

function containsPlaceholder(key: string): boolean {
  const text = key.toLowerCase().replaceAll('_', '-');
  return placeholders.some((placeholder) => text.includes(placeholder));
}
