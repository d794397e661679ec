import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { tempFolder } from '../../support/temp.ts';
import { startForbiddenListener } from './forbidden-listener.ts';
import { createSinkAndEgress, sinkName, trustedCa } from './test-egress.ts';

const runFile = promisify(execFile);
const programPath = fileURLToPath(new URL('environment-process.ts', import.meta.url));

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
    [...flags, programPath, url, dns.address, `127.0.0.1:${sink.port}`, extraCa],
    {
      env: { ...process.env, ...environment },
      timeout: 30_000,
    },
  );
  return stdout;
}

test('proxy variables of the environment are ignored', async (t) => {
  const sinkAndDns = await createSinkAndEgress(t);
  const proxyListener = await startForbiddenListener(t);
  const proxy = `http://127.0.0.1:${proxyListener.port}`;
  const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'];
  const environment = {
    ...Object.fromEntries(names.map((name) => [name, proxy])),
    NO_PROXY: '',
    no_proxy: '',
    NODE_USE_ENV_PROXY: '1',
  };
  assert.equal(await outcomeWithEnvironment(environment, sinkAndDns, trustedCa.cert), 'status 200');
  assert.equal(sinkAndDns.sink.requests.length, 1);
  assert.deepEqual(proxyListener.received, { connections: 0, bytes: 0 });
});

test('NODE_TLS_REJECT_UNAUTHORIZED and NODE_EXTRA_CA_CERTS do not make an untrusted certificate valid', async (t) => {
  const untrustedCa = await createCertificateAuthority('Untrusted CA');
  const sinkAndDns = await createSinkAndEgress(t, { certificate: await untrustedCa.issue({ names: [sinkName] }) });
  const environment = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
    NODE_EXTRA_CA_CERTS: writeToFile(t, untrustedCa.cert),
  };
  assert.equal(await outcomeWithEnvironment(environment, sinkAndDns, ''), 'certificate_invalid');
  assert.deepEqual(sinkAndDns.sink.requests, []);
});

test('command line flags of Node do not enable older TLS versions or lenient response parsing', async (t) => {
  const sinkWithOldTls = await createSinkAndEgress(t, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' });
  const flags = ['--tls-min-v1.0', '--tls-cipher-list=DEFAULT@SECLEVEL=0', '--insecure-http-parser', '--no-warnings'];
  assert.equal(await outcomeWithEnvironment({}, sinkWithOldTls, trustedCa.cert, flags), 'tls_failed');
  const sinkWithMalformedResponse = await createSinkAndEgress(t, {
    onRequest: (socket) => socket.write('HTTP/1.1 200 OK\nContent-Length: 2\r\n\r\nok'),
  });
  assert.equal(await outcomeWithEnvironment({}, sinkWithMalformedResponse, trustedCa.cert, flags), 'answer_malformed');
});

function writeToFile(t: TestContext, text: string): string {
  const folder = tempFolder('authority');
  t.after(() => folder.remove());
  const path = join(folder.path, 'ca.pem');
  writeFileSync(path, text);
  return path;
}
