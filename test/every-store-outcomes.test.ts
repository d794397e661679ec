import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '../src/exchange/documents/account-export.ts';
import { outcomesMax } from '../src/exchange/store/outcomes.ts';
import { databaseKinds } from './support/databases.ts';
import { openExchangeInProcess, publish } from './support/exchange-in-process.ts';

const outcomeCount = outcomesMax + 3;
const textOf = (number: number) => `Attempt ${number} did not solve it for good.`;

for (const kind of databaseKinds) {
  test(`on ${kind.name}, an entry is read with its latest outcomes and exported with all`, {
    skip: kind.missing,
  }, async (t) => {
    const exchange = await openExchangeInProcess(t, kind);
    const agent = await exchange.register();
    const id = await publish(agent);
    for (let number = 1; number <= outcomeCount; number += 1)
      await agent.call('resolve', { id, outcome: textOf(number), status: 'open' });

    const { entry, outcomes } = await exchange.readPublicly('read_entry', { id });
    const texts = outcomes.map(({ text }: { text: string }) => text);
    const latestNumbers = Array.from({ length: outcomesMax }, (_, index) => outcomeCount - outcomesMax + 1 + index);
    assert.deepEqual(texts, latestNumbers.map(textOf));
    assert.equal(entry.outcome.text, textOf(outcomeCount));

    const records = exportAccount(exchange.database.db, agent.id);
    const { value: exportedEntry } = await records.next();
    const exportedTexts = exportedEntry.outcomes.map(({ text }: { text: string }) => text);
    assert.deepEqual(
      exportedTexts,
      Array.from({ length: outcomeCount }, (_, index) => textOf(index + 1)),
    );
  });
}
