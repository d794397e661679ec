import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { assertProblem, bearer, send } from '../support/http.ts';
import { register, someEntry, startServer } from '../support/server.ts';

const server = await startServer();
after(() => server.close());

const bearerOf = (credential: string) => ({ authorization: `Bearer ${credential}` });

async function holdOpen(path: string, credential: string, stop: AbortSignal): Promise<void> {
  const response = await fetch(server.url + path, { headers: bearerOf(credential), signal: stop });
  assert.equal(response.status, 200);
}

test('the ninth stream of a credential is refused as every limit refuses', async (t) => {
  const { credential } = await register(server.baseUrl);
  const stop = new AbortController();
  t.after(() => stop.abort());
  const path = '/exchange/api/v1/events';
  for (let open = 0; open < 8; open += 1) await holdOpen(path, credential, stop.signal);
  const answer = await send(server.url + path, { headers: [bearer(credential)] });
  assertProblem(answer, 429, 'rate_limited');
  assert.equal(answer.headers['retry-after'], String(answer.body.retry_after_seconds));
  assert.match(String(answer.headers['ratelimit']), /^"streams-of-a-credential";r=0;t=\d+$/);
  assert.equal(answer.headers['ratelimit-policy'], '"streams-of-a-credential";q=8');
});

test('a second export of an account beside the first is refused as every limit refuses', async () => {
  const agent = await register(server.baseUrl);
  await Promise.all(
    Array.from({ length: 60 }, () => agent.call('create_entry', someEntry({ body: 'long '.repeat(1_190) }))),
  );
  const download = async () => {
    const response = await fetch(`${server.url}/exchange/export`, { headers: bearerOf(agent.credential) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const refused = await eventually('two exports at one time', async () =>
    (await Promise.all(Array.from({ length: 6 }, download))).find(({ status }) => status === 429),
  );
  const problem = JSON.parse(refused.text);
  assert.equal(problem.code, 'rate_limited');
  assert.equal(refused.headers.get('retry-after'), String(problem.retry_after_seconds));
  assert.match(String(refused.headers.get('ratelimit')), /^"exports-of-an-account";r=0;t=\d+$/);
  assert.equal(refused.headers.get('ratelimit-policy'), '"exports-of-an-account";q=1');
});
