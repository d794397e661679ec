/** Levels a value may nest here; input is limited to 32 long before, so more means a cycle. */
const nestingMax = 100;

/**
 * The one JSON text of a value by RFC 8785: keys sorted by UTF-16 code units, no blanks, numbers
 * and strings as ECMAScript writes them. Takes what JSON can hold and nothing else: throws a
 * TypeError on undefined, NaN, infinities, bigints, functions, symbols, lone surrogates and
 * objects that are neither plain nor arrays.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 1);
}

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return writeString(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('A number without a JSON form');
      return Object.is(value, -0) ? '0' : String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth > nestingMax) throw new TypeError('A value nested too deep, or within itself');
      return Array.isArray(value) ? writeArray(value, depth) : writeObject(value, depth);
    default:
      throw new TypeError(`A ${typeof value} has no JSON form`);
  }
}

function writeString(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('A string with half of a surrogate pair');
  return JSON.stringify(text);
}

function writeArray(list: readonly unknown[], depth: number): string {
  let text = '[';
  // An index loop also meets holes, which iteration by array methods would pass over.
  for (let index = 0; index < list.length; index += 1) {
    text += (index === 0 ? '' : ',') + write(list[index], depth + 1);
  }
  return `${text}]`;
}

function writeObject(members: object, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(members);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('An object that is not plain data');
  let text = '{';
  for (const key of sortedKeys(members)) {
    text += `${text === '{' ? '' : ','}${writeString(key)}:${write((members as Record<string, unknown>)[key], depth + 1)}`;
  }
  return `${text}}`;
}

// Inputs mostly list their keys in one order of their own; comparing costs less than sorting.
function sortedKeys(members: object): string[] {
  const keys = Object.keys(members);
  for (let index = 1; index < keys.length; index += 1) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort();
  }
  return keys;
}
