import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testLeadsPerDay, trialUnits } from '../../../src/relay/rules/trial.ts';
import { assertProblem } from '../../support/http.ts';
import { layouts } from '../../support/nodes.ts';
import { openRelaySite, someLead } from '../../support/relay.ts';
import { httpAnswer } from '../../support/tls-sink.ts';

for (const layout of layouts) {
  describe(`units of a trial on ${layout.name}`, { skip: layout.missing }, () => {
    test('of fifty deliveries at once the last unit pays for exactly one', async (t) => {
      let status = '200 OK';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpAnswer(status)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      status = '400 Bad Request';
      assertProblem(await source.deliver('refused', order), 424, 'delivery_failed');
      status = '200 OK';
      for (let index = 1; index < trialUnits; index += 1) {
        const { body } = await source.deliver(`lead ${index}`, order);
        assert.equal(body.usage.used, index);
      }
      const seen = site.sink.requests.length;
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          source.deliver(`race ${index}`, order, { url: site.urls[index % site.urls.length] ?? '' }),
        ),
      );
      assert.equal(answers.filter((answer) => answer.status === 200).length, 1);
      assert.equal(site.sink.requests.length, seen + 1);
      for (const answer of answers) assert.ok([200, 402, 429].includes(answer.status), answer.text);

      const over = await source.deliver('one more', order);
      assertProblem(over, 402, 'trial_limit_reached');
      const { used, limit, price, replay_still_allowed } = over.body.upgrade;
      assert.deepEqual(
        { used, limit, price, replay_still_allowed },
        {
          used: trialUnits,
          limit: trialUnits,
          price: '$49',
          replay_still_allowed: true,
        },
      );
      assertProblem(await source.deliver('refused', order, { replay: true }), 402, 'trial_limit_reached');
      assert.equal((await source.deliver('lead 1', order)).status, 200);
    });

    test('units stay exact while deliveries begin and end at once on every node', async (t) => {
      const site = await openRelaySite(layout, {
        onRequest: (socket, { body }) =>
          socket.write(httpAnswer(body.includes('"kept"') ? '200 OK' : '400 Bad Request')),
      });
      t.after(() => site.close());
      const source = await site.source();
      const rounds = 8;
      for (let round = 0; round < rounds; round += 1) {
        const order = (turn: number) => ({
          destination: site.destination,
          lead: someLead({ name: turn === 0 ? 'kept' : 'given back' }),
        });
        // As many at each node as one account may have there.
        const begun = site.urls.flatMap((url, node) =>
          [0, 1].map((at) => source.deliver(`${round} ${node} ${at}`, order(2 * node + at), { url })),
        );
        for (const { status } of await Promise.all(begun)) assert.ok([200, 424].includes(status));
      }
      const last = await source.deliver('last', { destination: site.destination, lead: someLead() });
      assert.equal(last.body.receipt.usage.used, rounds);
    });

    test('who asks for the delivery that takes the last unit at the same time gets its receipt, too', async (t) => {
      let answerWith = '200 OK';
      const site = await openRelaySite(layout, { onRequest: (socket) => socket.write(httpAnswer(answerWith)) });
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead() };
      for (let n = 1; n < trialUnits; n += 1) assert.equal((await source.deliver(`unit ${n}`, order)).status, 200);
      // Refused there, it gives the unit back, for the next round.
      answerWith = '404 Not Found';
      for (let round = 0; round < 12; round += 1) {
        const ask = (n: number) =>
          source.deliver(`last ${round}`, order, { url: site.urls[n % site.urls.length] ?? '' });
        const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
        assert.deepEqual([...new Set(answers.map(({ body }) => body.code))], ['delivery_failed']);
      }
    });

    test('test leads cost no unit, and a day has so many of them', async (t) => {
      const site = await openRelaySite(layout);
      t.after(() => site.close());
      const source = await site.source();
      const order = { destination: site.destination, lead: someLead({ test: true }) };
      for (let index = 1; index <= testLeadsPerDay; index += 1) {
        const answer = await source.deliver(`test ${index}`, order);
        assert.deepEqual([answer.status, answer.body.usage.used], [200, 0]);
      }
      assertProblem(await source.deliver('one more', order), 429, 'rate_limited');
      // Limits of the account come before what does not exist, and after what stands.
      assertProblem(await source.deliver('none', order, { replay: true }), 429, 'rate_limited');
      assert.equal((await source.deliver('test 1', order)).status, 200);
      assert.equal((await source.deliver('live', { ...order, lead: someLead() })).status, 200);
    });
  });
}
