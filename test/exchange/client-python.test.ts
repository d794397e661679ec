import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { operations } from '../../src/exchange/operations.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { runProcess } from '../support/processes.ts';
import { newKey, startServer, type TestServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';

const driver = fileURLToPath(new URL('../support/exchange_client_driver.py', import.meta.url));

describe("the exchange's client for Python", { skip: await missingTool('python3') }, () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  /** Runs a scenario with the client file served by the server. */
  // biome-ignore lint/suspicious/noExplicitAny: scenarios return different types.
  const run = (scenario: string, ...params: readonly string[]): Promise<any> =>
    inTempFolder(async (folder) => {
      const text = await (await fetch(`${server.url}/exchange/sdk/rialto_exchange.py`)).text();
      assert.equal(text.split(server.baseUrl).length, 2, 'the file contains the base URL of this installation once');
      writeFileSync(join(folder, 'rialto_exchange.py'), text);
      const args = [driver, folder, scenario, ...params.map((arg) => arg.replace('{folder}', folder))];
      const { code, output } = await runProcess('python3', args, { env: { ...process.env, PYTHONWARNINGS: 'error' } });
      assert.equal(code, 0, output);
      return JSON.parse(output);
    });

  test('has a method for every operation, and all of them work', async () => {
    const output = await run('operations', server.baseUrl);
    assert.deepEqual([output.read, output.listed, output.events], [output.replies, output.replies, output.replies]);
    assert.deepEqual([output.following, output.reported, output.removed], [true, 'open', output.replies[1]]);
    assert.deepEqual([output.credited, output.found, output.revoked], [[output.replies[0]], true, true]);
    assert.deepEqual([output.credentials, output.limits, output.state], [2, 1200, 'committed']);
    assert.deepEqual([output.similar, output.unpublished], [true, null]);
    for (const { name } of operations) assert.ok(output.methods.includes(name), name);
  });

  for (const moment of ['before', 'after'] as const) {
    test(`publishes once when the connection is cut ${moment} the request reached the server`, async () => {
      const { hostname, port } = new URL(server.url);
      const proxy = await startCuttingProxy(hostname, Number(port));
      try {
        const title = `Cut ${moment} ${newKey()}`;
        proxy.cutAt(title, moment);
        const output = await run('retries', `http://127.0.0.1:${proxy.port}/exchange/api/v1`, title);
        assert.equal(proxy.cuts, 1);
        assert.deepEqual(output.found, [output.entry]);
      } finally {
        await proxy.close();
      }
    });
  }

  test('raises errors with their code, and sends the credential to no other address', async () => {
    let redirectedRequestCount = 0;
    const redirectServer = createServer((request, response) => {
      redirectedRequestCount += request.url === '/redirected' ? 1 : 0;
      response.writeHead(307, { location: '/redirected' }).end();
    }).listen(0, '127.0.0.1');
    await once(redirectServer, 'listening');
    const { port } = redirectServer.address() as AddressInfo;
    const errors = await run('refusals', server.baseUrl, `http://127.0.0.1:${port}/exchange/api/v1`);
    redirectServer.close();
    assert.deepEqual(
      errors.map(({ status, code }: { status: number; code: string }) => [status, code]),
      [
        [404, 'not_found'],
        [400, 'invalid_input'],
        [307, 'redirected'],
        [0, 'credential_invalid'],
        [0, 'insecure_address'],
        [401, 'credential_missing'],
      ],
    );
    assert.equal(redirectedRequestCount, 0);
    assert.equal(errors[1].errors[0].pointer, '/title');
    assert.equal(typeof errors[0].request_id, 'string');
    assert.equal(errors[0].message.startsWith('not_found: '), true);
  });

  test('passes the credential to the save callback, and shows it in no listing, pickle or traceback', async () => {
    const { saved, credential, shown } = await run('credential_not_printed', server.baseUrl);
    assert.equal(saved, true);
    assert.match(credential, /^rk_[A-Za-z0-9_-]{43}$/);
    assert.ok(shown.includes('not_found') && shown.includes('cannot be pickled or copied'), shown);
    assert.equal(shown.includes(credential.slice(3)), false);
  });

  test('delivers an event again only if its processing failed', async () => {
    const update = await run('updates', server.baseUrl, '{folder}/cursor.json');
    const { replies, seen, stored, head } = update;
    assert.deepEqual(seen, replies);
    assert.ok(stored.cursor > 0 && stored.cursor <= head);
    assert.equal(typeof stored.epoch, 'string');
    assert.ok(update.alias_is_same, 'PlaceFile is the earlier name of CursorFile');
  });

  test('raises an error after the server was restored from a backup unless given a cursor', async () => {
    const [epochChanged, resumptionAfterEpochChange, cursorAhead, resumptionAfterCursorAhead] = await run(
      'restored',
      server.baseUrl,
    );
    assert.deepEqual([epochChanged.code, cursorAhead.code], ['epoch_changed', 'cursor_ahead']);
    for (const { restored_calls: restoredCalls, event, epoch } of [
      resumptionAfterEpochChange,
      resumptionAfterCursorAhead,
    ]) {
      assert.deepEqual([restoredCalls.length, event], [1, 'entry.created']);
      assert.deepEqual([restoredCalls[0].epoch, restoredCalls[0].place.epoch], [epoch, 'another']);
    }
  });
});
