import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { someLead, startTrial } from '../support/relay.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

test('rialto receipts lists, shows, downloads and verifies the receipts of an account, also with the keys of a client', async (t) => {
  const { RIALTO_DATA_DIR: folder } = tempDataDir(t);
  const { url } = await startServeProcess(t, { ...tempDataDir(t), RIALTO_PUBLIC_URL: 'http://localhost:8080' });
  const source = await startTrial(url);
  const destination = `https://localhost:8080/relay/echo/${'a'.repeat(24)}`;
  const delivered = await source.deliver('order 1', { destination, lead: someLead() });
  assert.equal(delivered.status, 200, delivered.text);
  const { id } = delivered.body;
  const settings = { RIALTO_RELAY_KEY: source.apiKey, RIALTO_PUBLIC_URL: url };

  const listed = await rialto(['receipts', 'list', '--state=delivered'], settings);
  assert.deepEqual(
    JSON.parse(listed.output).map((delivery: { id: string }) => delivery.id),
    [id],
  );
  for (const name of ['order 1', id]) {
    const process = await rialto(['receipts', 'show', name], settings);
    assert.equal(JSON.parse(process.output).id, id);
  }
  const file = join(folder, 'receipts.json');
  assert.equal((await rialto(['receipts', 'download', file], settings)).code, 0);
  const keys = `${url}/relay/.well-known/rialto-keys.json`;
  const verified = await rialto(['receipts', 'verify', file, '--keys', keys], {});
  assert.equal(verified.code, 0, verified.output);
  assert.deepEqual(JSON.parse(verified.output), [
    { id, state: 'delivered', effect: 'done', signature: 'valid', fault: null },
  ]);

  for (const key of ['order 2', 'order 3']) await source.deliver(key, { destination, lead: someLead() });
  const all = join(folder, 'all.json');
  assert.equal((await rialto(['receipts', 'download', all], settings)).code, 0);
  const receipts: unknown[] = JSON.parse(readFileSync(all, 'utf8'));
  assert.equal(receipts.length, 3);
  assert.doesNotMatch((await rialto(['receipts', 'verify', all, '--keys', keys], {})).output, /chains/);
  writeFileSync(all, JSON.stringify([receipts[0], receipts[2]]));
  assert.match(
    (await rialto(['receipts', 'verify', all, '--keys', keys], {})).output,
    /The 2 different receipts form 2 separate chains: receipts are missing/,
  );

  const keyList = join(folder, 'keys.json');
  const { keys: published } = (await (await fetch(keys)).json()) as { keys: unknown[] };
  writeFileSync(keyList, JSON.stringify(published));
  assert.equal((await rialto(['receipts', 'verify', file, '--keys', keyList], {})).code, 0);

  writeFileSync(file, readFileSync(file, 'utf8').replace('"effect": "done"', '"effect": "none"'));
  const changed = await rialto(['receipts', 'verify', file, '--keys', keys], {});
  assert.equal(changed.code, 1);
  assert.equal(JSON.parse(changed.output)[0].signature, 'not valid');
});

test('rialto receipts names a missing setting, and never prints the key', async () => {
  const secret = 'rlk_live_0000000000';
  for (const [args, settings, sentence] of [
    [['list'], {}, /Set RIALTO_RELAY_KEY/],
    [['list', '--url=http://relay.example'], { RIALTO_RELAY_KEY: secret }, /must be https/],
    [['show'], { RIALTO_RELAY_KEY: secret }, /Usage: rialto receipts/],
    [['verify', 'package.json'], {}, /--keys/],
  ] as const) {
    const ended = await rialto(['receipts', ...args], settings);
    assert.equal(ended.code, 2, ended.output);
    assert.match(ended.output, sentence);
    assert.ok(!ended.output.includes(secret));
  }
});
