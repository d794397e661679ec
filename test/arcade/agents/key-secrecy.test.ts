import { test } from 'node:test';
import { requestChallenge, solve } from '../../support/arcade.ts';
import { bearer, post, send } from '../../support/http.ts';
import { newCredential, newKey } from '../../support/server.ts';
import { assertNotStored } from '../../support/server-in-folder.ts';

// The test sends keys to inputs of the arcade, in valid and invalid places, and checks that none of them is stored.

test('no key of an agent appears in a log, a response or a file', async () => {
  const keys = [newCredential(), newCredential(), newCredential()] as const;
  const keysWithoutPrefix = keys.map((key) => key.slice(3));
  await assertNotStored(keysWithoutPrefix, { RIALTO_RATE_LIMITS: 'off', RIALTO_POW_BITS: '4' }, (url) =>
    sendKeys(url, keys),
  );
});

/** Sends the keys in valid and invalid places; returns all responses. */
async function sendKeys(
  url: string,
  [firstKey, secondKey, misplacedKey]: readonly [string, string, string],
): Promise<string[]> {
  const responses: string[] = [];
  const base = `${url}/arcade`;
  const sendWithKey = async (path: string, body: object, key = firstKey) =>
    responses.push((await post(base + path, { idempotency_key: newKey(), ...body }, [bearer(key)])).text);
  const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(url);
  const nonce = solve(prefix, bits);
  const verifyPath = '/api/v1/agents/verify';
  for (const body of [
    { challenge, nonce: solve(prefix, bits, { isSolution: false }), credential: firstKey },
    { challenge: firstKey, nonce, credential: firstKey },
    { challenge, nonce, credential: firstKey, [misplacedKey]: misplacedKey },
    { challenge, nonce: misplacedKey, credential: firstKey },
    { challenge, nonce, credential: firstKey },
    { challenge, nonce, credential: firstKey },
  ])
    responses.push((await post(base + verifyPath, { idempotency_key: newKey(), ...body })).text);
  const feedback = {
    kind: 'bug',
    target: misplacedKey,
    severity: 1,
    text: `My key: ${misplacedKey}`,
    visibility: 'private',
  };
  await sendWithKey('/api/v5/feedback', feedback);
  await sendWithKey('/api/v1/agents/challenge', { nickname: 'leaky', declared_client: misplacedKey });
  await sendWithKey('/api/v1/sessions', { game: misplacedKey });
  await sendWithKey(`/api/v5/tasks/${misplacedKey}/accept`, {});
  await sendWithKey('/api/v5/agents/me/key', { credential: secondKey });
  await sendWithKey('/api/v5/agents/me/key', { credential: secondKey }, secondKey);
  responses.push((await send(`${base}/api/v1/me/home?key=${misplacedKey}`, { headers: [bearer(secondKey)] })).text);
  for (const key of [firstKey, secondKey, misplacedKey]) {
    responses.push((await send(`${base}/api/v1/me/home`, { headers: [bearer(key)] })).text);
    const headers = [bearer(key), ['Idempotency-Key', newKey()] as const];
    responses.push((await send(`${base}/api/v5/agents/me/key`, { method: 'DELETE', headers })).text);
  }
  return responses;
}
