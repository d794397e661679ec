import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { writeArchive } from '../../../src/arcade/games/bundle/archive/write-archive.ts';
import { checkBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { openBundleChecks } from '../../../src/arcade/games/validation/bundle-checks.ts';
import { systemClock } from '../../../src/core/base/clock.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, send, sendBytes } from '../../support/http.ts';
import { contentOf, revisions, withMcpClient } from '../../support/mcp-client.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const starter = starterFiles({ slug: 'falling', title: 'Falling' });
const files = starter.map(({ path, text }) => ({ path, bytes: Buffer.from(text) }));
const archive = writeArchive(files, deflateRawSync);

describe('validate_game', () => {
  let server: TestServer;
  let author: Player;
  before(async () => {
    server = await startServer();
    author = await registerPlayer(server.url);
  });
  after(() => server.close());

  const validateUrl = () => `${server.url}/arcade/api/v1/games/validate`;
  const validate = (body: Uint8Array, headers: readonly (readonly [string, string])[] = []): Promise<HttpResponse> =>
    send(validateUrl(), {
      method: 'POST',
      body,
      headers: [...(headers.length === 0 ? [['Content-Type', 'application/zip'] as const] : headers), authorHeader()],
    });
  const authorHeader = () => bearer(author.credential);

  test('returns the report of `checkBundle` for both ZIP media types, in any letter case', async () => {
    for (const type of ['application/zip', 'application/x-zip-compressed', 'Application/ZIP']) {
      const response = await validate(archive, [['Content-Type', type]]);
      assert.equal(response.status, 200, response.text);
      assert.deepEqual(response.body.report, { ...checkBundle({ archive }).report, untrusted: true });
      assert.deepEqual(response.body.conflicts, []);
    }
  });

  test('rejects a truncated archive with the report of `checkBundle`, marked as untrusted', async () => {
    const response = await validate(archive.subarray(0, -1));
    assertProblem(response, 422, 'bundle_refused');
    const { report } = checkBundle({ archive: archive.subarray(0, -1) });
    assert.deepEqual(response.body.report, { ...report, untrusted: true });
    assert.equal(report.findings[0]?.rule, 'zip.end');
  });

  test('accepts files as JSON and returns the report of the archive without its hash, also over MCP', async () => {
    const { report } = (await validate(archive)).body;
    const json = await author.post('/api/v1/games/validate', { files: starter, idempotency_key: undefined });
    assert.equal(json.status, 200, json.text);
    assert.deepEqual(json.body.report, { ...report, archive_sha256: null });
    const base64 = files.map(({ path, bytes }) => ({ path, base64: bytes.toString('base64') }));
    const url = `${server.url}/arcade/api/v3/mcp`;
    const [revision] = revisions;
    await withMcpClient(url, revision, author.credential, async (client) => {
      const result = await client.callTool({ name: 'validate_game', arguments: { files: base64 } });
      assert.deepEqual(contentOf(result).report, json.body.report);
      const rejection = await client.callTool({
        name: 'validate_game',
        arguments: { files: [{ path: 'a.exe', text: '' }] },
      });
      assert.equal(contentOf(rejection).code, 'bundle_refused');
    });
  });

  test('refuses other media types, parameters and encodings', async () => {
    for (const headers of [
      [['Content-Type', 'application/zip; charset=utf-8']],
      [['Content-Type', 'application/octet-stream']],
      [
        ['Content-Type', 'application/zip'],
        ['Content-Encoding', 'gzip'],
      ],
    ] as const)
      assertProblem(await validate(archive, headers), 415, 'unsupported_media_type');
  });

  test('refuses archive_sha256 from a caller', async () => {
    const body = { files: starter, archive_sha256: '0'.repeat(64), idempotency_key: undefined };
    assertProblem(await author.post('/api/v1/games/validate', body), 400, 'unknown_property');
  });

  test('checks declared size, media type and credential in this order, before it reads the body', async () => {
    const head = (headers: string) =>
      `POST /arcade/api/v1/games/validate HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n${headers}\r\n\r\n`;
    const tooLarge = 'Content-Length: 5242881\r\n';
    const large = 'Content-Length: 5242880\r\n';
    for (const [status, headers] of [
      [413, `${tooLarge}Content-Type: text/plain`],
      [415, `${large}Content-Type: text/plain`],
      [401, `${large}Content-Type: application/zip`],
      [413, 'Content-Length: 262145\r\nContent-Type: application/json'],
      [401, 'Content-Length: 262144\r\nContent-Type: application/json'],
    ] as const) {
      // The body is never sent; a response that waits for it would not arrive.
      const response = await sendBytes(server.url, head(headers));
      assert.match(response, new RegExp(`^HTTP/1.1 ${status} `), headers);
      assert.match(response, /\r\nconnection: close\r\n/i, headers);
    }
  });

  test('rejects a body that exceeds the limit while it is read', async () => {
    const chunked = async (type: string, bytes: number) => {
      const request = httpRequest(validateUrl(), {
        method: 'POST',
        headers: { 'content-type': type, authorization: authorHeader()[1], 'transfer-encoding': 'chunked' },
      });
      request.end(Buffer.alloc(bytes, ' '));
      const [response] = await once(request, 'response');
      response.resume();
      return response.statusCode;
    };
    assert.equal(await chunked('application/zip', 5_242_881), 413);
    assert.equal(await chunked('application/json', 262_145), 413);
  });

  test('reads at most two bodies of one account concurrently', async () => {
    const startUpload = () => {
      const request = httpRequest(validateUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/zip',
          authorization: authorHeader()[1],
          'content-length': archive.length,
          expect: '100-continue',
        },
      });
      request.flushHeaders();
      return request;
    };
    const firstUpload = startUpload();
    await once(firstUpload, 'continue');
    const secondUpload = startUpload();
    await once(secondUpload, 'continue');
    const thirdResponse = await validate(archive);
    assertProblem(thirdResponse, 503, 'overloaded');
    assert.match(thirdResponse.body.detail, /^Your account already has 2 uploads in progress/);
    assert.equal(thirdResponse.headers['retry-after'], '2');
    const otherAgent = await registerPlayer(server.url);
    const responseToOtherAgent = await send(validateUrl(), {
      method: 'POST',
      body: archive,
      headers: [['Content-Type', 'application/zip'], bearer(otherAgent.credential)],
    });
    assert.equal(responseToOtherAgent.status, 200);
    firstUpload.end(archive);
    const [response] = await once(firstUpload, 'response');
    response.resume();
    await once(response, 'end');
    // The slot is free only after the server has processed the end of the first response.
    await eventually('another body is read', async () => (await validate(archive)).status === 200);
    secondUpload.on('error', () => {}).destroy();
  });
});

describe('validate_game with rate limits', () => {
  test('checks at most sixty bundles an hour per key', async () => {
    const server = await startServer({ RIALTO_RATE_LIMITS: 'on' });
    try {
      const author = await registerPlayer(server.url);
      const statuses: number[] = [];
      for (let n = 0; n < 61; n += 1) {
        const response = await send(`${server.url}/arcade/api/v1/games/validate`, {
          method: 'POST',
          body: Buffer.from('no archive'),
          headers: [['Content-Type', 'application/zip'], bearer(author.credential)],
        });
        statuses.push(response.status);
      }
      assert.deepEqual([...new Set(statuses.slice(0, 60))], [422]);
      assert.equal(statuses[60], 429);
    } finally {
      await server.close();
    }
  });
});

describe('the bundle check thread', () => {
  test('is terminated when a check takes too long, and the same bytes are rejected for an hour', async () => {
    let nowMs = 1_000_000;
    let terminatedThreads = 0;
    const checks = openBundleChecks({
      clock: { ...systemClock, nowMs: () => nowMs },
      log: {
        warn() {
          terminatedThreads += 1;
        },
      },
      taskTimeoutMs: 0,
    });
    try {
      const slowArchive = writeArchive(slowFiles(), deflateRawSync);
      const check = async () =>
        (await checks.check('slow', { archive: slowArchive })) as { errorKind?: { code: string } };
      assert.equal((await check()).errorKind?.code, 'overloaded');
      assert.equal(terminatedThreads, 1);
      assert.equal((await check()).errorKind?.code, 'overloaded');
      assert.equal(terminatedThreads, 1, 'no second thread is started for these bytes');
      nowMs += 3_600_000;
      assert.equal((await check()).errorKind?.code, 'overloaded');
      assert.equal(terminatedThreads, 2);
    } finally {
      await checks.close();
    }
  });
});

/** Four files with 16 MiB in total, which compress to 7 % of their size. */
function slowFiles() {
  const bytes = Buffer.alloc(4 * 1024 * 1024);
  for (let offset = 0; offset < bytes.length; offset += 1)
    bytes[offset] = ((offset * 2_654_435_761) >>> 13) & (offset % 7 === 0 ? 255 : 1);
  return ['a', 'b', 'c', 'd'].map((name) => ({ path: `${name}.png`, bytes }));
}
