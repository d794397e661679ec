import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from '../../src/core/base/canonical-json.ts';

// RFC 8785, appendix B: the bits of a double and the text they must have.
const numbers: [bits: string, text: string][] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

for (const [bits, text] of numbers) {
  test(`the double ${bits} is serialized as ${text}`, () => {
    assert.equal(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE()), text);
  });
}

test('the example of RFC 8785 section 3.2.2 is serialized as published', () => {
  const input =
    '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
  assert.equal(
    canonicalJson(JSON.parse(input)),
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('keys are sorted by UTF-16 code units as in RFC 8785 section 3.2.3', () => {
  const value = {
    '\u20ac': 'euro',
    '\r': 'return',
    '\ufb33': 'dalet',
    1: 'one',
    '\ud83d\ude00': 'face',
    '\u0080': 'control',
    '\u00f6': 'o',
  };
  assert.deepEqual(Object.values(JSON.parse(canonicalJson(value))), [
    'one',
    'return',
    'control',
    'o',
    'euro',
    'face',
    'dalet',
  ]);
  assert.equal(
    canonicalJson(value),
    '{"\\r":"return","1":"one","\u0080":"control","\u00f6":"o","\u20ac":"euro","\ud83d\ude00":"face","\ufb33":"dalet"}',
  );
});

test('integer-like keys are sorted as text', () => {
  assert.equal(canonicalJson({ 10: 'a', 9: 'b', '-1': 'c' }), '{"-1":"c","10":"a","9":"b"}');
});

const cycle: unknown[] = [];
cycle.push(cycle);

const notSerializable: [string, unknown][] = [
  ['undefined', undefined],
  ['an undefined member', { a: undefined }],
  ['a hole in an array', new Array(1)],
  ['NaN', Number.NaN],
  ['an infinity', [Number.NEGATIVE_INFINITY]],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a boxed string', Object('a')],
  ['a lone surrogate', 'a\ud800'],
  ['a lone surrogate in a key', { '\udc00': 1 }],
  ['a circular array', cycle],
];

for (const [name, value] of notSerializable) {
  test(`${name} is rejected`, () => assert.throws(() => canonicalJson(value), TypeError));
}

test('a circular object is rejected', () => {
  const node: Record<string, unknown> = {};
  node['self'] = node;
  assert.throws(() => canonicalJson(node), TypeError);
});

test('an object without a prototype is accepted', () => {
  assert.equal(canonicalJson(Object.assign(Object.create(null), { b: 1, a: 2 })), '{"a":2,"b":1}');
});

test('the result is JSON of an equal value without control characters, independent of the key order and idempotent', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = canonicalJson(value);
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      assert.equal(canonicalJson(reverseKeys(value)), text);
      assert.equal(canonicalJson(JSON.parse(text)), text);
      assert.ok(!/[\u0000-\u001f]/.test(text));
    }),
  );
});

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reverseKeys(member)]),
  );
}
