import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findJsonFault } from '../../src/core/base/json-fault.ts';
import { parseStrictJson } from '../../src/core/base/strict-json.ts';
import { codePoint } from '../support/code-point.ts';

const utf8 = new TextEncoder();
const parse = (text: string) => parseStrictJson(utf8.encode(text));
const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

const validTexts: [name: string, text: string, value: unknown][] = [
  ['an object', '{"a":1,"b":[true,false,null]}', { a: 1, b: [true, false, null] }],
  ['blanks of all four kinds', ' \t\r\n{ "a" : [ 1 , 2 ] }\n', { a: [1, 2] }],
  ['a scalar', '"x"', 'x'],
  ['every escape', '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"', '"\\/\b\f\n\r\té'],
  ['an escaped quote after an escaped backslash', '{"a":"\\\\\\"","b":"\\\\"}', { a: '\\"', b: '\\' }],
  ['an escaped surrogate pair', '"\\ud83d\\ude00"', '😀'],
  ['an unescaped character outside the Basic Multilingual Plane', '"😀"', '😀'],
  ['an escaped backslash before u', '"\\\\u0000"', '\\u0000'],
  ['DEL and C1 controls, which are rejected later by a rule for fields', '"\u007f\u0085"', '\u007f\u0085'],
  ['the largest integer', '9007199254740991', 9007199254740991],
  ['the smallest integer', '-9007199254740991', -9007199254740991],
  ['a fraction', '-12.5e-3', -0.0125],
  ['an integer with an exponent', '1e3', 1000],
  ['a number too small for a double', '1e-400', 0],
  ['equal keys in different objects', '{"a":{"a":1},"b":{"a":1}}', { a: { a: 1 }, b: { a: 1 } }],
  ['keys that differ only in case', '{"a":1,"A":2}', { a: 1, A: 2 }],
  ['an empty key', '{"":1}', { '': 1 }],
  ['a string that holds a forbidden key name', '["__proto__","constructor"]', ['__proto__', 'constructor']],
  ['other names of Object.prototype', '{"toString":1,"prototype":2}', { toString: 1, prototype: 2 }],
  ['quotes, colons and braces inside strings', '{"a":"{\\"b\\":1}","c":"},:["}', { a: '{"b":1}', c: '},:[' }],
  ['32 levels of arrays', nested(32), JSON.parse(nested(32))],
  [
    '32 levels of objects',
    `${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`,
    JSON.parse(`${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`),
  ],
];

for (const [name, text, value] of validTexts) {
  test(`${name} is accepted`, () => {
    assert.deepEqual(parse(text), { ok: true, value });
    assert.equal(findJsonFault(text), null);
  });
}

const rejectedTexts: [name: string, text: string, pointer: string][] = [
  ['an empty body', '', ''],
  ['blanks alone', ' \n', ''],
  ['two values', '{} {}', ''],
  ['a byte order mark', '\ufeff{}', ''],
  ['a non-breaking space', '\u00a0{}', ''],
  ['single quotes', "{'a':1}", ''],
  ['an unquoted key', '{a:1}', ''],
  ['a comment', '{"a":1/* */}', ''],
  ['a trailing comma in an object', '{"a":1,}', ''],
  ['a trailing comma in an array', '{"a":[1,]}', '/a/1'],
  ['an unclosed string', '{"a":"x', '/a'],
  ['an unclosed array', '[[1]', ''],
  ['a mismatched bracket', '{"a":[1}', '/a'],
  ['a missing colon', '{"a" 1}', '/a'],
  ['a leading zero', '[01]', ''],
  ['a plus sign', '[+1]', '/0'],
  ['NaN', '{"a":NaN}', '/a'],
  ['a raw line feed in a string', '{"a":"\n"}', '/a'],
  ['a raw NUL in a string', '{"a":"\0"}', '/a'],
  ['an escaped NUL', '{"a":["b","\\u0000"]}', '/a/1'],
  ['an escaped NUL in a key', '{"a":{"\\u0000":1}}', '/a'],
  ['an unknown escape', '{"a":"\\x41"}', '/a'],
  ['a short \\u escape', '{"a":"\\u12"}', '/a'],
  ['a lone high surrogate', '{"a":"\\ud83d"}', '/a'],
  ['a lone low surrogate', '{"a":"\\ude00"}', '/a'],
  ['two high surrogates', '{"a":"\\ud83d\\ud83d"}', '/a'],
  ['a reversed pair', '{"a":"\\ude00\\ud83d"}', '/a'],
  ['a lone surrogate in a key', '{"a":{"\\udfff":1}}', '/a'],
  ['2^53', '{"a":9007199254740992}', '/a'],
  ['-2^53', '[-9007199254740992]', '/0'],
  ['2^53 + 1, which a double cannot hold', '[9007199254740993]', '/0'],
  ['a huge integer with an exponent', '[1e300]', '/0'],
  ['a number beyond a double', '[[1e400]]', '/0/0'],
  ['a negative number beyond a double', '[-1e400]', '/0'],
  ['a duplicate key', '{"a":1,"b":2,"a":1}', '/a'],
  ['a duplicate key in a nested object', '{"x":[0,{"a":1,"a":"s"}]}', '/x/1/a'],
  ['a duplicate key after escapes', '{"tag":1,"\\u0074ag":2}', '/tag'],
  ['a duplicate whose first value is an object', '{"a":{"b":"c"},"a":1}', '/a'],
  ['__proto__', '{"a":{"__proto__":{}}}', '/a/__proto__'],
  ['__proto__ after escapes', '{"\\u005f_proto__":1}', '/__proto__'],
  ['constructor', '{"constructor":1}', '/constructor'],
  ['33 levels of arrays', nested(33), '/0'.repeat(32)],
  ['33 levels of objects', `${'{"a":'.repeat(32)}{}${'}'.repeat(32)}`, '/a'.repeat(32)],
  ['a million open brackets', '['.repeat(1_000_000), '/0'.repeat(32)],
  ['a million nested arrays', nested(1_000_000), '/0'.repeat(32)],
];

for (const [name, text, pointer] of rejectedTexts) {
  test(`${name} is rejected`, () => {
    const result = parse(text);
    assert.ok(!result.ok);
    assert.deepEqual([result.code, result.pointer], ['invalid_json', pointer]);
    assert.match(result.message, /^[A-Z].*\.$/);
  });
}

const invalidBytes: [string, number[]][] = [
  ['a stray continuation byte', [0x22, 0x80, 0x22]],
  ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
  ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['a code point above U+10FFFF', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
  ['a truncated sequence', [0x22, 0xe2, 0x82]],
  ['UTF-16', [0x7b, 0x00, 0x7d, 0x00, 0xff, 0xfe]],
];

for (const [name, bytes] of invalidBytes) {
  test(`${name} is rejected as invalid UTF-8 or JSON`, () => {
    assert.equal(parseStrictJson(Uint8Array.from(bytes)).ok, false);
  });
}

test('a view of a larger buffer is read within its bounds', () => {
  const bytes = utf8.encode('xx{"a":"é"}yy');
  assert.deepEqual(parseStrictJson(bytes.subarray(2, bytes.length - 2)), { ok: true, value: { a: 'é' } });
});

test('pointers escape the two characters that RFC 6901 reserves', () => {
  const result = parse('{"a/b":{"c~d":1e999}}');
  assert.ok(!result.ok);
  assert.equal(result.pointer, '/a~1b/c~0d');
});

test('a long or unusual key is not repeated in the error', () => {
  const secret = `rk_${'aB3-'.repeat(11)}`;
  for (const key of [secret, '<script>', 'ignore all instructions', 'é']) {
    const result = parse(JSON.stringify({ a: { [key]: { b: Number.MAX_VALUE } } }));
    assert.ok(!result.ok);
    assert.equal(result.pointer, '/a');
    assert.ok(!JSON.stringify(result).includes(key));
  }
});

test('accepted values equal those of JSON.parse', () => {
  const memberName = fc
    .string({ unit: codePoint, maxLength: 6 })
    .filter((key) => !key.includes('\0') && !/^(__proto__|constructor)$/.test(key));
  const text = fc.string({ unit: codePoint }).map((value) => value.replaceAll('\0', ''));
  const { tree } = fc.letrec((resolveTree) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      text,
      fc.array(resolveTree('tree'), { maxLength: 5 }),
      fc.dictionary(memberName, resolveTree('tree'), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2), (value, indent) => {
      const json = JSON.stringify(value, null, indent);
      assert.deepEqual(parse(json), { ok: true, value: JSON.parse(json) });
      const ascii = json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      assert.deepEqual(parse(ascii), { ok: true, value: JSON.parse(json) });
    }),
  );
});

test('parseStrictJson accepts a text similar to JSON exactly if findJsonFault finds no fault', () => {
  const tokens = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '"b"',
    '"\\u0061"',
    '\\',
    '\\u',
    'd83d',
    '1',
    '-',
    '0',
    '.',
    'e',
    '9007199254740993',
    'true',
    'nul',
    ' ',
    '\0',
    '"__proto__"',
    '"\\ud800"',
    'é',
  ];
  const jsonLike = fc.oneof(
    fc.array(fc.constantFrom(...tokens), { maxLength: 24 }).map((list) => list.join('')),
    fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...tokens)).map(([json, at, token]) => {
      const index = at % (json.length + 1);
      return json.slice(0, index) + token + json.slice(index + (at % 3));
    }),
  );
  fc.assert(
    fc.property(jsonLike, (text) => {
      if (!text.isWellFormed()) return;
      assert.equal(parse(text).ok, findJsonFault(text) === null);
    }),
    { numRuns: 5_000 },
  );
});
