// Operations on possible values: union, comparison and string concatenation. A text is a string.

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
  /** Together with constant texts: the value may be undefined instead, because a property or variable is not set. */
  missing: 2048,
  /** Together with constant texts: a part of the text may be "undefined" instead. */
  missingPart: 4096,
  /** Together with data: the value may be a built-in method, because a property with the name of one was read. */
  methodOfData: 8192,
  /** `HTMLCollection`: a list of elements that also has elements as properties, by their ids. */
  collection: 16384,
} as const;

const doubtBits = bit.missing | bit.missingPart;

export const hostBits = bit.document | bit.host | bit.style | bit.dataset | bit.window | bit.collection;
const primitiveBits = bit.number | bit.text | bit.other;
export const plainBits = primitiveBits | bit.data | bit.methodOfData;

const textsMax = 32;
/** Longer texts are not tracked: a text that is doubled in each line would fill the memory. */
const textLengthMax = 4_096;
const ofBits = (bits: number): Value => ({ bits, refs: [], texts: null });
export const aNumber = ofBits(bit.number);
export const aText = ofBits(bit.text);
export const other = ofBits(bit.other);
export const primitive = ofBits(primitiveBits);
export const data = ofBits(bit.data);
export const builtin = ofBits(bit.builtin);
export const host = ofBits(bit.host);
export const hostOrNull = ofBits(bit.host | bit.other);
export const methodOfData = ofBits(bit.methodOfData);
export const collection = ofBits(bit.collection);
export const style = ofBits(bit.style);
export const dataset = ofBits(bit.dataset);
export const theDocument = ofBits(bit.document);
export const any = ofBits(plainBits | bit.builtin | bit.document | bit.host | bit.style | bit.dataset);
export const uncalled = ofBits(bit.uncalled);
export const theWindow = ofBits(bit.window);

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
  const leftSet = left.length > 8 ? setOf(left) : undefined;
  const added = right.filter((item) => !(leftSet?.has(item) ?? left.includes(item)));
  return added.length === 0 ? left : [...left, ...added];
}

/** Sets of long lists, which are immutable and joined many times before they grow. */
const sets = new WeakMap<readonly unknown[], ReadonlySet<unknown>>();

function setOf(items: readonly unknown[]): ReadonlySet<unknown> {
  const cachedSet = sets.get(items);
  if (cachedSet !== undefined) return cachedSet;
  const set = new Set(items);
  sets.set(items, set);
  return set;
}

/** Union of values; its cost grows with their number, unlike that of as many calls of `join`. */
export function joinAll(values: readonly Value[]): Value {
  if (values.length < 8) return values.reduce(join, nothing);
  const refs = new Set(values.flatMap((value) => value.refs));
  const primitiveParts = values.map(({ bits, texts }) => ({ bits, texts, refs: [] }));
  return { ...primitiveParts.reduce(join, nothing), refs: [...refs] };
}

export function isNothing({ bits, refs }: Value): boolean {
  return bits === 0 && refs.length === 0;
}

export function has(value: Value, bits: number): boolean {
  return (value.bits & bits) !== 0;
}

/** Whether a value has only kinds of `allowed`, and no objects. */
export function isOnly({ bits, refs }: Value, allowed: number): boolean {
  return refs.length === 0 && (bits & ~(allowed | doubtBits)) === 0;
}

/** A value of a property or variable that may be unset. Other values than constant texts are compared by kind only. */
export function possiblyMissing(value: Value): Value {
  if (value.texts === null || !has(value, bit.text) || has(value, bit.missing)) return value;
  return { ...value, bits: value.bits | bit.missing };
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
  if (texts !== null)
    return has(left, doubtBits) || has(right, doubtBits) ? withMissingPart(textOf(...texts)) : textOf(...texts);
  return isOnly(left, bit.text) || isOnly(right, bit.text) ? aText : primitive;
}

function foldTexts(left: Value, right: Value): readonly string[] | null {
  const [first, second] = [constantsOf(left), constantsOf(right)];
  if (first === undefined || second === undefined || first.length * second.length > textsMax) return null;
  if (longest(first) + longest(second) > textLengthMax) return null;
  return [...new Set(first.flatMap((start) => second.map((end) => start + end)))];
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}

function withMissingPart(value: Value): Value {
  return { ...value, bits: value.bits | bit.missingPart };
}
