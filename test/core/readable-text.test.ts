import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  balanceIsolates,
  escapeControls,
  showIsolates,
  withoutControlSequences,
} from '../../src/core/base/readable-text.ts';

describe('withoutControlSequences', () => {
  const cases: readonly [text: string, readable: string][] = [
    ['plain', 'plain'],
    ['\u001b[31merror\u001b[0m: \u001b[1;38;5;208mcache\u001b[m', 'error: cache'],
    ['\u001b[2K\u001b[1Gdone\u001b[?25h', 'done'],
    ['\u001b]8;;https://example.org\u001b\\text', '\u241b]8;;https://example.org\u241b\\text'],
    ['\u001b[<script>', '\u241b[<script>'],
    ['\u001b', '\u241b'],
  ];
  for (const [text, readable] of cases) {
    test(`turns ${JSON.stringify(text)} into ${JSON.stringify(readable)}`, () => {
      assert.equal(withoutControlSequences(text), readable);
    });
  }

  test('removes every ESC and never removes a word with a control sequence', () => {
    const fragments = fc.constantFrom('\u001b', '[', '31', ';', 'm', 'hidden', ' ', 'K');
    fc.assert(
      fc.property(fc.array(fragments), (fragmentList) => {
        const readable = withoutControlSequences(fragmentList.join(''));
        assert.ok(!readable.includes('\u001b'));
        assert.equal(readable.split('hidden').length, fragmentList.join('').split('hidden').length);
      }),
    );
  });
});

test('a balanced line closes exactly the bidirectional isolates that it opens', () => {
  const fragments = fc.constantFrom('\u2066', '\u2067', '\u2068', '\u2069', 'a', 'א');
  fc.assert(
    fc.property(fc.array(fragments), (fragmentList) => {
      let openIsolates = 0;
      for (const character of balanceIsolates(fragmentList.join(''))) {
        if (character >= '\u2066' && character <= '\u2068') openIsolates += 1;
        if (character === '\u2069') openIsolates -= 1;
        assert.ok(openIsolates >= 0);
      }
      assert.equal(openIsolates, 0);
    }),
  );
});

test('bidirectional isolates in code are shown as code points', () => {
  assert.equal(showIsolates('if (a \u2067&& b\u2069)'), 'if (a <U+2067>&& b<U+2069>)');
});

test('escaped JSON has the same value and contains no control or bidirectional characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const value = { [text]: `${text}\u001b[31m\u2066\u202e\u009b` };
      const escaped = escapeControls(JSON.stringify(value));
      assert.deepEqual(JSON.parse(escaped), value);
      assert.doesNotMatch(escaped, /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }),
  );
});
