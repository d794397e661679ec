import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { createApp } from '../../../src/app.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import { readConfig } from '../../../src/core/base/config.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { eventually } from '../../support/eventually.ts';
import { sendBytes } from '../../support/http.ts';
import { tempFolder } from '../../support/temp.ts';

/** A server whose log is read. */
async function start(t: TestContext) {
  const folder = tempFolder('hang-up');
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
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
  const answered = (about: string) =>
    eventually(about, () => lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'answered'));
  return { port, lines, answered };
}

test('a client that hangs up in the middle of its body is no failure of the server', async (t) => {
  const { port, lines, answered } = await start(t);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /exchange/api/v1/operations/search HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"q":`);
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1\.1 100 /);
  socket.destroy();
  const line = await answered('a line about the request');
  assert.equal(line.status, 400);
  assert.deepEqual(
    lines.filter((each) => each.includes('"level":"error"')),
    [],
  );
});

test('bytes that are no request are answered with an id that stands in the log', async (t) => {
  const { port, answered } = await start(t);
  const text = await sendBytes(`http://127.0.0.1:${port}`, 'once upon a time\r\n\r\n');
  assert.match(text, /^HTTP\/1\.1 400 /);
  const line = await answered('a line about the bytes');
  assert.equal(/X-Request-Id: ([0-9a-f]{32})/.exec(text)?.[1], line.request_id);
  assert.equal(line.code, 'invalid_input');
});
