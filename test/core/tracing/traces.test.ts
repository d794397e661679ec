// Slow: starts a server that exports traces for each test.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, type TestContext, test } from 'node:test';
import { freePort } from '../../support/free-port.ts';
import { databaseTopologies } from '../../support/nodes.ts';
import { type ReceivedSpan, startCollector } from '../../support/otlp-collector.ts';
import { postgresMissing } from '../../support/postgres.ts';
import { someLead, startLeadSink, startTrial } from '../../support/relay.ts';
import { register, startServer, type TestServer, validEntry } from '../../support/server.ts';
import { inTempFolder } from '../../support/temp.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpanId = '00f067aa0ba902b7';

describe('traces', () => {
  for (const topology of databaseTopologies) {
    test(`show request, operation and database write as one tree on ${topology.name}`, {
      skip: topology.missing || (topology.name === 'SQLite' ? false : postgresMissing()),
    }, async (t) => {
      const collector = await startCollector(t);
      const nodes = await topology.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
      const agent = await register(nodes.baseUrl(0));
      const response = await fetch(`${nodes.baseUrl(0)}/operations/create_entry`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${agent.credential}`,
          traceparent: `00-${traceId}-${callerSpanId}-01`,
        },
        body: JSON.stringify({ ...validEntry(), idempotency_key: 'the-key-of-this-entry' }),
      });
      assert.equal(response.status, 200);
      await nodes.close();
      const [request, operation, write, ...otherSpans] = chainOf(collector.spans, traceId);
      assert.deepEqual(otherSpans, []);
      assert.equal(request?.parentSpanId, callerSpanId);
      assert.equal(request?.name, 'POST /exchange/api/v1/operations/create_entry');
      // Kinds of spans in OTLP: 1 is internal, 2 server, 3 client.
      assert.equal(request?.kind, 2);
      assert.equal(request?.attributes['http.response.status_code'], 200);
      assert.equal(request?.attributes['rialto.request_id'], response.headers.get('x-request-id'));
      assert.equal(request?.resource['service.name'], 'rialto');
      assert.deepEqual([operation?.name, operation?.kind], ['exchange.create_entry', 1]);
      assert.deepEqual([write?.name, write?.kind], ['database write', 3]);
      assert.equal(write?.attributes['db.system.name'], topology.name === 'SQLite' ? 'sqlite' : 'postgresql');
      assert.ok((request?.durationMs ?? 0) >= (write?.durationMs ?? 0));
      const sentText = collector.requests.map(({ body }) => body).join();
      for (const secret of [agent.credential, agent.id, agent.name, validEntry()['title']])
        assert.ok(!sentText.includes(String(secret)));
    });
  }

  test('show a delivery attempt with its status, and no part of its destination, lead or account', async (t) => {
    const leadSink = await startLeadSink();
    t.after(() => leadSink.close());
    const { server, collector } = await startTracedServer(t, leadSink.environment as Record<string, string>);
    const trial = await startTrial(server.url);
    await trial.deliver('one', { destination: leadSink.destination, lead: someLead() });
    await server.close();
    const attempt = collector.spans.find(({ name }) => name === 'relay attempt');
    const operation = collector.spans.find(({ name }) => name === 'relay.deliver');
    assert.equal(attempt?.attributes['http.response.status_code'], 200);
    assert.equal(attempt?.attributes['rialto.phase'], 'answered');
    assert.equal(attempt?.traceId, operation?.traceId);
    const sentText = collector.requests.map(({ body }) => body).join();
    for (const secret of [leadSink.destination, 'hooks', 'ada@mail.example', trial.apiKey, trial.accountId])
      assert.ok(!sentText.includes(secret), secret);
  });

  test('contain the error code of a rejected request, and do not show it as a server error', async (t) => {
    const { server, collector } = await startTracedServer(t);
    await fetch(`${server.baseUrl}/entries/ent_nothing`);
    await server.close();
    const request = collector.spans.find(({ name }) => name.startsWith('GET'));
    assert.equal(typeof request?.attributes['rialto.code'], 'string');
    assert.equal(request?.isError, false);
  });

  for (const [title, overrides, traceparent] of [
    ['a caller that is not sampled', {}, `00-${traceId}-${callerSpanId}-00`],
    ['a sampled caller with sampling ratio 0', { OTEL_TRACES_SAMPLER_ARG: '0' }, `00-${traceId}-${callerSpanId}-01`],
  ] as const) {
    test(`contain no spans of ${title}`, async (t) => {
      const { server, collector } = await startTracedServer(t, overrides);
      await fetch(`${server.baseUrl}/limits`, { headers: { traceparent } });
      await server.close();
      assert.deepEqual(collector.spans, []);
    });
  }

  test('contain no health checks', async (t) => {
    const { server, collector } = await startTracedServer(t);
    await fetch(`${server.url}/readyz`);
    await server.close();
    assert.deepEqual(collector.spans, []);
  });

  test('are sent with the configured headers', async (t) => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20abc,x-tenant=one';
    const { server, collector } = await startTracedServer(t, { OTEL_EXPORTER_OTLP_HEADERS });
    await fetch(`${server.baseUrl}/limits`);
    await server.close();
    const [request] = collector.requests;
    assert.equal(request?.path, '/v1/traces');
    assert.deepEqual([request?.headers['authorization'], request?.headers['x-tenant']], ['Bearer abc', 'one']);
  });

  test('prevent neither requests nor a shutdown within 10 seconds while the collector is unreachable', async () => {
    const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    const agent = await register(server.baseUrl);
    assert.equal((await agent.call('create_entry', validEntry())).status, 200);
    const startMs = performance.now();
    await server.close();
    assert.ok(performance.now() - startMs < 10_000);
  });

  test('use the OpenTelemetry packages, which are loaded only when tracing is enabled', async () => {
    const countLoadedModules = (environment: NodeJS.ProcessEnv) =>
      inTempFolder((folder) => {
        const script = `
          import { registerHooks } from 'node:module';
          let count = 0;
          registerHooks({ load: (url, context, next) => {
            // prom-client imports the API package.
            if (/@opentelemetry\\/(?!api\\/)/.test(url)) count += 1;
            return next(url, context);
          } });
          const { serve } = await import('./src/main.ts');
          await serve({ ...process.env, RIALTO_PORT: '0', RIALTO_DATA_DIR: process.env.FOLDER, RIALTO_LOG_LEVEL: 'silent' });
          process.stdout.write(String(count), () => process.exit(0));`;
        const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
          encoding: 'utf8',
          env: { PATH: process.env['PATH'], FOLDER: folder, ...environment },
        });
        return Number(stdout || stderr);
      });
    assert.equal(await countLoadedModules({}), 0);
    assert.ok((await countLoadedModules({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })) > 0);
  });
});

async function startTracedServer(t: TestContext, overrides: Readonly<Record<string, string>> = {}) {
  const collector = await startCollector(t);
  const server: TestServer = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...overrides });
  return { server, collector };
}

/** The spans of a trace from the root to the innermost span; each has at most one child. */
function chainOf(spans: readonly ReceivedSpan[], id: string): ReceivedSpan[] {
  const traceSpans = spans.filter((span) => span.traceId === id);
  const chain: ReceivedSpan[] = [];
  for (let parent = callerSpanId; chain.length < traceSpans.length; ) {
    const next = traceSpans.find(({ parentSpanId }) => parentSpanId === parent);
    assert.ok(next !== undefined, `no span below ${parent}`);
    chain.push(next);
    parent = next.spanId;
  }
  return chain;
}
