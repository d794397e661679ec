// Slow: starts a primary and a streaming standby of PostgreSQL, servers and an S3 server.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { type Cluster, startCluster } from '../support/postgres/cluster.ts';
import { postgresMissing } from '../support/postgres.ts';
import { accessKeyId, secretAccessKey, startS3 } from '../support/s3-server.ts';
import { rialto, startServeProcess, tempDataDir } from './rialto.ts';

describe('rialto doctor checks the host of a service', () => {
  test('and reports a proxy that adds no path, changes the host or routes elsewhere, and a host that is unreachable, unknown or without TLS', async (t) => {
    const proxy = await startProxy(t);
    const settings = { ...tempDataDir(t), RIALTO_ARCADE_URL: `http://${proxy.host}` };
    const server = await startServeProcess(t, settings);
    const { port } = new URL(server.url);
    const doctor = async (overrides: Readonly<Record<string, string>> = {}) =>
      (await rialto(['doctor'], { ...settings, RIALTO_PORT: port, ...overrides })).output;
    proxy.routeTo(Number(port), { path: '/arcade' });
    assert.match(await doctor(), /^ok +RIALTO_ARCADE_URL: http:\S+ leads to the arcade$/m);
    proxy.routeTo(Number(port), { path: '' });
    assert.match(
      await doctor(),
      /^fail +RIALTO_ARCADE_URL: \S+ returned 404: the proxy must add \/arcade to the path$/m,
    );
    proxy.routeTo(Number(port), { path: '/arcade', host: 'other.example' });
    assert.match(await doctor(), /^fail +RIALTO_ARCADE_URL: \S+ returned 421: the proxy must pass the Host header/m);
    proxy.routeTo(Number(port), { path: '/exchange' });
    assert.match(await doctor(), /^fail +RIALTO_ARCADE_URL: .*it is not the arcade of this server/m);
    proxy.close();
    assert.match(await doctor(), /^warn +RIALTO_ARCADE_URL: .*ECONNREFUSED\): start the server and the proxy/m);
    const unknownHostOutput = await doctor({ RIALTO_ARCADE_URL: 'http://arcade.invalid' });
    assert.match(unknownHostOutput, /^fail +RIALTO_ARCADE_URL: arcade\.invalid does not resolve: create a DNS record/m);
    const insecureOutput = await doctor({ RIALTO_PUBLIC_URL: 'https://rialto.example' });
    assert.match(insecureOutput, /^fail +RIALTO_ARCADE_URL: .*must be https/m);
  });
});

describe('rialto doctor checks each read replica', { skip: postgresMissing() }, () => {
  test('and reports its state, lag, schema and what to do', async (t) => {
    const primary = await startCluster();
    t.after(() => primary.stop());
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_SECRET: 's'.repeat(40), DATABASE_URL: primary.url };
    assert.equal((await rialto(['migrate'], settings)).code, 0);
    const standby = await startCluster({ standbyOf: primary });
    t.after(() => standby.stop());
    const doctor = async (url: string) =>
      (await rialto(['doctor'], { ...settings, RIALTO_DATABASE_READ_URL: url })).output;
    const standbyOutput = await waitForOutput(() => doctor(standby.url), /^ok +replica 127/m);
    assert.match(
      standbyOutput,
      /^ok +replica 127\.0\.0\.1:\d+: is a standby with the schema and epoch of the primary, 0 bytes/m,
    );

    await execute(standby, 'select pg_wal_replay_pause()');
    await execute(primary, "insert into meta (key, value) values ('of a test', '')");
    assert.match(
      await waitForOutput(() => doctor(standby.url), /is behind by/),
      /^warn +replica .*pg_is_wal_replay_paused/m,
    );
    await execute(standby, 'select pg_wal_replay_resume()');

    assert.match(
      await doctor(`${primary.url}?application_name=x`),
      /^fail +replica .*: is not a standby.*pg_basebackup/m,
    );
    const otherDatabase = standby.url.replace(/postgres$/, 'template1');
    assert.match(await doctor(otherDatabase), /^fail +replica .*: has no tables of Rialto: it replicates another/m);
    const wrongPassword = standby.url.replace(':rialto@', ':not-rialto@');
    const refusedOutput = await doctor(wrongPassword);
    assert.match(refusedOutput, /^fail +replica .*password authentication failed.*RIALTO_DATABASE_READ_URL$/m);
    assert.doesNotMatch(refusedOutput, /not-rialto/);
    await standby.stop();
    assert.match(await doctor(standby.url), /^fail +replica .*ECONNREFUSED.*: searches are read from the primary/m);
    await primary.stop();
    assert.match(await doctor(standby.url), /^warn +replicas: not checked, since the primary cannot be reached$/m);
  });
});

describe('rialto doctor checks the storage of backups', () => {
  test('in a bucket, where it deletes the object that it wrote, and reports wrong or missing settings', async (t) => {
    const s3 = await startS3(t);
    const settings = {
      ...tempDataDir(t),
      RIALTO_PORT: '0',
      RIALTO_BACKUP_TARGET: `s3://${s3.bucket}/nightly`,
      AWS_ENDPOINT_URL: s3.url,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const doctor = async (overrides: Readonly<Record<string, string>> = {}) =>
      (await rialto(['doctor'], { ...settings, ...overrides })).output;
    assert.match(await doctor(), /^warn +backups: s3:\/\/backups\/nightly is writable and contains no backup yet/m);
    assert.ok(s3.methods.includes('PUT') && s3.methods.includes('DELETE'), s3.methods.join(' '));
    await rialto(['migrate'], settings);
    const backupResult = await rialto(['admin', 'backup'], settings);
    assert.match(backupResult.output, /^s3:\/\/backups\/nightly\/rialto-\S+ contains a verified copy/m);
    assert.match(await doctor(), /^ok +backups: s3:\S+ is writable, the newest backup is 0\.0 hours old$/m);
    const listResult = await rialto(['admin', 'list-backups'], settings);
    assert.match(listResult.output, /^s3:\/\/backups\/nightly\/rialto-\S+ +\d+ bytes$/m);
    const verification = await rialto(['admin', 'verify-backup', '--max-age-hours=1'], settings);
    assert.equal(verification.code, 0, verification.output);
    const refusedOutput = await doctor({ AWS_SECRET_ACCESS_KEY: 'not the secret' });
    assert.match(refusedOutput, /^fail +backups: .*\(403.*the rights to list, put, get and delete objects$/m);
    assert.doesNotMatch(refusedOutput, /not the secret/);
    const unreachableOutput = await doctor({ AWS_ENDPOINT_URL: 'http://127.0.0.1:1' });
    assert.match(unreachableOutput, /^fail +backups: .*AWS_ENDPOINT_URL/m);
    assert.match(await doctor({ RIALTO_BACKUP_TARGET: '' }), /^warn +backups: AWS_ACCESS_KEY_ID is set, but not/m);
  });

  test('in a folder, where it leaves no file, and reports a target that is not a folder', async (t) => {
    const { RIALTO_DATA_DIR } = tempDataDir(t);
    const folder = join(RIALTO_DATA_DIR, 'backups');
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_BACKUP_TARGET: `${folder}/` };
    mkdirSync(folder);
    assert.match((await rialto(['doctor'], settings)).output, /^warn +backups: .*is writable and contains no backup/m);
    assert.deepEqual(readdirSync(folder), []);
    writeFileSync(join(folder, 'file'), '');
    const invalidTarget = { ...settings, RIALTO_BACKUP_TARGET: `${folder}/file/` };
    const { code, output } = await rialto(['doctor'], invalidTarget);
    assert.deepEqual([code, /^fail +backups: .*create the folder/m.test(output)], [1, true], output);
  });
});

/** Starts a proxy; `routeTo` sets the port, the added path and the Host header of the requests that it sends on. */
async function startProxy(t: TestContext) {
  let target = { port: 1, path: '', host: undefined as string | undefined };
  const proxy = createServer((request, response) => {
    const { port, path, host } = target;
    const headers = { ...request.headers, ...(host === undefined ? {} : { host }) };
    const upstream = send({ host: '127.0.0.1', port, path: `${path}${request.url}`, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  t.after(close);
  return {
    host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    routeTo(port: number, { path, host }: { path: string; host?: string }) {
      target = { port, path, host };
    },
    close,
  };
}

/** Repeats the command until its output matches, at most 61 times; returns the last output. */
async function waitForOutput(run: () => Promise<string>, expected: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const output = await run();
    if (expected.test(output)) return output;
  }
  return run();
}

async function execute({ url }: Cluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
