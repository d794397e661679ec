import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { someLead, startTrial } from '../support/relay.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('rialto receipts lists, shows, downloads and verifies the receipts of an account, also with public keys from a file', async (t) => {
  const { RIALTO_DATA_DIR: folder } = tempDataDir(t);
  const { url } = await startServeProcess(t, {
    ...tempDataDir(t),
    RIALTO_PUBLIC_URL: 'http://localhost:8080',
  });
  const trial = await startTrial(url);
  const destination = `https://localhost:8080/relay/echo/${'a'.repeat(24)}`;
  const deliveryResponse = await trial.deliver('order 1', { destination, lead: someLead() });
  assert.equal(deliveryResponse.status, 200, deliveryResponse.text);
  const { id } = deliveryResponse.body;
  const settings = { RIALTO_RELAY_KEY: trial.apiKey, RIALTO_PUBLIC_URL: url };

  const listResult = await rialto(['receipts', 'list', '--state=delivered'], settings);
  assert.deepEqual(
    JSON.parse(listResult.output).map((delivery: { id: string }) => delivery.id),
    [id],
  );
  for (const [keyOrId, environment] of [
    ['order 1', settings],
    [id, { RIALTO_RELAY_KEY: trial.apiKey, RIALTO_URL: url }],
  ] as const) {
    const showResult = await rialto(['receipts', 'show', keyOrId], environment);
    assert.equal(JSON.parse(showResult.output).id, id);
  }
  const file = join(folder, 'receipts.json');
  assert.equal((await rialto(['receipts', 'download', file], settings)).code, 0);
  const keysUrl = `${url}/relay/.well-known/rialto-keys.json`;
  const verification = await rialto(['receipts', 'verify', file, '--keys', keysUrl], {});
  assert.equal(verification.code, 0, verification.output);
  assert.deepEqual(JSON.parse(verification.output), [
    { id, state: 'delivered', effect: 'done', signature: 'valid', fault: null },
  ]);

  for (const key of ['order 2', 'order 3']) await trial.deliver(key, { destination, lead: someLead() });
  const allReceiptsFile = join(folder, 'all.json');
  assert.equal((await rialto(['receipts', 'download', allReceiptsFile], settings)).code, 0);
  const receipts: unknown[] = JSON.parse(readFileSync(allReceiptsFile, 'utf8'));
  assert.equal(receipts.length, 3);
  assert.doesNotMatch((await rialto(['receipts', 'verify', allReceiptsFile, '--keys', keysUrl], {})).output, /chains/);
  writeFileSync(allReceiptsFile, JSON.stringify([receipts[0], receipts[2]]));
  assert.match(
    (await rialto(['receipts', 'verify', allReceiptsFile, '--keys', keysUrl], {})).output,
    /The 2 different receipts form 2 separate chains: some receipts in between are missing/,
  );

  const keyList = join(folder, 'keys.json');
  const { keys: publishedKeys } = (await (await fetch(keysUrl)).json()) as { keys: unknown[] };
  writeFileSync(keyList, JSON.stringify(publishedKeys));
  assert.equal((await rialto(['receipts', 'verify', file, '--keys', keyList], {})).code, 0);

  writeFileSync(file, readFileSync(file, 'utf8').replace('"effect": "done"', '"effect": "none"'));
  const changedResult = await rialto(['receipts', 'verify', file, '--keys', keysUrl], {});
  assert.equal(changedResult.code, 1);
  assert.equal(JSON.parse(changedResult.output)[0].signature, 'not valid');
});

test('rialto receipts lists by date, downloads the receipts before a replay, and compares them with a stored lead', async (t) => {
  const { RIALTO_DATA_DIR: folder } = tempDataDir(t);
  const closedPort = await freePort();
  const { url } = await startServeProcess(t, {
    ...tempDataDir(t),
    RIALTO_PUBLIC_URL: 'http://localhost:8080',
    RIALTO_RELAY_ALLOW: `127.0.0.1:${closedPort}`,
  });
  const trial = await startTrial(url);
  const destination = `https://localhost:8080/relay/echo/${'a'.repeat(24)}`;
  const { id } = (await trial.deliver('order 1', { destination, lead: someLead() })).body;
  const settings = { RIALTO_RELAY_KEY: trial.apiKey, RIALTO_PUBLIC_URL: url };
  for (const [option, count] of [
    ['--since=2026-01-01', 1],
    ['--until=2026-01-01', 0],
    ['--since=2026-01-01T12:00:00+01:00', 1],
  ] as const)
    assert.equal(JSON.parse((await rialto(['receipts', 'list', option], settings)).output).length, count, option);
  const keysUrl = `${url}/relay/.well-known/rialto-keys.json`;
  const file = join(folder, 'receipts.json');
  assert.equal((await rialto(['receipts', 'download', file], settings)).code, 0);
  const failingDelivery = { destination: `https://127.0.0.1:${closedPort}/leads`, lead: someLead() };
  for (const options of [{}, { replay: true }]) await trial.deliver('order 4', failingDelivery, options);
  await trial.deliver('order 5', { destination, lead: someLead() });
  const downloadedFile = join(folder, 'replayed.json');
  assert.match((await rialto(['receipts', 'download', downloadedFile], settings)).output, /^4 receipts in /);
  const verification = await rialto(['receipts', 'verify', downloadedFile, '--keys', keysUrl], {});
  assert.deepEqual([verification.code, verification.output.includes('chains')], [0, false], verification.output);
  await assertMatchesLead({ folder, file, keysUrl, id, destination });
});

test('rialto receipts verifies the response of a failed delivery as it was stored', async (t) => {
  const { RIALTO_DATA_DIR: folder } = tempDataDir(t);
  const closedPort = await freePort();
  const { url } = await startServeProcess(t, {
    ...tempDataDir(t),
    RIALTO_RELAY_ALLOW: `127.0.0.1:${closedPort}`,
  });
  const trial = await startTrial(url);
  const delivery = { destination: `https://127.0.0.1:${closedPort}/leads`, lead: someLead() };
  const failedResponse = await trial.deliver('order 6', delivery);
  assert.equal(failedResponse.status, 424, failedResponse.text);
  const [responseFile, deliveryFile] = [join(folder, 'response.json'), join(folder, 'delivery.json')];
  writeFileSync(responseFile, failedResponse.text);
  writeFileSync(deliveryFile, JSON.stringify(delivery));
  const keysUrl = `${url}/relay/.well-known/rialto-keys.json`;
  const verification = await rialto(
    ['receipts', 'verify', responseFile, '--keys', keysUrl, '--lead', deliveryFile],
    {},
  );
  assert.equal(verification.code, 0, verification.output);
  const { id } = failedResponse.body.receipt;
  assert.deepEqual(JSON.parse(verification.output), [
    { id, state: 'failed', effect: 'none', signature: 'valid', fault: null },
  ]);

  writeFileSync(responseFile, JSON.stringify({ ...failedResponse.body, receipt: null }));
  const resultWithoutReceipts = await rialto(['receipts', 'verify', responseFile, '--keys', keysUrl], {});
  assert.deepEqual(
    [resultWithoutReceipts.code, /The file contains no receipts\. /.test(resultWithoutReceipts.output)],
    [2, true],
    resultWithoutReceipts.output,
  );
});

/** Verifies the receipt in `file` against its lead in each input format, and against other leads and destinations. */
async function assertMatchesLead({
  folder = '',
  file = '',
  keysUrl = '',
  id = '',
  destination = '',
}: Readonly<Record<string, string>>) {
  const deliveryFile = join(folder, 'delivery.json');
  const lead = someLead();
  for (const [delivery, fault] of [
    [{ idempotencyKey: 'order 1', destination, ...lead }, null],
    [{ idempotency_key: 'order 1', destination, ...lead }, null],
    [{ destination, lead }, null],
    [{ idempotencyKey: 'order 1', destination, ...lead, name: 'Grace Hopper' }, 'payload'],
    [{ idempotencyKey: 'order 1', destination: `${destination}b`, ...lead }, 'destination'],
  ] as const) {
    writeFileSync(deliveryFile, JSON.stringify(delivery));
    const comparison = await rialto(['receipts', 'verify', file, '--keys', keysUrl, '--lead', deliveryFile], {});
    assert.deepEqual(JSON.parse(comparison.output), [
      { id, state: 'delivered', effect: 'done', signature: 'valid', fault },
    ]);
    assert.equal(comparison.code, fault === null ? 0 : 1);
  }
  const resultWithoutLead = await rialto(['receipts', 'verify', file, '--keys', keysUrl, '--lead', file], {});
  assert.deepEqual(
    [resultWithoutLead.code, /--lead contains no delivery/.test(resultWithoutLead.output)],
    [2, true],
    resultWithoutLead.output,
  );
}

test('rialto receipts names a missing or invalid setting or argument, and never prints the key', async () => {
  const secret = 'rlk_live_0000000000';
  for (const [args, settings, sentence] of [
    [['list'], {}, /Set RIALTO_RELAY_KEY/],
    [['list', '--url=http://relay.example'], { RIALTO_RELAY_KEY: secret }, /must be https/],
    [
      ['show'],
      { RIALTO_RELAY_KEY: secret },
      /show needs an idempotency key or the id .*such as: rialto receipts show /,
    ],
    [['download'], { RIALTO_RELAY_KEY: secret }, /download needs the name of a new file, such as: rialto receipts dow/],
    [['verify'], {}, /verify needs the file with the receipts .*such as: rialto receipts verify /],
    [['verify', 'package.json'], {}, /verify needs --keys, the public keys of the relay: .*such as --keys keys\.json/],
    [['list', 'form-42'], { RIALTO_RELAY_KEY: secret }, /list accepts options only, not "form-42"/],
  ] as const) {
    const result = await rialto(['receipts', ...args], settings);
    assert.equal(result.code, 2, result.output);
    assert.match(result.output, sentence);
    assert.ok(!result.output.includes(secret));
  }
});
