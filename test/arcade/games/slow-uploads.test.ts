import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { systemClock } from '../../../src/core/base/clock.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { startServer, type TestServer } from '../../support/server.ts';

/** The server measures the rate of a body over at least two seconds. */
const observationMs = 2_200;
/** More than 128 KiB per second during `observationMs`. */
const steadyBytes = 1024 * 1024;
const accountCount = 6;
const uploadBytes = 4 * 1024 * 1024;

let server: TestServer;
let players: Player[];
const uploads = new Set<ClientRequest>();
/** Sockets of the server by the port of the client. */
const serverSockets = new Map<number | undefined, Socket>();
/** Monotonic time of the server. Only a test advances it, so that slow requests on a busy machine do not matter. */
let monotonicMs = systemClock.monotonicMs();
before(async () => {
  server = await startServer({}, { nowMs: () => systemClock.nowMs(), monotonicMs: () => monotonicMs });
  server.app.server.server.on('connection', (socket) => serverSockets.set(socket.remotePort, socket));
  players = [];
  for (let count = 0; count < accountCount; count += 1) players.push(await registerPlayer(server.url));
});
after(async () => {
  for (const upload of uploads) upload.on('error', () => {}).destroy();
  await server.close();
});

/** Starts an upload from 127.0.0.`addressNumber`. Resolves when the server awaits the body; rejects if it refuses. */
async function startUpload(playerIndex: number, addressNumber: number): Promise<ClientRequest> {
  const upload = httpRequest(`${server.url}/arcade/api/v1/games/validate`, {
    method: 'POST',
    agent: false,
    localAddress: `127.0.0.${addressNumber}`,
    headers: {
      'content-type': 'application/zip',
      'content-length': uploadBytes,
      authorization: `Bearer ${players[playerIndex]?.credential}`,
      expect: '100-continue',
    },
  });
  upload.flushHeaders();
  uploads.add(upload);
  const response = once(upload, 'response').then(([earlyResponse]) => earlyResponse as IncomingMessage);
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

test('a stalled upload loses its slot to another upload, and an upload that sends data keeps its slot', async () => {
  const steadyUpload = await startUpload(0, 2);
  const stalledUploads = [await startUpload(0, 2)];
  for (const [player, address] of [
    [1, 2],
    [1, 2],
    [2, 3],
    [2, 3],
    [3, 3],
    [3, 3],
  ] as const)
    stalledUploads.push(await startUpload(player, address));
  const firstResponse = Promise.race(stalledUploads.map(responseOf));
  await assert.rejects(startUpload(4, 4), /as many uploads as it can/);

  await sendPart(steadyUpload, steadyBytes);
  monotonicMs += observationMs;
  const laterUpload = await startUpload(4, 4);
  const { status, body } = await firstResponse;
  assert.equal(status, 408, body);
  assert.equal(JSON.parse(body).code, 'request_timeout');
  assert.match(JSON.parse(body).detail, /less than 128 KiB per second/);

  laterUpload.end(Buffer.alloc(uploadBytes));
  assert.equal((await responseOf(laterUpload)).status, 422, 'the bytes are not an archive');
  steadyUpload.end(Buffer.alloc(uploadBytes - steadyBytes));
  assert.equal((await responseOf(steadyUpload)).status, 422, 'the steady upload was read to its end');
});

test('an address can have at most four uploads in progress', async () => {
  for (const upload of uploads) upload.on('error', () => {}).destroy();
  for (const player of [0, 0, 1, 1]) await startUploadWhenFree(player, 5);
  await assert.rejects(startUpload(2, 5), /Your address already has 4 uploads in progress/);
  await startUpload(2, 6);
});

/** Retries until a slot is free, because the server frees the slot of a closed connection asynchronously. */
function startUploadWhenFree(playerIndex: number, addressNumber: number): Promise<ClientRequest> {
  return eventually('a slot is free', () => startUpload(playerIndex, addressNumber).catch(() => null));
}

/** Sends a part of the body; resolves when the server has received it. */
async function sendPart(upload: ClientRequest, bytes: number): Promise<void> {
  const socket = serverSockets.get(upload.socket?.localPort);
  assert.ok(socket !== undefined);
  const bytesReadMin = socket.bytesRead + bytes;
  upload.write(Buffer.alloc(bytes));
  await eventually('the server has received the part', () => socket.bytesRead >= bytesReadMin);
}
