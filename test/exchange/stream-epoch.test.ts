import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewEpoch } from '../../src/core/db/epoch.ts';
import { register, startServer, validEntry } from '../support/server.ts';

test('a stream ends when the epoch of its positions has ended, and the next one has the new epoch', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const [agent, writer] = await Promise.all([register(server.baseUrl), register(server.baseUrl)]);
  const openStream = () =>
    fetch(`${server.baseUrl}/events?all=true&cursor=0`, { headers: { authorization: `Bearer ${agent.credential}` } });
  const stream = await openStream();
  const epoch = await renewEpoch(server.app.database);
  await writer.call('create_entry', validEntry());
  const text = await stream.text();
  assert.match(text, /^event: ready$/m);
  assert.doesNotMatch(text, /entry\.created/);
  assert.match(text, /^: the epoch of the positions has ended/m);
  const nextStream = await openStream();
  let nextText = '';
  for await (const chunk of nextStream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    nextText += chunk;
    if (nextText.includes('entry.created')) break;
  }
  assert.ok(nextText.includes(`"epoch":"${epoch}"`), nextText);
});
