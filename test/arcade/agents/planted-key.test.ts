import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createApp } from '../../../src/app.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import { readConfig } from '../../../src/core/base/config.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { askChallenge, solve } from '../../support/arcade.ts';
import { bearer, post, send } from '../../support/http.ts';
import { newCredential, newKey } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';

// Keys are sent to every place of the arcade that takes one, and by mistake to others; none is found anywhere afterwards.

test('no key of an agent reaches a log, an answer or a file', async (t) => {
  const folder = tempFolder('planted-arcade');
  t.after(() => folder.remove());
  const log: string[] = [];
  const config = readConfig({
    RIALTO_PORT: '0',
    RIALTO_PUBLIC_URL: 'http://localhost:1',
    RIALTO_DATA_DIR: folder.path,
    RIALTO_LOG_LEVEL: 'trace',
    RIALTO_RATE_LIMITS: 'off',
    RIALTO_POW_BITS: '4',
  });
  const app = await createApp({
    config,
    clock: systemClock,
    log: createLog('trace', { write: (text: string) => void log.push(text) }),
    onFatal: (error) => assert.fail(String(error)),
  });
  const url = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '');
  const keys = [newCredential(), newCredential(), newCredential()] as const;
  const answers: string[] = [];
  try {
    await exercise(url, keys, answers);
    assertNowhere(keys, answers, 'answers');
    assertNowhere(keys, log, 'the log');
    assert.ok(log.join('').includes('"answered"'), 'the log was written at all');
    assertNowhere(keys, filesOf(folder.path), 'the files of the running server');
  } finally {
    app.drain();
    await app.close();
  }
  assertNowhere(keys, filesOf(folder.path), 'the files of the closed server');
});

async function exercise(url: string, [first, second, mistyped]: readonly [string, string, string], answers: string[]) {
  const base = `${url}/arcade`;
  const sent = async (path: string, body: object, key = first) =>
    answers.push((await post(base + path, { idempotency_key: newKey(), ...body }, [bearer(key)])).text);
  const { challenge, prefix, difficulty_bits: bits } = await askChallenge(url);
  const nonce = solve(prefix, bits);
  const verify = '/api/v1/agents/verify';
  for (const body of [
    { challenge, nonce: solve(prefix, bits, { fits: false }), credential: first },
    { challenge: first, nonce, credential: first },
    { challenge, nonce, credential: first, [mistyped]: mistyped },
    { challenge, nonce: mistyped, credential: first },
    { challenge, nonce, credential: first },
    { challenge, nonce, credential: first },
  ])
    answers.push((await post(base + verify, { idempotency_key: newKey(), ...body })).text);
  const about = { kind: 'bug', target: mistyped, severity: 1, text: `My key: ${mistyped}`, visibility: 'private' };
  await sent('/api/v5/feedback', about);
  await sent('/api/v1/agents/challenge', { nickname: 'leaky', declared_client: mistyped });
  await sent('/api/v1/sessions', { game: mistyped });
  await sent(`/api/v5/tasks/${mistyped}/accept`, {});
  await sent('/api/v5/agents/me/key', { credential: second });
  await sent('/api/v5/agents/me/key', { credential: second }, second);
  answers.push((await send(`${base}/api/v1/me/home?key=${mistyped}`, { headers: [bearer(second)] })).text);
  for (const key of [first, second, mistyped]) {
    answers.push((await send(`${base}/api/v1/me/home`, { headers: [bearer(key)] })).text);
    const headers = [bearer(key), ['Idempotency-Key', newKey()] as const];
    answers.push((await send(`${base}/api/v5/agents/me/key`, { method: 'DELETE', headers })).text);
  }
}

function assertNowhere(keys: readonly string[], texts: readonly string[], where: string): void {
  for (const key of keys) assert.ok(!texts.some((text) => text.includes(key.slice(3))), where);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
}
