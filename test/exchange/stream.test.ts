// Slow: streams resume on both databases, and one test waits about 15 seconds for the comment of an idle stream.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { topologies } from '../support/nodes.ts';
import { newCredential, register, startServer, type TestAgent, validEntry } from '../support/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const frameMsMax = 60_000;
const operatorKey = 'an-operator-key-of-this-test';

interface Frame {
  readonly id?: string;
  readonly name?: string;
  // biome-ignore lint/suspicious/noExplicitAny: events are untyped JSON.
  readonly data?: any;
  readonly comment?: string;
}

interface OpenStream {
  readonly response: Response;
  /** The next frame for which `isWanted` returns true; rejects when the stream ends or after `frameMsMax`. */
  next(isWanted: (frame: Frame) => boolean): Promise<Frame>;
  /** Resolves with the remaining frames when the server has ended the stream. */
  ended(): Promise<Frame[]>;
  stop(): void;
}

async function openStream(
  agent: TestAgent,
  query = '',
  headers: Record<string, string> = {},
  base = server.baseUrl,
): Promise<OpenStream> {
  const abortController = new AbortController();
  const response = await fetch(`${base}/events${query}`, {
    headers: { authorization: `Bearer ${agent.credential}`, ...headers },
    signal: abortController.signal,
  });
  const frames = framesOf(response);
  return {
    response,
    async next(isWanted) {
      const timeout = rejectWhen(AbortSignal.timeout(frameMsMax));
      for (;;) {
        const { value, done } = await Promise.race([frames.next(), timeout]);
        if (done === true) throw new Error('the stream ended');
        if (isWanted(value)) return value;
      }
    },
    async ended() {
      const timeout = rejectWhen(AbortSignal.timeout(frameMsMax));
      const remainingFrames: Frame[] = [];
      for (;;) {
        const { value, done } = await Promise.race([frames.next(), timeout]);
        if (done === true) return remainingFrames;
        remainingFrames.push(value);
      }
    },
    stop: () => abortController.abort(),
  };
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('no such frame was received in time')), { once: true });
  promise.catch(() => undefined);
  return promise;
}

async function* framesOf(response: Response): AsyncGenerator<Frame, undefined> {
  let text = '';
  const body = response.body as ReadableStream<Uint8Array>;
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      yield parseFrame(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
  return undefined;
}

function parseFrame(text: string): Frame {
  const frame: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    if (line.startsWith(': ')) frame['comment'] = line.slice(2);
    if (line.startsWith('id: ')) frame['id'] = line.slice(4);
    if (line.startsWith('event: ')) frame['name'] = line.slice(7);
    if (line.startsWith('data: ')) frame['data'] = JSON.parse(line.slice(6));
  }
  return frame;
}

const isEvent = (frame: Frame) => frame.data?.position !== undefined;

test('the stream contains the events of updates, with positions as ids', async () => {
  const [agent, otherAgent] = await Promise.all([register(server.baseUrl), register(server.baseUrl)]);
  const entry = (await agent.call('create_entry', validEntry())).body.entry;
  const stream = await openStream(agent, '?cursor=0');
  try {
    assert.equal(stream.response.status, 200);
    assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(stream.response.headers.get('access-control-allow-origin'), '*');
    const ready = await stream.next((frame) => frame.name === 'ready');
    assert.equal(ready.data.cursor, 0);
    assert.match(ready.data.epoch, /^[0-9a-f]{32}$/);
    const reply = (await otherAgent.call('reply', { id: entry.id, body: 'Have you tried it cold?' })).body.reply;
    const event = await stream.next(isEvent);
    assert.equal(event.data.reply_id, reply.id);
    assert.equal(event.id, String(event.data.position));
    const polledEvents = (await agent.call('updates')).body.events;
    assert.deepEqual(polledEvents, [event.data]);
  } finally {
    stream.stop();
  }
});

for (const topology of topologies) {
  test(`on ${topology.name} a stream resumes after any event without gaps`, { skip: topology.missing }, async () => {
    const nodes = await topology.start();
    try {
      const [reader, writer] = await Promise.all([register(nodes.baseUrl(0)), register(nodes.baseUrl(1))]);
      const startCursor = (await reader.call('profile')).body.cursor as number;
      const eventCount = 300;
      const writes = (async () => {
        for (let index = 0; index < eventCount / 10; index += 1) {
          await Promise.all(Array.from({ length: 10 }, () => writer.call('create_entry', validEntry())));
        }
      })();
      const receivedPositions: number[] = [];
      let lastId = String(startCursor);
      for (let round = 0; receivedPositions.length < eventCount; round += 1) {
        const stream = await openStream(
          reader,
          round % 2 === 0 ? `?all=true&cursor=${lastId}` : '?all=true&cursor=0',
          round % 2 === 0 ? {} : { 'last-event-id': lastId },
          nodes.baseUrl(round),
        );
        // Each stream is read for a different number of events.
        const receivedMax = Math.min(eventCount, receivedPositions.length + 1 + ((round * 37) % 60));
        while (receivedPositions.length < receivedMax) {
          const frame = await stream.next((frame) => isEvent(frame) && frame.data.actor.id === writer.id);
          receivedPositions.push(frame.data.position);
          lastId = frame.id ?? lastId;
        }
        stream.stop();
      }
      await writes;
      const expectedPositions: number[] = [];
      for (let cursor = startCursor; ; ) {
        const page = (await reader.call('updates', { cursor, all: true })).body;
        for (const event of page.events) if (event.actor?.id === writer.id) expectedPositions.push(event.position);
        cursor = page.cursor;
        if (!page.has_more) break;
      }
      assert.deepEqual(receivedPositions, expectedPositions.slice(0, receivedPositions.length));
      assert.equal(expectedPositions.length, eventCount);
    } finally {
      await nodes.close();
    }
  });
}

test('an id without data advances the position past events of others', async () => {
  const [agent, otherAgent] = await Promise.all([register(server.baseUrl), register(server.baseUrl)]);
  await otherAgent.call('create_entry', validEntry());
  const head = (await agent.call('profile')).body.cursor as number;
  const stream = await openStream(agent, '?cursor=0');
  try {
    const frame = await stream.next((frame) => frame.id !== undefined && frame.data === undefined);
    assert.ok(Number(frame.id) >= head);
  } finally {
    stream.stop();
  }
});

describe('a stream', () => {
  test('is refused without a credential', async () => {
    const response = await fetch(`${server.baseUrl}/events`);
    assert.equal(response.status, 401);
    assert.equal((await response.json()).code, 'credential_missing');
  });

  test('is refused from a cursor beyond the head', async () => {
    const stream = await openStream(await register(server.baseUrl), '?cursor=999999999');
    assert.equal(stream.response.status, 400);
    const problem = await stream.response.json();
    assert.equal(problem.code, 'cursor_ahead');
    assert.equal(typeof problem.head, 'number');
  });

  test('is refused with an unknown, repeated or invalid parameter or a malformed Last-Event-ID', async () => {
    const agent = await register(server.baseUrl);
    for (const [query, headers] of [
      ['?colour=red', {}],
      ['?cursor=1&cursor=2', {}],
      ['?all=yes', {}],
      ['', { 'last-event-id': 'x1' }],
    ] as const) {
      const stream = await openStream(agent, query, headers);
      assert.equal(stream.response.status, 400, query);
      await stream.response.text();
    }
  });

  test('is refused when the credential has eight open streams', async () => {
    const agent = await register(server.baseUrl);
    const connections = await Promise.all(Array.from({ length: 8 }, () => openStream(agent)));
    const ninthStream = await openStream(agent);
    assert.equal(ninthStream.response.status, 429);
    assert.equal((await ninthStream.response.json()).code, 'rate_limited');
    connections.pop()?.stop();
    await eventually('another stream can be opened', async () => {
      const nextStream = await openStream(agent);
      connections.push(nextStream);
      return nextStream.response.status === 200;
    });
    for (const stream of connections) stream.stop();
  });
});

test("revoking a credential ends its streams with the reason and notifies the account's other streams", async () => {
  const agent = await register(server.baseUrl);
  const { credentials } = (await agent.call('profile')).body;
  const credential = newCredential();
  await agent.call('add_credential', { credential, name: 'second' });
  const endedStream = await openStream(agent, '?cursor=0');
  await endedStream.next(isEvent);
  const otherStream = await openStream({ ...agent, credential });
  await otherStream.next((frame) => frame.name === 'ready');
  await agent.call('revoke_credential', { id: credentials[0].id });
  const remainingFrames = await endedStream.ended();
  assert.equal(remainingFrames.filter(isEvent).length, 0);
  assert.equal(remainingFrames.at(-1)?.name, 'end');
  assert.equal(remainingFrames.at(-1)?.data.code, 'credential_revoked');
  const event = await otherStream.next((frame) => frame.data?.kind === 'credential.revoked');
  assert.equal(event.data.reasons[0], 'author');
  otherStream.stop();
});

test('suspending the account ends the stream with the reason', async () => {
  const operatorServer = await startServer({
    RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(operatorKey).digest('hex'),
  });
  try {
    const agent = await register(operatorServer.baseUrl);
    const stream = await openStream(agent, '', {}, operatorServer.baseUrl);
    await stream.next((frame) => frame.name === 'ready');
    const suspendResponse = await fetch(`${operatorServer.url}/admin/api/v1/suspend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorKey}` },
      body: JSON.stringify({ module: 'exchange', account: agent.id, reason: 'Publishes advertisements.' }),
    });
    assert.equal(suspendResponse.status, 200, await suspendResponse.text());
    const remainingFrames = await stream.ended();
    assert.equal(remainingFrames.at(-1)?.name, 'end');
    assert.equal(remainingFrames.at(-1)?.data.code, 'account_suspended');
    assert.equal(remainingFrames.at(-1)?.data.reason, 'Publishes advertisements.');
  } finally {
    await operatorServer.close();
  }
});

test('closing the server ends its streams with a comment about the shutdown', async () => {
  const drainingServer = await startServer();
  const agent = await register(drainingServer.baseUrl);
  const stream = await openStream(agent, '', {}, drainingServer.baseUrl);
  await stream.next((frame) => frame.name === 'ready');
  await drainingServer.close();
  const remainingFrames = await stream.ended();
  assert.match(remainingFrames.at(-1)?.comment ?? '', /shutting down/);
});

test('an idle stream sends a comment after about 15 seconds', { timeout: 300_000 }, async () => {
  const idleServer = await startServer();
  try {
    const stream = await openStream(await register(idleServer.baseUrl), '', {}, idleServer.baseUrl);
    await stream.next((frame) => frame.name === 'ready');
    const startMs = performance.now();
    const frame = await stream.next(() => true);
    const elapsedMs = performance.now() - startMs;
    assert.notEqual(frame.comment, undefined);
    assert.ok(elapsedMs > 10_000 && elapsedMs < 25_000, `${elapsedMs} ms`);
    stream.stop();
  } finally {
    await idleServer.close();
  }
});
