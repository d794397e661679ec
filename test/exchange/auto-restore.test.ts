import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { createLog } from '../../src/core/base/log.ts';
import { startAutoRestore } from '../../src/exchange/auto-hide.ts';
import { sqlite } from '../support/databases.ts';
import { openExchangeInProcess } from '../support/exchange-in-process.ts';

test('stopping the restore of hidden records waits for the current run', async (t) => {
  const { database } = await openExchangeInProcess(t, sqlite);
  const { db } = database;
  const firstRead = Promise.withResolvers<void>();
  const response = Promise.withResolvers<void>();
  const slowDatabase: typeof database = {
    ...database,
    db: {
      ...{ dialect: db.dialect, query: db.query, first: (query) => db.first(query) },
      async all(query) {
        firstRead.resolve();
        await response.promise;
        return db.all(query);
      },
    },
  };
  const autoRestore = startAutoRestore(slowDatabase, systemClock, createLog('silent'), () => {});
  await firstRead.promise;
  let isStopped = false;
  const stop = autoRestore.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isStopped, false);
  response.resolve();
  await stop;
});
