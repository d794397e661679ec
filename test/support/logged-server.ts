import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { TestContext } from 'node:test';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/core/base/clock.ts';
import { readConfig } from '../../src/core/base/config.ts';
import { createLog } from '../../src/core/base/log.ts';
import { eventually } from './eventually.ts';
import { tempFolder } from './temp.ts';

/** Starts a server on SQLite and captures its log lines. */
export async function startServerWithLog(t: TestContext) {
  const folder = tempFolder('logged-server');
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, callback) {
      lines.push(String(line));
      callback();
    },
  });
  const config = readConfig({ RIALTO_PORT: '0', RIALTO_DATA_DIR: folder.path });
  const log = createLog('info', destination);
  const app = await createApp({ config, clock: systemClock, log, onFatal: (cause) => assert.fail(String(cause)) });
  await app.server.listen({ host: config.host, port: 0 });
  t.after(async () => {
    await app.close();
    folder.remove();
  });
  const { port } = app.server.server.address() as AddressInfo;
  /** Waits for the first log line of a completed request, and returns it. */
  const waitForResponseLog = (description: string) =>
    eventually(description, () =>
      lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'request completed'),
    );
  return { port, lines, waitForResponseLog };
}
