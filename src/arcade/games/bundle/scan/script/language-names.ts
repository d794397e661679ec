// Names of the built-in functions of JavaScript. A member with such a name may be built in.

import { dataMethods } from '../allowed.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names of methods that built-in objects inherit, whether or not the allowlist has them. */
export const inheritedMethods: ReadonlySet<string> = new Set([
  ...dataMethods,
  ...words(`
    anchor apply big bind blink bold call fixed fontcolor fontsize isPrototypeOf italics link propertyIsEnumerable return
    small strike sub substr sup throw trimLeft trimRight`),
]);

/** Other names of built-in functions of JavaScript, including proposals that browsers may add. */
const otherFunctions = words(`
  abs acos acosh all allSettled any asIntN asUintN asin asinh assign atan atan2 atanh captureStackTrace catch cbrt ceil
  chunks clz32 compile construct cos cosh create defineProperties defineProperty deleteProperty deref difference escape
  exp expm1 f16round finally floor for formatRange formatRangeToParts freeze from fromAsync fromBase64 fromCharCode
  fromCodePoint fromEntries fromHex fround getBigInt64 getBigUint64 getFloat16 getOrInsert getOrInsertComputed
  getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf getYear
  groupBy hasOwn hypot imul is isArray isError isExtensible isFinite isFrozen isInteger isNaN isRawJSON isSafeInteger
  isSealed isView keyFor log log10 log1p log2 max maximize min minimize now of ownKeys parse parseFloat parseInt pow
  preventExtensions race random raw rawJSON reject resize resolve resolvedOptions revocable round seal segment
  setBigInt64 setBigUint64 setDate setFloat16 setFromBase64 setFromHex setFullYear setHours setMilliseconds setMinutes
  setMonth setPrototypeOf setSeconds setTime setUTCDate setUTCFullYear setUTCHours setUTCMilliseconds setUTCMinutes
  setUTCMonth setUTCSeconds setYear sign sin sinh sqrt stringify sumPrecise supportedLocalesOf supportedValuesOf tan
  tanh then toBase64 toDateString toGMTString toHex toJSON toLocaleDateString toLocaleTimeString toTimeString
  toUTCString transfer transferToFixedLength trunc try windows withResolvers zip zipKeyed`);

const builtInFunctionNames: ReadonlySet<string> = new Set([...inheritedMethods, ...otherFunctions]);

/** Whether a built-in object of JavaScript may have a function as the member of this name. */
export function isBuiltInFunctionName(name: string): boolean {
  return builtInFunctionNames.has(name);
}
