import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findTextFault, letterOrDigitPattern } from '../../src/core/base/text.ts';

type FaultCode =
  | 'control_character'
  | 'invisible_character'
  | 'direction_override'
  | 'tag_character'
  | 'lone_surrogate'
  | null;

const characters: [from: number, to: number, line: FaultCode, multiline: FaultCode][] = [
  [0x00, 0x08, 'control_character', 'control_character'],
  [0x09, 0x0a, 'control_character', null],
  [0x0b, 0x0c, 'control_character', 'control_character'],
  [0x0d, 0x0d, 'control_character', null],
  [0x0e, 0x1a, 'control_character', 'control_character'],
  [0x1b, 0x1b, 'control_character', null],
  [0x1c, 0x1f, 'control_character', 'control_character'],
  [0x20, 0x7e, null, null],
  [0x7f, 0x9f, 'control_character', 'control_character'],
  [0xa0, 0x200a, null, null],
  [0x200b, 0x200b, 'invisible_character', null],
  [0x200c, 0x2029, null, null],
  [0x202a, 0x202e, 'direction_override', 'direction_override'],
  [0x202f, 0x205f, null, null],
  [0x2060, 0x2060, 'invisible_character', null],
  [0x2061, 0x2065, null, null],
  [0x2066, 0x2069, 'direction_override', null],
  [0x206a, 0xd7ff, null, null],
  [0xd800, 0xdfff, 'lone_surrogate', 'lone_surrogate'],
  [0xe000, 0xfefe, null, null],
  [0xfeff, 0xfeff, 'invisible_character', null],
  [0xff00, 0x1ffff, null, null],
  [0xdff00, 0xdffff, null, null],
  [0xe0000, 0xe007f, 'tag_character', 'tag_character'],
  [0xe0080, 0xe01ef, null, null],
  [0x10ff00, 0x10ffff, null, null],
];

for (const [from, to, line, multiline] of characters) {
  const hex = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  test(`${hex(from)} to ${hex(to)} is ${line ?? 'allowed'} in a line and ${multiline ?? 'allowed'} in multi-line text`, () => {
    for (let code = from; code <= to; code += 1) {
      const text = `ab${String.fromCodePoint(code)}cd`;
      assert.equal(findTextFault(text, 'line')?.code ?? null, line, hex(code));
      assert.equal(findTextFault(text, 'multiline')?.code ?? null, multiline, hex(code));
    }
  });
}

test('an empty text is valid', () => {
  assert.equal(findTextFault('', 'line'), null);
  assert.equal(findTextFault('', 'multiline'), null);
});

test('the message of a fault names the first rejected character and its index in code points', () => {
  const expectedFaults: [string, 'line' | 'multiline', string][] = [
    ['ab\u202ecd\u0000', 'line', 'U+202E is at index 2'],
    ['😀é\u{e0041}', 'multiline', 'U+E0041 is at index 2'],
    ['\ud800', 'line', 'U+D800 is at index 0'],
    ['a\nb', 'line', 'U+000A is at index 1'],
  ];
  for (const [text, kind, expectedText] of expectedFaults)
    assert.ok(findTextFault(text, kind)?.message.includes(expectedText), expectedText);
});

test('the fault message does not contain the text', () => {
  const marker = 'PLANTED';
  for (const character of ['\0', '\u200b', '\u202e', '\u{e0041}', '\ud800']) {
    const fault = findTextFault(`${marker}${character}${marker}`, 'line');
    assert.ok(fault !== null && !fault.message.includes(marker));
  }
});

test('every text that is valid as a line is valid as multi-line text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (findTextFault(text, 'line') === null) assert.equal(findTextFault(text, 'multiline'), null);
    }),
  );
});

const readableTexts: [string, boolean][] = [
  ['a', true],
  ['7', true],
  ['é', true],
  ['日', true],
  ['ไ', true],
  ['½', true],
  ['𐐷', true],
  ['--- x', true],
  ['', false],
  ['   ', false],
  ['---', false],
  ['!?', false],
  ['🔥', false],
  ['\u0301', false],
  ['\u200d', false],
  ['\u115f\u1160\u3164\uffa0', false],
  ['\u3164가', true],
];

for (const [text, expected] of readableTexts) {
  test(`${JSON.stringify(text)} ${expected ? 'contains' : 'does not contain'} a visible letter or digit`, () => {
    assert.equal(new RegExp(letterOrDigitPattern, 'u').test(text), expected);
  });
}

test('the pattern matches every visible letter and digit and no other character', () => {
  const pattern = new RegExp(letterOrDigitPattern, 'u');
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    const isVisible = /[\p{L}\p{N}]/u.test(character) && !/\p{Default_Ignorable_Code_Point}/u.test(character);
    assert.equal(pattern.test(character), isVisible, point.toString(16));
  }
});
