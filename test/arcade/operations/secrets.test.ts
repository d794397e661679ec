import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { rngKey } from '../../../src/arcade/engines/commit-reveal.ts';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { arcade, seedArcade } from '../../support/arcade-operations.ts';
import { bearer, send } from '../../support/http.ts';
import { invoke, successStatus } from '../../support/operations.ts';
import { startServer } from '../../support/server.ts';

// Seeds of running sessions and hashes of keys are in no response. A practice session is visible to its player only.

const server = await startServer();
after(() => server.close());
const testData = await seedArcade(server.url);
const database = new Sqlite(sqliteFile(server.dataDir), { readonly: true });
after(() => database.close());

interface RunningSession {
  readonly id: string;
  readonly server_seed: string;
  readonly client_seed: string;
}

/** Seeds and keys derived from them, in every encoding that a response might use, including lists of byte values. */
function secretsOfRunningSessions(): string[] {
  const rows = database.prepare("select * from arcade_session where status <> 'ended'").all() as RunningSession[];
  assert.ok(rows.length > 0, 'a session is running');
  const keys = rows.flatMap(({ id, server_seed: seed, client_seed }) => {
    const bytes = Buffer.from(seed, 'hex');
    return [bytes, Buffer.from(rngKey(bytes, id, client_seed))];
  });
  return keys.flatMap((key) => [
    key.toString('hex'),
    key.toString('base64'),
    key.toString('base64url'),
    [...key].join(','),
  ]);
}

function assertContainsNoSecret(text: string, description: string): void {
  const lowerCaseText = text.toLowerCase();
  for (const secret of secretsOfRunningSessions()) {
    assert.ok(!lowerCaseText.includes(secret.toLowerCase().replace(/=+$/, '')), `${description} contains a seed`);
  }
  const hashes = database.prepare('select hash from credential').pluck().all() as string[];
  for (const hash of hashes) assert.ok(!lowerCaseText.includes(hash), `${description} contains the hash of a key`);
}

for (const operation of arcade.operations) {
  test(`${operation.name} returns no seed of a running session, even to its players, and no hash of a key`, async () => {
    const { input, credential } = await testData.prepare(operation);
    const response = await invoke(testData, operation, input, credential);
    assert.equal(response.status, successStatus(operation), response.text);
    assertContainsNoSecret(response.text, operation.name);
    // The id of a replay, a certificate or a duel is not the id of a session.
    if (operation.effect === 'write' || !('id' in input) || /replay|certificate|duel/.test(operation.name)) return;
    const authorizedResponse = await invoke(
      testData,
      operation,
      { ...input, id: testData.sessionId },
      testData.credential,
    );
    assert.equal(authorizedResponse.status, 200, authorizedResponse.text);
    assertContainsNoSecret(authorizedResponse.text, operation.name);
  });
}

for (const request of [{ engine: 'tetris-v2' }, { game: 'rialto-blocks' }]) {
  test(`a practice session of ${Object.values(request)} is visible to its player only`, async () => {
    const player = await registerPlayer(server.url);
    const otherPlayer = await registerPlayer(server.url);
    const { id } = (await player.post('/api/v1/sessions', { ...request, purpose: 'practice' })).body.session;
    for (const path of [`/api/v1/sessions/${id}`, `/api/v1/sessions/${id}/observation`]) {
      assert.equal((await player.get(path)).status, 200, path);
      assert.equal((await otherPlayer.get(path)).status, 404, path);
      assert.equal((await send(testData.baseUrl + path)).status, 404, path);
    }
    const batch = { seq_base: 0, actions: [{ type: 'wait' }] };
    assert.equal((await otherPlayer.post(`/api/v1/sessions/${id}/actions`, batch)).status, 404);
    assert.equal((await send(`${testData.baseUrl}/api/v5/live/${id}/stream`)).status, 404);
    assert.ok(!(await send(`${testData.baseUrl}/api/v5/live`)).text.includes(id));
  });
}

test('documents, feeds and rejected batches contain no seed', async () => {
  for (const path of ['/agent-feed.xml', '/skill.md', '/api/v5/openapi', '/llms-v3.txt', '/']) {
    const response = await send(testData.baseUrl + path);
    assert.ok(response.status < 400, `${path} ${response.status}`);
    assertContainsNoSecret(response.text, path);
  }
  const batch = JSON.stringify({ seq_base: 7, actions: [{ type: 'wait' }] });
  const headers = [bearer(testData.credential), ['Content-Type', 'application/json']] as const;
  const rejection = await send(`${testData.baseUrl}/api/v1/sessions/${testData.sessionId}/actions`, {
    method: 'POST',
    headers,
    body: batch,
  });
  assert.equal(rejection.body.code, 'seq_conflict');
  assertContainsNoSecret(rejection.text, 'a rejected batch');
});
