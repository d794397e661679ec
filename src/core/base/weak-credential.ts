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
 * Whether a caller-made key (`rk_` and 43 to 100 base64url characters) was obviously not drawn at
 * random: few distinct characters, a short piece repeated, counting up or down in its characters or
 * in the bytes they encode, or words of a placeholder. 32 random bytes, in base64url or in hex, are
 * refused with a chance below one in a hundred million. It does not measure entropy: a key may pass
 * and still be guessable.
 */
export function isWeakCredential(credential: string): boolean {
  const key = credential.slice(prefixLength);
  const characters = [...key].map((character) => character.charCodeAt(0));
  const bytes = [...Buffer.from(key, 'base64url')];
  return new Set(characters).size < distinctMin || isRegular(characters) || isRegular(bytes) || holdsPlaceholder(key);
}

function isRegular(values: readonly number[]): boolean {
  return isCyclic(values) || isCounting(values);
}

function isCyclic(values: readonly number[]): boolean {
  for (let period = 1; period <= Math.min(cycleMax, values.length / 2); period += 1) {
    const compared = values.length - period;
    const equal = values.filter((value, index) => index >= period && value === values[index - period]).length;
    if (equal >= compared * 0.7) return true;
  }
  return false;
}

/** Whether half of the steps from one value to the next are one and the same. */
function isCounting(values: readonly number[]): boolean {
  const steps = new Map<number, number>();
  let commonest = 0;
  for (let index = 1; index < values.length; index += 1) {
    const step = ((values[index] ?? 0) - (values[index - 1] ?? 0)) & 0xff;
    const count = (steps.get(step) ?? 0) + 1;
    steps.set(step, count);
    commonest = Math.max(commonest, count);
  }
  return commonest * 2 >= values.length;
}

function holdsPlaceholder(key: string): boolean {
  const text = key.toLowerCase().replaceAll('_', '-');
  return placeholders.some((word) => text.includes(word));
}
