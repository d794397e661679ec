import { nothing, type ObjectRef, type Value } from './model.ts';

/** Possible kinds of a value other than objects and functions of the bundle, as bits. */
export const bit = {
  number: 1,
  text: 2,
  /** Booleans, null, undefined, big integers, symbols. */
  other: 4,
  /** Deeply plain data: the state, parsed JSON, results of built-in methods. */
  data: 8,
  /** Built-in function or prototype that a computed key may return. It must not be called. */
  builtin: 16,
  document: 32,
  /** Elements, contexts and other objects of the browser. */
  host: 64,
  style: 128,
  dataset: 256,
  /** The window, as `this` of a method called without a receiver in sloppy mode. */
  window: 512,
  /** Parameter of a function without calls, which has no other value. */
  uncalled: 1024,
} as const;

export const hostBits = bit.document | bit.host | bit.style | bit.dataset | bit.window;
const primitiveBits = bit.number | bit.text | bit.other;
export const plainBits = primitiveBits | bit.data;

const textsMax = 32;
const plain = (bits: number): Value => ({ bits, refs: [], texts: null });
export const aNumber = plain(bit.number);
export const aText = plain(bit.text);
export const other = plain(bit.other);
export const primitive = plain(primitiveBits);
export const data = plain(bit.data);
export const builtin = plain(bit.builtin);
export const host = plain(bit.host);
export const hostOrNull = plain(bit.host | bit.other);
export const style = plain(bit.style);
export const dataset = plain(bit.dataset);
export const theDocument = plain(bit.document);
export const any = plain(plainBits | bit.builtin | bit.document | bit.host | bit.style | bit.dataset);
export const uncalled = plain(bit.uncalled);
export const theWindow = plain(bit.window);

export function textOf(...texts: readonly string[]): Value {
  return { bits: bit.text, refs: [], texts };
}

export function refOf(ref: ObjectRef): Value {
  return { bits: 0, refs: [ref], texts: [] };
}

/** Union of two values; returns `left` itself if `right` adds nothing. */
export function join(left: Value, right: Value): Value {
  if (left === right || isNothing(right)) return left;
  if (isNothing(left)) return right;
  const bits = left.bits | right.bits;
  const refs = union(left.refs, right.refs);
  const texts = joinTexts(left, right);
  return bits === left.bits && refs === left.refs && texts === left.texts ? left : { bits, refs, texts };
}

function joinTexts(left: Value, right: Value): readonly string[] | null {
  if ((right.bits & bit.text) === 0) return left.texts;
  if ((left.bits & bit.text) === 0) return right.texts;
  if (left.texts === null || right.texts === null) return null;
  const texts = union(left.texts, right.texts);
  return texts.length > textsMax ? null : texts;
}

function union<Item>(left: readonly Item[], right: readonly Item[]): readonly Item[] {
  if (left === right || right.length === 0) return left;
  const known = left.length > 8 ? new Set(left) : undefined;
  const added = right.filter((item) => !(known?.has(item) ?? left.includes(item)));
  return added.length === 0 ? left : [...left, ...added];
}

export function joinAll(values: readonly Value[]): Value {
  return values.reduce(join, nothing);
}

export function isNothing({ bits, refs }: Value): boolean {
  return bits === 0 && refs.length === 0;
}

export function has(value: Value, bits: number): boolean {
  return (value.bits & bits) !== 0;
}

/** Whether a value has only kinds of `allowed`, and no objects. */
export function isOnly({ bits, refs }: Value, allowed: number): boolean {
  return refs.length === 0 && (bits & ~allowed) === 0;
}

/** Constant texts of a value; undefined if it may have any other value. */
export function constantsOf(value: Value): readonly string[] | undefined {
  return isOnly(value, bit.text) && value.texts !== null && value.texts.length > 0 ? value.texts : undefined;
}

/** Value of `left + right`, with constant folding. */
export function concatenate(left: Value, right: Value): Value {
  if (isNothing(left) || isNothing(right)) return nothing;
  if (isOnly(left, bit.number) && isOnly(right, bit.number)) return aNumber;
  const texts = foldTexts(left, right);
  if (texts !== null) return textOf(...texts);
  return isOnly(left, bit.text) || isOnly(right, bit.text) ? aText : primitive;
}

function foldTexts(left: Value, right: Value): readonly string[] | null {
  const [first, second] = [constantsOf(left), constantsOf(right)];
  if (first === undefined || second === undefined || first.length * second.length > textsMax) return null;
  return [...new Set(first.flatMap((start) => second.map((end) => start + end)))];
}
