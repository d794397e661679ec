import { Buffer } from 'node:buffer';

const prefixCharacters = 'rk_'.length;
const distinctCharactersMin = 10;
const periodLengthMax = 16;
const equalShareMin = 0.7;
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
 * keys of 32 bytes in base64url or hex are refused with a probability below 1e-8. The check does not measure entropy.
 */
export function isWeakCredential(credential: string): boolean {
  const key = credential.slice(prefixCharacters);
  const characters = [...key].map((character) => character.charCodeAt(0));
  const bytes = [...Buffer.from(key, 'base64url')];
  return (
    new Set(characters).size < distinctCharactersMin ||
    hasRegularPattern(characters) ||
    hasRegularPattern(bytes) ||
    containsPlaceholder(key)
  );
}

function hasRegularPattern(values: readonly number[]): boolean {
  return isPeriodicSequence(values) || isArithmeticSequence(values);
}

/** Whether, for a period of at most 16 values, at least 70 % of the later values equal the value one period before. */
function isPeriodicSequence(values: readonly number[]): boolean {
  for (let period = 1; period <= Math.min(periodLengthMax, values.length / 2); period += 1) {
    const comparedCount = values.length - period;
    const equalCount = values.filter((value, index) => index >= period && value === values[index - period]).length;
    if (equalCount >= comparedCount * equalShareMin) return true;
  }
  return false;
}

/** Whether the most frequent difference between neighbours occurs at least half as often as there are values. */
function isArithmeticSequence(values: readonly number[]): boolean {
  const countByDifference = new Map<number, number>();
  let largestCount = 0;
  for (let index = 1; index < values.length; index += 1) {
    const difference = ((values[index] ?? 0) - (values[index - 1] ?? 0)) & 0xff;
    const count = (countByDifference.get(difference) ?? 0) + 1;
    countByDifference.set(difference, count);
    largestCount = Math.max(largestCount, count);
  }
  return largestCount * 2 >= values.length;
}

function containsPlaceholder(key: string): boolean {
  const text = key.toLowerCase().replaceAll('_', '-');
  return placeholders.some((placeholder) => text.includes(placeholder));
}
