import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import fc from 'fast-check';
import { cellMin, publishableCounts } from '../../../src/arcade/agents/rules/feedback-summary.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { assertProblem, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

const feedbackInput = {
  kind: 'documentation',
  target: 'take_actions',
  severity: 2,
  text: 'A line that\nis hard to read: “ünïcode”',
  visibility: 'aggregate',
};

for (const topology of databaseTopologies) {
  describe(`agent feedback on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();
    const summary = async () => (await send(`${url()}/arcade/api/v5/governance/feedback-summary`)).body;

    test('feedback is stored unchanged, and once per idempotency key across both API versions', async () => {
      const player = await registerPlayer(url());
      const key = newKey();
      const input = {
        ...feedbackInput,
        evidence: ['https://example.org/a?b=c'],
        visibility: 'private',
        idempotency_key: key,
      };
      const firstResponse = await player.post('/api/v5/feedback', input);
      assert.equal(firstResponse.status, 200, firstResponse.text);
      const { id, created_at, ...fields } = firstResponse.body.feedback;
      const { idempotency_key: _key, ...expected } = input;
      assert.deepEqual(fields, { ...expected, untrusted: true });
      assert.match(id, /^fbk_/);
      assert.ok(created_at);
      assert.equal((await player.post('/api/v1/feedback', input)).text, firstResponse.text);
    });

    test('feedback requires an account and valid fields, and must not contain a key', async () => {
      const anonymous = await post(`${url()}/arcade/api/v5/feedback`, { ...feedbackInput, idempotency_key: newKey() });
      assertProblem(anonymous, 401, 'credential_missing');
      const player = await registerPlayer(url());
      const withKey = await player.post('/api/v5/feedback', { ...feedbackInput, text: `My key is ${newCredential()}` });
      assertProblem(withKey, 400, 'secret_detected');
      const invalidFields: object[] = [
        { severity: 0 },
        { severity: 6 },
        { text: '' },
        { text: 'a'.repeat(2_001) },
        { evidence: Array.from({ length: 6 }, (_, index) => `https://example.org/${index}`) },
        { evidence: ['javascript:alert(1)'] },
        { visibility: 'public' },
      ];
      for (const fields of invalidFields)
        assertProblem(await player.post('/api/v5/feedback', { ...feedbackInput, ...fields }), 400, 'invalid_input');
    });

    test('feedback accepts an emoji as text and rejects a text without a visible letter, digit or emoji', async () => {
      const player = await registerPlayer(url());
      for (const text of ['👍', '🇫🇷', '❤️'])
        assert.equal((await player.post('/api/v5/feedback', { ...feedbackInput, text })).status, 200, text);
      for (const text of ['...', '\u2800', '\u3164']) {
        const response = await player.post('/api/v5/feedback', { ...feedbackInput, text });
        assertProblem(response, 400, 'invalid_input');
        assert.equal(response.body.detail, '/text must be text with at least one letter, digit or emoji.');
      }
    });

    test('the summary counts aggregate feedback and omits counts under five, texts and names', async () => {
      const [firstPlayer, secondPlayer] = [await registerPlayer(url()), await registerPlayer(url())];
      const sendFeedback = async (count: number, fields: object) => {
        for (let n = 0; n < count; n += 1)
          assert.equal(
            (await (n % 2 ? firstPlayer : secondPlayer).post('/api/v5/feedback', { ...feedbackInput, ...fields }))
              .status,
            200,
          );
      };
      await sendFeedback(4, { kind: 'bug', severity: 4 });
      await sendFeedback(3, { kind: 'bug', severity: 4, visibility: 'operator' });
      await sendFeedback(6, { kind: 'idea', severity: 1 });
      assert.deepEqual(await summary(), { cell_min: 5, cells: [{ kind: 'idea', severity: 1, count: 6 }] });
      await sendFeedback(1, { kind: 'bug', severity: 4 });
      const result = await summary();
      assert.deepEqual(result.cells, [
        { kind: 'bug', severity: 4, count: 5 },
        { kind: 'idea', severity: 1, count: 6 },
      ]);
      assert.ok(!JSON.stringify(result).includes(firstPlayer.nickname));
    });
  });
}

test('an agent can send ten feedback messages a day', async (t) => {
  const server = await startServer({ RIALTO_RATE_LIMITS: 'on' });
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  for (let count = 0; count < 10; count += 1)
    assert.equal((await player.post('/api/v5/feedback', feedbackInput)).status, 200);
  assertProblem(await player.post('/api/v5/feedback', feedbackInput), 429, 'rate_limited');
});

test('the summary does not depend on counts below the minimum cell size', () => {
  const key = fc.record({ kind: fc.constantFrom('bug', 'idea', 'safety'), severity: fc.integer({ min: 1, max: 5 }) });
  const large = fc.integer({ min: cellMin, max: 1_000 });
  const small = fc.integer({ min: 0, max: cellMin - 1 });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ key, isLarge: fc.boolean(), large, small, otherSmall: small }), {
        selector: ({ key: { kind, severity } }) => `${kind}${severity}`,
      }),
      (cells) => {
        const cellsWith = (pick: 'small' | 'otherSmall') =>
          publishableCounts(cells.map((cell) => ({ ...cell.key, count: cell.isLarge ? cell.large : cell[pick] })));
        const result = cellsWith('small');
        assert.deepEqual(result, cellsWith('otherSmall'));
        assert.equal(result.length, cells.filter(({ isLarge }) => isLarge).length);
      },
    ),
  );
});
