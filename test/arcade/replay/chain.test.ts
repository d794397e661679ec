import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { engineEntries } from '../../../src/arcade/engines/entries.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { actionText } from '../../../src/arcade/replays/log/action-text.ts';
import { chainNext, chainStart, recordText } from '../../../src/arcade/replays/log/chain.ts';
import { footerText } from '../../../src/arcade/replays/log/footer-signature.ts';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { actionsByName } from '../engines/positions.ts';
import { recordGame } from './record-game.ts';
import { goldenGame } from './sample-games.ts';

/** Arbitrary values in place of an action. */
const anyAction = fc.oneof(
  fc.constantFrom(...Object.values(actionsByName)),
  fc.record(
    {
      type: fc.constantFrom('place', 'pass', 'resign', 'move', 'rotate', 'wait', 'soft_drop', 'hold', 7),
      x: fc.constantFrom(0, 31, 32, -1, 1.5, '1', null, undefined),
      y: fc.nat(40),
      direction: fc.constantFrom('left', 'right', 'cw', 'ccw', 'up', null),
      times: fc.nat(3),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

test('accepted actions match the published schemas and have canonical text', () => {
  const ajv = new Ajv2020({ strict: false });
  const counts = { accepted: 0, refused: 0 };
  for (const { id, actionSchema } of engineEntries) {
    const permits = ajv.compile(actionSchema);
    fc.assert(
      fc.property(anyAction, (action) => {
        const text = actionText(id, action);
        // An undefined member does not exist in JSON.
        const isJson = typeof action !== 'object' || action === null || !Object.values(action).includes(undefined);
        assert.equal(text !== null, isJson && permits(action), JSON.stringify(action));
        if (text !== null) assert.equal(text, canonicalJson(action));
        counts[text === null ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns: 3_000 },
    );
  }
  assert.ok(counts.accepted > 500 && counts.refused > 500, JSON.stringify(counts));
});

test('the action `end` is valid only with a reason for which the platform may end a game of the engine', () => {
  const endReasonsOf = (engine: string) =>
    ['resign', 'abandoned', 'duration', 'voided', 'top_out', 'timeout', ''].filter(
      (reason) => actionText(engine, { type: 'end', reason }) === canonicalJson({ type: 'end', reason }),
    );
  assert.deepEqual(endReasonsOf('tetris-v2'), ['resign', 'abandoned', 'duration', 'voided']);
  assert.deepEqual(endReasonsOf('turn-grid-v2'), ['abandoned', 'voided']);
  assert.equal(actionText('tetris-v2', { type: 'end' }), null);
  assert.equal(actionText('tetris-v2', { type: 'end', reason: 'voided', note: '' }), null);
  assert.equal(actionText('toString', { type: 'wait' }), null);
});

test('the text of a record is its canonical JSON', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.maxSafeNat(),
      fc.option(fc.nat(3)),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (n, t_us, seat, otherMembers) => {
        const record = { n, t_us, seat, action: { ...otherMembers, type: 'wait' } };
        assert.equal(recordText(record), canonicalJson(record));
      },
    ),
  );
});

test('the chain is SHA-256 over the previous hash and the canonical JSON, from the header on', () => {
  const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  const { header, records, footer } = recordGame(goldenGame('grid-together'));
  let h = sha256(canonicalJson(header));
  assert.equal(chainStart(header, nodeHashing.sha256Hex), h);
  for (const { h: hash, ...record } of records) {
    assert.equal(chainNext(h, record, nodeHashing.sha256Hex), hash);
    h = sha256(h + canonicalJson(record));
    assert.equal(hash, h);
  }
  assert.equal(footer.chain_head, h);
  const { signature: _, ...signedMembers } = footer;
  assert.equal(footerText(footer), canonicalJson(signedMembers));
});
