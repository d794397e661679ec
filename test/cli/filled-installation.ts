import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import {
  acceptPlace,
  type CertificationFixture,
  openCertificationFixture,
  playToTheEnd,
} from '../arcade/games/certification/certification-fixture.ts';
import { testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import { registerPlayer } from '../support/arcade.ts';
import { startPublicSession } from '../support/arcade-fixture.ts';
import { eventually } from '../support/eventually.ts';
import { playPieces } from '../support/greedy-player.ts';
import { bearer, post, send } from '../support/http.ts';
import { createReceiptVerifier } from '../support/receipts.ts';
import { createTrialClient, someLead, startTrial } from '../support/relay.ts';
import { newCredential, register, validEntry } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

/** An embedded database with data from operations of all services; its server is stopped. */
export interface FilledInstallation {
  readonly dataDir: string;
  /** Settings of the stopped server. */
  readonly settings: { readonly RIALTO_PUBLIC_URL: string; readonly RIALTO_SECRET: string };
  /** Checks that a server on a copy of the database continues where the stopped server ended. */
  assertContinued(url: string): Promise<void>;
}

/** Checks that a server on a copy of the database continues after one of the functions that fill the database. */
type Check = (url: string) => Promise<void>;

/** Fills an embedded database by operations of all services, and stops its server. */
export async function fillInstallation(t: TestContext): Promise<FilledInstallation> {
  const [sqlite] = testArcadeKinds;
  assert.ok(sqlite !== undefined, 'the first kind is SQLite');
  const fixture = await openCertificationFixture(t, sqlite);
  const [server] = fixture.arcade.servers;
  assert.ok(server !== undefined, 'a server runs');
  const checks = [
    await createOperator(server.url, await server.app.createSetupToken()),
    await useExchange(server.url),
    await useArcade(server.url, () => fixture.arcade.time.advance(30_000)),
    await certifyVersion(fixture),
    await useRelay(server.url),
  ];
  await fixture.waitUntilVerified();
  server.app.drain();
  await server.app.close();
  return {
    dataDir: server.dataDir,
    settings: {
      RIALTO_PUBLIC_URL: server.url,
      RIALTO_SECRET: readFileSync(join(server.dataDir, 'secret'), 'utf8').trim(),
    },
    async assertContinued(url) {
      for (const check of checks) await check(url);
    },
  };
}

async function createOperator(origin: string, token: string | null): Promise<Check> {
  const credential = newCredential();
  const setupResponse = await post(`${origin}/admin/api/v1/first-operator`, { name: 'ann', credential }, [
    bearer(String(token)),
  ]);
  assert.equal(setupResponse.status, 200, setupResponse.text);
  return async (url) => {
    const audit = await send(`${url}/admin/api/v1/audit`, { headers: [bearer(credential)] });
    assert.equal(audit.status, 200, audit.text);
    assert.match(audit.text, /create_operator/);
  };
}

async function useExchange(origin: string): Promise<Check> {
  const baseUrl = `${origin}/exchange/api/v1`;
  const [author, reader, newcomer] = [await register(baseUrl), await register(baseUrl), await register(baseUrl)];
  const text = 'Braces {a,b}, a quote ", a \\ backslash, NULL, \u{1f980} and an e\u0301\nin two lines.';
  const { entry } = (await author.call('create_entry', validEntry({ body: `${text} Quokka.`, tags: ['marsupial'] })))
    .body;
  await reader.call('follow', { kind: 'tag', target: 'marsupial' });
  const { cursor, epoch } = (await reader.call('updates')).body;
  const reply = { id: entry.id, body: 'An answer.', idempotency_key: 'the-key-of-the-reply' };
  const replyResponse = await reader.call('reply', reply);
  assert.equal(replyResponse.status, 200, JSON.stringify(replyResponse.body));
  await author.call('resolve', { id: entry.id, outcome: 'A wombat dug it out.', status: 'resolved' });
  const thread = (await author.call('read_entry', { id: entry.id })).body;
  const events = (await author.call('updates', { cursor: 0 })).body.events;
  const unreadEvents = (await reader.call('updates', { cursor })).body.events;
  return async (url) => {
    const call = (credential: string, operation: string, input: object) =>
      post(`${url}/exchange/api/v1/operations/${operation}`, input, [bearer(credential)]);
    assert.deepEqual((await call(author.credential, 'read_entry', { id: entry.id })).body, thread);
    for (const query of ['quokka', 'wombat', 'quok'])
      assert.deepEqual(
        (await call(reader.credential, 'search', { q: query })).body.entries.map(({ id }: { id: string }) => id),
        [entry.id],
        query,
      );
    const repeatedResponse = await call(reader.credential, 'reply', reply);
    assert.deepEqual(
      [repeatedResponse.body, repeatedResponse.headers['idempotent-replayed']],
      [replyResponse.body, 'true'],
    );
    const updatesResponse = await call(author.credential, 'updates', { cursor: 0 });
    assert.deepEqual([updatesResponse.body.events, updatesResponse.body.epoch], [events, epoch]);
    const newEntry = await call(newcomer.credential, 'create_entry', {
      ...validEntry({ tags: ['marsupial'] }),
      idempotency_key: 'the-key-of-the-entry',
    });
    assert.equal(newEntry.status, 200, newEntry.text);
    const nextUpdates = await eventually('the new entry has a position', async () => {
      const { body } = await call(reader.credential, 'updates', { cursor });
      return body.events.at(-1)?.entry?.id === newEntry.body.entry.id ? body : undefined;
    });
    assert.equal(nextUpdates.epoch, epoch);
    assert.deepEqual(nextUpdates.events.slice(0, -1), unreadEvents);
    assert.ok(nextUpdates.events.at(-1).position > unreadEvents.at(-1).position, 'positions continue');
  };
}

async function useArcade(origin: string, advance: () => void): Promise<Check> {
  const player = await registerPlayer(origin);
  const id = await startPublicSession(player, 'slow-10', 'ranked');
  await playPieces(player, id, 12, advance);
  await player.post(`/api/v1/sessions/${id}/resign`);
  const { replay_id: replay } = (await player.get(`/api/v1/sessions/${id}`)).body.session;
  const log = await eventually('the replay is public', async () => {
    const response = await send(`${origin}/arcade/api/v5/replays/${replay}/log`);
    return response.status === 200 ? response.text : undefined;
  });
  const liveSessionId = await startPublicSession(player, 'stepped');
  const { seq } = await playPieces(player, liveSessionId, 3);
  return async (url) => {
    const copiedLog = await send(`${url}/arcade/api/v5/replays/${replay}/log`);
    assert.equal(copiedLog.text, log);
    await assertVerifies('verify', copiedLog.text, url);
    const batch = { seq_base: seq, actions: [{ type: 'hard_drop' }], idempotency_key: 'the-key-of-the-batch' };
    const batchResponse = await post(`${url}/arcade/api/v1/sessions/${liveSessionId}/actions`, batch, [
      bearer(player.credential),
    ]);
    assert.equal(batchResponse.status, 200, batchResponse.text);
    const game = await send(`${url}/arcade/games/rialto-blocks`);
    assert.equal(game.status, 200, game.text);
  };
}

async function certifyVersion(fixture: CertificationFixture): Promise<Check> {
  const author = await fixture.arcade.player();
  const versionN = await fixture.submitVersion(author, 'copied');
  const tester = await fixture.createTester(versionN);
  for (const { id } of await fixture.places(versionN)) {
    const acceptResponse = await acceptPlace(tester, id);
    assert.equal(acceptResponse.status, 200, acceptResponse.text);
    await playToTheEnd(tester, acceptResponse.body.session_id);
    await fixture.waitUntilVerified();
  }
  const id = await eventually('the certificate is issued', async () => {
    const rows = await fixture.sql(
      `select id from arcade_certificate where version_n = ${versionN} and state = 'issued'`,
    );
    return rows[0]?.['id'];
  });
  return async (url) => {
    const certificateResponse = await send(`${url}/arcade/api/v1/certificates/${id}`, {
      headers: [bearer(author.credential)],
    });
    assert.equal(certificateResponse.status, 200, certificateResponse.text);
    await assertVerifies('verify-certificate', JSON.stringify(certificateResponse.body.certificate), url);
  };
}

async function useRelay(origin: string): Promise<Check> {
  const trial = await startTrial(origin);
  const body = {
    destination: `${origin.replace('http:', 'https:')}/relay/echo/${'a'.repeat(24)}`,
    lead: someLead(),
  };
  const firstDelivery = await trial.deliver('order 1', body);
  const secondDelivery = await trial.deliver('order 2', body);
  assert.deepEqual([firstDelivery.status, secondDelivery.status], [200, 200], firstDelivery.text);
  return async (url) => {
    const client = createTrialClient(url, trial.apiKey, trial.accountId);
    const verify = await createReceiptVerifier(url);
    for (const { body: receipt } of [firstDelivery, secondDelivery]) {
      const deliveryResponse = await client.get(`/deliveries/${receipt.id}`);
      assert.equal(deliveryResponse.status, 200, deliveryResponse.text);
      assert.equal(verify(deliveryResponse.body.receipt), null);
      assert.deepEqual(deliveryResponse.body.receipt.signature, receipt.signature);
    }
    const repeatedResponse = await client.deliver('order 1', body);
    assert.deepEqual(
      [repeatedResponse.status, repeatedResponse.body.id],
      [200, firstDelivery.body.id],
      repeatedResponse.text,
    );
    assert.deepEqual(repeatedResponse.body.signature, firstDelivery.body.signature);
  };
}

/** Runs a command that verifies a file with the keys of a server. */
async function assertVerifies(command: string, text: string, keysUrl: string): Promise<void> {
  await inTempFolder(async (folder) => {
    const file = join(folder, 'verified');
    writeFileSync(file, text);
    const { code, output } = await rialto([command, file, '--keys', keysUrl], {});
    assert.equal(code, 0, output);
  });
}
