import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { tempFolder } from './temp.ts';

export const accessKeyId = 'S3RVER';
export const secretAccessKey = 'S3RVER';
const bucket = 'backups';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: Readonly<Record<string, unknown>>) => S3rver;

/**
 * Starts s3rver with one bucket. It does not verify version 4 signatures, so a proxy does, implemented from the
 * specification independently of the client.
 */
export async function startS3(t: TestContext) {
  const folder = tempFolder('s3');
  const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: folder.path };
  const storage = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port: storagePort } = await storage.run();
  /** HTTP methods of the received requests, in order. */
  const methods: string[] = [];
  const proxy = createServer((request, response) => {
    methods.push(String(request.method));
    if (!hasValidSignature(request)) {
      request.resume();
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, url, headers } = request;
    const upstream = send({ host: '127.0.0.1', port: storagePort, method, path: url, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  t.after(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await storage.close();
    folder.remove();
  });
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bucket, folder: `${folder.path}/${bucket}`, methods };
}

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

/** Verifies a signature: https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html */
function hasValidSignature({ method, url = '', headers }: IncomingMessage): boolean {
  const [, id, date = '', region = '', names = '', signature] =
    authorizationPattern.exec(headers.authorization ?? '') ?? [];
  if (id !== accessKeyId || !names.split(';').includes('host')) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, canonicalHeaders.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const scope = `${date}/${region}/s3/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key).update(stringToSign).digest('hex') === signature;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
