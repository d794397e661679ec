import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import type { ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { formatNotation, parseNotation } from '../../../src/arcade/replays/log/notation.ts';
import { convertNotation } from '../../../src/cli/verify/convert-notation.ts';

const folder = new URL('./golden/', import.meta.url);
/** Each golden log: its file name and its text. */
const goldenLogs = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const parse = (text: string) => parseNotation(text, nodeHashing.sha256Hex);
function logOf(text: string): ReplayLog {
  const parseResult = parseLog(text);
  assert.ok(parseResult.ok);
  return parseResult.log;
}

describe('the short notation of a log', () => {
  for (const [name, text] of goldenLogs) {
    test(`restores the log ${name} byte by byte, is shorter, and has short lines`, () => {
      const notation = formatNotation(logOf(text));
      const reparsed = parse(notation);
      assert.ok(reparsed.ok, JSON.stringify(reparsed));
      assert.equal(formatLog(reparsed.log), text);
      // Tetris logs are long and repetitive, so that their notation is a tenth of the text.
      assert.ok(
        notation.length < text.length * (name.startsWith('tetris') ? 0.1 : 0.75),
        `${notation.length} of ${text.length}`,
      );
      // The lines of moves, between the header and the footer, are wrapped between moves.
      assert.ok(
        notation
          .split('\n')
          .slice(2, -2)
          .every((line) => line.length <= 100 || !line.includes(' ')),
      );
    });
  }

  test('is converted in both directions by the conversion command, which rejects other texts', () => {
    const [, text] = goldenLogs[0] ?? ['', ''];
    const notation = convertNotation(text);
    assert.ok(notation.ok);
    assert.deepEqual(convertNotation(notation.text), { ok: true, text });
    assert.equal(convertNotation('no log').ok, false);
  });

  test('preserves the times and the repeated actions of random records', () => {
    const log = logOf(goldenLogs.find(([name]) => name === 'tetris-duration.ndjson')?.[1] ?? '');
    const actions = [
      { type: 'move', direction: 'left' },
      { type: 'rotate', direction: 'ccw' },
      { type: 'hard_drop' },
      { type: 'wait' },
    ];
    fc.assert(
      fc.property(
        fc.array(fc.record({ elapsedUs: fc.constantFrom(0, 0, 1, 52_310), action: fc.constantFrom(...actions) }), {
          maxLength: 60,
        }),
        (steps) => {
          let t_us = 0;
          const records = steps.map(({ elapsedUs, action }, index) => {
            t_us += elapsedUs;
            return { n: index + 1, t_us, seat: 0, action, h: '' };
          });
          const reparsed = parse(formatNotation({ ...log, records }));
          assert.ok(reparsed.ok, JSON.stringify(reparsed));
          assert.deepEqual(
            reparsed.log.records.map((record) => ({ ...record, h: '' })),
            records,
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test('rejects texts that are not a notation, and never throws', () => {
    const notation = formatNotation(logOf(goldenLogs[0]?.[1] ?? ''));
    const lines = notation.split('\n');
    const withMoves = (moves: string) => [...lines.slice(0, 2), moves, ...lines.slice(-2)].join('\n');
    for (const moves of ['x', 'l0', 'l  l', '+-1', '+1.5', '@', '%7B', '%7B%22type%22:1%7D', '%', 'l99999 l99999'])
      assert.equal(parse(withMoves(moves)).ok, false, moves);
    for (const text of [
      '',
      'rialto-notation/1',
      'rialto-notation/2\n{}\n{}\n',
      'rialto-notation/1\n{"a":"\\ud800"}\n{}\n',
    ])
      assert.equal(parse(text).ok, false, text);
    fc.assert(
      fc.property(fc.nat({ max: notation.length - 1 }), fc.string({ maxLength: 3 }), (index, replacement) => {
        parse(notation.slice(0, index) + replacement + notation.slice(index + 1));
      }),
      { numRuns: 100 },
    );
  });
});
