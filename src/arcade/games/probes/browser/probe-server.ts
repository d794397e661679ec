import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { typeOf } from '../../bundle/file-types.ts';
import { bootstrapPath, framePath } from '../../bundle/frame-addresses.ts';
import { withBootstrap } from '../../bundle/frame-document.ts';
import type { Manifest } from '../../bundle/manifest.ts';
import { readBootstrap } from '../../frame/bootstrap.ts';
import { documentHeaders, fileHeaders } from '../../frame/headers.ts';

/** Bundle that is probed: its files by path, and its manifest. */
export interface ProbedBundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Pick<Manifest, 'entrypoint' | 'engine' | 'engine_config' | 'mode'>;
}

/** Serves the requests of one page from memory, with the headers of the arcade's routes. */
export interface ProbeServer {
  readonly hostUrl: string;
  readonly frameUrl: string;
  respond(route: Route): Promise<void>;
}

/** The top-level domain `invalid` is reserved and never resolves (RFC 6761). */
const hostName = 'probe.invalid';
const origin = `https://${hostName}`;
const folder = '/arcade';
const hostPath = `${folder}/probe`;
const scriptPath = `${folder}/probe.js`;
/** Placeholder digest in addresses; it does not affect the screenshots. */
const digest = '0'.repeat(64);

const bootstrap = readBootstrap();
const hostScript = readFileSync(new URL('../assets/host.js', import.meta.url));
const hostDocument = `<!doctype html><title>Probe</title><meta charset="utf-8">
<style>html, body, iframe { margin: 0; width: 100%; height: 100%; border: 0; display: block; overflow: hidden; background: Canvas }</style>
<body><script src="${scriptPath}"></script>`;

interface FileResponse {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a server that aborts each request outside the page and the bundle, and passes a message to `onFault`. */
export function createProbeServer({ files, manifest }: ProbedBundle, onFault: (fault: string) => void): ProbeServer {
  const responses = new Map<string, FileResponse>([
    [hostPath, { type: 'text/html; charset=utf-8', body: Buffer.from(hostDocument), headers: {} }],
    [scriptPath, { type: 'text/javascript', body: hostScript, headers: {} }],
    [folder + bootstrapPath(bootstrap.hash), { type: 'text/javascript', body: bootstrap.bytes, headers: fileHeaders }],
  ]);
  for (const [path, bytes] of files) responses.set(folder + framePath(digest, path), responseOf(path, bytes));
  return {
    hostUrl: origin + hostPath,
    frameUrl: folder + framePath(digest, manifest.entrypoint),
    async respond(route) {
      const url = new URL(route.request().url());
      const file = url.origin === origin && url.search === '' ? responses.get(url.pathname) : undefined;
      if (file !== undefined) {
        const { type, body, headers } = file;
        return route.fulfill({ status: 200, body, headers: { ...headers, 'content-type': type } });
      }
      onFault(`Request outside the bundle: ${url.href.slice(0, 200)}`);
      return route.abort();
    },
  };
}

function responseOf(path: string, bytes: Uint8Array): FileResponse {
  const type = typeOf(path)?.mediaType ?? 'application/octet-stream';
  if (!type.startsWith('text/html')) return { type, body: Buffer.from(bytes), headers: fileHeaders };
  const html = Buffer.from(bytes).toString('utf8');
  const text = withBootstrap(html, path, bootstrap.hash);
  const headers = documentHeaders(
    { url: origin + folder, basePath: folder, ancestors: null },
    {
      folder: framePath(digest, ''),
      bootstrapHash: bootstrap.hash,
      html,
      request: { host: hostName },
    },
  );
  return { type, body: Buffer.from(text), headers };
}
