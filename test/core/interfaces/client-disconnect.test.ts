import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { sendBytes } from '../../support/http.ts';
import { startServerWithLog } from '../../support/logged-server.ts';

test('a client that disconnects while sending its body is logged with status 400 and not as an error', async (t) => {
  const { port, lines, waitForResponseLog } = await startServerWithLog(t);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /exchange/api/v1/operations/search HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"q":`);
  const [response] = await once(socket, 'data');
  assert.match(String(response), /^HTTP\/1\.1 100 /);
  socket.destroy();
  const line = await waitForResponseLog('the log line of the request');
  assert.equal(line.status, 400);
  assert.deepEqual(
    lines.filter((line) => line.includes('"level":"error"')),
    [],
  );
});

test('a malformed request gets a response with a request id that is in the log', async (t) => {
  const { port, waitForResponseLog } = await startServerWithLog(t);
  const text = await sendBytes(`http://127.0.0.1:${port}`, 'once upon a time\r\n\r\n');
  assert.match(text, /^HTTP\/1\.1 400 /);
  const line = await waitForResponseLog('the log line of the request');
  assert.equal(/X-Request-Id: ([0-9a-f]{32})/.exec(text)?.[1], line.request_id);
  assert.equal(line.code, 'invalid_input');
});
