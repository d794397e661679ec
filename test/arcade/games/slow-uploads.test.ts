import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** The server measures the rate of a body over at least two seconds. */
const observedMs = 2_200;
const accounts = 6;
const uploadBytes = 4 * 1024 * 1024;

let server: TestServer;
let players: Player[];
const uploads = new Set<ClientRequest>();
before(async () => {
  server = await startServer();
  players = [];
  for (let count = 0; count < accounts; count += 1) players.push(await registerPlayer(server.url));
});
after(async () => {
  for (const upload of uploads) upload.on('error', () => {}).destroy();
  await server.close();
});

/** Begins an upload from the address 127.0.0.N; resolves when the server is ready for the body. */
async function begin(player: number, addressNumber: number): Promise<ClientRequest> {
  const upload = httpRequest(`${server.url}/arcade/api/v1/games/validate`, {
    method: 'POST',
    agent: false,
    localAddress: `127.0.0.${addressNumber}`,
    headers: {
      'content-type': 'application/zip',
      'content-length': uploadBytes,
      authorization: `Bearer ${players[player]?.credential}`,
      expect: '100-continue',
    },
  });
  upload.flushHeaders();
  uploads.add(upload);
  const response = once(upload, 'response').then(([early]) => early as IncomingMessage);
  const isReady = await Promise.race([once(upload, 'continue').then(() => true), response.then(() => false)]);
  if (!isReady) throw new Error(`refused: ${await bodyOf(await response)}`);
  return upload;
}

async function responseOf(upload: ClientRequest): Promise<{ readonly status: number; readonly body: string }> {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await bodyOf(response) };
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  return Buffer.concat(await response.toArray()).toString('utf8');
}

test('Bodies that stop arriving lose their slot to others, and a body that arrives keeps its slot.', async () => {
  const steady = await begin(0, 2);
  const stopped = [await begin(0, 2)];
  for (const [player, address] of [
    [1, 2],
    [1, 2],
    [2, 3],
    [2, 3],
    [3, 3],
    [3, 3],
  ] as const)
    stopped.push(await begin(player, address));
  const ended = Promise.race(stopped.map(responseOf));
  await assert.rejects(begin(4, 4), /as many uploads as it can/);

  const sending = sendSteadily(steady);
  await pause(observedMs);
  const next = await begin(4, 4);
  const { status, body } = await ended;
  assert.equal(status, 408, body);
  assert.equal(JSON.parse(body).code, 'request_timeout');
  assert.match(JSON.parse(body).detail, /less than 128 KiB per second/);

  next.end(Buffer.alloc(uploadBytes));
  assert.equal((await responseOf(next)).status, 422, 'the bytes are no archive');
  steady.end(Buffer.alloc(uploadBytes - sending.stop()));
  assert.equal((await responseOf(steady)).status, 422, 'the steady upload was read to its end');
});

test('One address has at most four bodies in progress.', async () => {
  for (const upload of uploads) upload.on('error', () => {}).destroy();
  for (const player of [0, 0, 1, 1]) await beginWhenFree(player, 5);
  await assert.rejects(begin(2, 5), /Your address already has 4 uploads in progress/);
  await begin(2, 6);
});

/** Slots of closed connections are free when the server has noticed it. */
function beginWhenFree(player: number, address: number): Promise<ClientRequest> {
  return eventually('a slot is free', () => begin(player, address).catch(() => null));
}

/** Sends 32 KiB every 50 ms until `stop`, which returns the number of bytes. */
function sendSteadily(upload: ClientRequest): { stop(): number } {
  const piece = Buffer.alloc(32 * 1024);
  let bytes = 0;
  const timer = setInterval(() => {
    if (bytes + piece.length >= uploadBytes) return;
    upload.write(piece);
    bytes += piece.length;
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return bytes;
    },
  };
}
