import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createLog } from '../../../src/core/base/log.ts';
import { clientSourceFor } from '../../../src/core/interfaces/documents/client-source.ts';
import { runProcess } from '../../support/processes.ts';
import { clientDefaultUrl } from '../../support/relay-clients.ts';
import { assertServed } from '../../support/served-document.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { withServerIn } from '../../support/server-in-folder.ts';
import { inTempFolder } from '../../support/temp.ts';

const clients = [
  ['rialto-relay.mjs', 'text/javascript; charset=utf-8'],
  ['rialto_relay.py', 'text/x-python; charset=utf-8'],
] as const;

describe("the relay's clients", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  test('are served with the URL of this installation and matching hashes', async () => {
    await inTempFolder(async (folder) => {
      const checksums = await assertServed(`${server.url}/relay/sdk/SHA256SUMS`, 'text/plain; charset=utf-8', null);
      for (const [name, type] of clients) {
        const text = await assertServed(`${server.url}/relay/sdk/${name}`, type, null);
        assert.equal(text, clientSourceFor(name, clientDefaultUrl, `${server.url}/relay`));
        assert.ok(text.includes(`${server.url}/relay`) && !text.includes('localhost:8080'));
        writeFileSync(join(folder, name), text);
      }
      writeFileSync(join(folder, 'SHA256SUMS'), checksums);
      const { code, output } = await runProcess('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder });
      assert.equal(code, 0, output);
      assert.equal(output, 'rialto-relay.mjs: OK\nrialto_relay.py: OK\n');
    });
  });
});

test('a relay with a public http URL serves no clients and logs that once at start', async () => {
  await inTempFolder(async (folder) => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (text: string) => void lines.push(text) });
    await withServerIn(folder, { RIALTO_RELAY_URL: 'http://relay.example.com' }, log, async (url) => {
      for (const name of [...clients.map(([file]) => file), 'SHA256SUMS'])
        assert.equal((await fetch(`${url}/relay/sdk/${name}`)).status, 404, name);
    });
    assert.equal(lines.filter((line) => line.includes('relay clients are not served')).length, 1);
  });
});
