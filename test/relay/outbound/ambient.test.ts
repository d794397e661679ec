import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { certificateAuthority } from '../../../demo/certificates.mjs';
import { tempFolder } from '../../support/temp.ts';
import { startForbiddenListener } from './forbidden-listener.ts';
import { createSinkAndEgress, sinkName, trustedCa } from './test-egress.ts';

const runFile = promisify(execFile);
const program = fileURLToPath(new URL('ambient-process.ts', import.meta.url));

/** The outcome of one request in a new process with this environment. */
async function outcomeWithEnvironment(
  environment: Readonly<Record<string, string>>,
  sinkAndDns: {
    readonly url: string;
    readonly sink: { readonly port: number };
    readonly dns: { readonly address: string };
  },
  extraCa: string,
  flags: readonly string[] = [],
): Promise<string> {
  const { url, sink, dns } = sinkAndDns;
  const { stdout } = await runFile(
    process.execPath,
    [...flags, program, url, dns.address, `127.0.0.1:${sink.port}`, extraCa],
    {
      env: { ...process.env, ...environment },
      timeout: 30_000,
    },
  );
  return stdout;
}

test('proxy variables of the environment are ignored', async (t) => {
  const testData = await createSinkAndEgress(t);
  const canary = await startForbiddenListener(t);
  const proxy = `http://127.0.0.1:${canary.port}`;
  const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'];
  const environment = {
    ...Object.fromEntries(names.map((name) => [name, proxy])),
    NO_PROXY: '',
    no_proxy: '',
    NODE_USE_ENV_PROXY: '1',
  };
  assert.equal(await outcomeWithEnvironment(environment, testData, trustedCa.cert), 'status 200');
  assert.equal(testData.sink.requests.length, 1);
  assert.deepEqual(canary.received, { connections: 0, bytes: 0 });
});

test('no environment variable and no flag makes an untrusted certificate valid', async (t) => {
  const unknown = await certificateAuthority('Untrusted CA');
  const testData = await createSinkAndEgress(t, { certificate: await unknown.issue({ names: [sinkName] }) });
  const environment = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
    NODE_EXTRA_CA_CERTS: writeToFile(t, unknown.cert),
  };
  assert.equal(await outcomeWithEnvironment(environment, testData, ''), 'certificate_invalid');
  assert.deepEqual(testData.sink.requests, []);
});

test('no flag enables older TLS versions or lenient response parsing', async (t) => {
  const old = await createSinkAndEgress(t, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' });
  const flags = ['--tls-min-v1.0', '--tls-cipher-list=DEFAULT@SECLEVEL=0', '--insecure-http-parser', '--no-warnings'];
  assert.equal(await outcomeWithEnvironment({}, old, trustedCa.cert, flags), 'tls_failed');
  const lax = await createSinkAndEgress(t, {
    onRequest: (socket) => socket.write('HTTP/1.1 200 OK\nContent-Length: 2\r\n\r\nok'),
  });
  assert.equal(await outcomeWithEnvironment({}, lax, trustedCa.cert, flags), 'answer_malformed');
});

function writeToFile(t: TestContext, text: string): string {
  const folder = tempFolder('authority');
  t.after(() => folder.remove());
  const path = join(folder.path, 'ca.pem');
  writeFileSync(path, text);
  return path;
}
