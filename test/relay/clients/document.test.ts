import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { RialtoRelay } from '../../../sdk/rialto-relay.mjs';
import { blocksOf, scriptOf } from '../../documents/blocks.ts';
import { oneNode } from '../../support/nodes.ts';
import { runProcess } from '../../support/processes.ts';
import { openRelayTestEnvironment, type RelayTestEnvironment } from '../../support/relay.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { httpResponse, respondOk } from '../../support/tls-sink.ts';

const document = 'docs/relay-client.md';

describe("the document of the relay's clients", { skip: await missingTool('bash', 'curl', 'python3') }, () => {
  let relay: RelayTestEnvironment;
  const receivedBodies = new Set<string>();
  before(async () => {
    relay = await openRelayTestEnvironment(oneNode, {
      // Each lead fails once, so that the document's instructions for replays are tested.
      onRequest(socket, { body }) {
        const isFirstRequest = !receivedBodies.has(String(body));
        receivedBodies.add(String(body));
        if (isFirstRequest) socket.write(httpResponse('500 Oops', 'not now'));
        else respondOk(socket);
      },
    });
  });
  after(() => relay?.close());

  test('contains commands that lead from an empty folder to delivered leads and verified receipts', async () => {
    const blocks = blocksOf(document).filter(({ marker }) => marker === 'delivering');
    assert.ok(blocks.length >= 8);
    const script = scriptOf(blocks, relay.urls[0] ?? '');
    await inTempFolder(async (folder) => {
      const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
      const { code, output } = await runProcess('bash', ['-c', script], {
        cwd: folder,
        env: { ...process.env, PATH: path, PYTHONDONTWRITEBYTECODE: '1', LEADS_TO: relay.destination },
      });
      assert.equal(code, 0, output);
      assert.equal(output.match(/^delivery_failed\b.*unknown.*check_destination/gm)?.length, 2, output);
      assert.equal(output.match(/^delivered dlv_\w+$/gm)?.length, 2, output);
      assert.match(output, /^valid, and of this lead$/m);
      // The failed first attempt of the second lead has its own receipt between these two.
      assert.match(output, /^previous$/m);
      assert.ok(existsSync(join(folder, 'form-43.json.delivered')));
    });
  });

  test('names every method of the client in JavaScript', () => {
    const text = readFileSync(document, 'utf8');
    for (const name of Object.getOwnPropertyNames(RialtoRelay.prototype))
      assert.ok(name === 'constructor' || text.includes(`${name}(`) || text.includes(`\`${name}\``), name);
  });
});
