import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fallbackGameSlug, readBuiltInGames } from '../../arcade/games/built-in-games.ts';
import { typeOf } from '../../arcade/games/bundle/file-types.ts';
import { bootstrapPath, framePath } from '../../arcade/games/bundle/frame-addresses.ts';
import { withBootstrap } from '../../arcade/games/bundle/frame-document.ts';
import { readBootstrap } from '../../arcade/games/frame/bootstrap.ts';
import { documentHeaders, fileHeaders } from '../../arcade/games/frame/headers.ts';
import type { RunProbes } from './dev-probes.ts';
import type { DevProject } from './dev-project.ts';

export interface DevServer {
  readonly url: string;
  /** Updates all open pages to the new content of the folder. */
  update(project: DevProject): void;
  close(): Promise<void>;
}

export interface DevServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly probe: RunProbes;
}

/** Path of game frames, as on a real server. */
const basePath = '/arcade';
const jsType = 'text/javascript; charset=utf-8';
/** The page runs its own scripts only and frames the renderer, which `documentHeaders` restricts. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

interface DevResponse {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Development server for a game: the frame with the headers and bootstrap of a real server, and a page with states and
 * findings. It only accepts loopback hosts, as a protection against DNS rebinding.
 */
export async function openDevServer(initialProject: DevProject, { port, probe }: DevServerOptions): Promise<DevServer> {
  const eventStreams = new Set<ServerResponse>();
  let project = initialProject;
  let revision = 1;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!isLoopback(request))
      return send(response, 421, textResponse('This server accepts requests for localhost only.'));
    if (path === '/probes.json') return void respondToProbes(request, response, () => probe(project));
    if (path === '/events') return subscribe(eventStreams, response);
    const result = respond(path, project, { revision, host: request.headers.host });
    return result === undefined ? send(response, 404, textResponse('Not found.')) : send(response, 200, result);
  });
  await listen(server, port);
  const { port: listeningPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${listeningPort}`,
    update(changedProject) {
      project = changedProject;
      revision += 1;
      for (const stream of eventStreams) stream.write('event: changed\ndata: {}\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function isLoopback({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
}

/** Runs the probes for this server's own page only, because they start a browser. */
async function respondToProbes(
  { method, headers: { host, origin } }: IncomingMessage,
  response: ServerResponse,
  run: () => ReturnType<RunProbes>,
): Promise<void> {
  if (method !== 'POST' || origin !== `http://${host}`)
    return send(response, 405, textResponse('POST is accepted only from the page of this server.'));
  send(response, 200, { type: 'application/json', body: JSON.stringify(await run()), headers: {} });
}

/** The first event makes a new page load the project. */
function subscribe(eventStreams: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('event: changed\ndata: {}\n\n');
  eventStreams.add(response);
  response.once('close', () => eventStreams.delete(response));
}

interface RequestContext {
  readonly revision: number;
  readonly host: string | undefined;
}

const bootstrap = readBootstrap();
const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url));
const frameScript = new URL('../../arcade/pages/assets/renderer-frame.js', import.meta.url);

/** Used in frame URLs in place of a bundle's digest, so that the URLs differ after every change. */
const digestOf = (revision: number) => revision.toString(16).padStart(64, '0');
const corsHeaders = { 'access-control-allow-origin': '*' };
/** Used likewise for the built-in game whose renderer is shown when that of the folder fails. */
const builtInGameDigest = 'f'.repeat(64);
const builtInGame = (await readBuiltInGames()).findLast(({ manifest }) => manifest.slug === fallbackGameSlug);
const builtInGameFiles: ReadonlyMap<string, Uint8Array> = new Map(
  builtInGame?.files.map(({ path, bytes }) => [path, bytes]),
);

function respond(path: string, project: DevProject, context: RequestContext): DevResponse | undefined {
  switch (path) {
    case '/':
      return { type: 'text/html; charset=utf-8', body: asset('dev.html'), headers: pageHeaders };
    case '/dev.css':
      return { type: 'text/css; charset=utf-8', body: asset('dev.css'), headers: {} };
    case '/dev.js':
      return { type: jsType, body: asset('dev.js'), headers: {} };
    case '/renderer-frame.js':
      return { type: jsType, body: readFileSync(frameScript), headers: {} };
    case '/project.json':
      return {
        type: 'application/json',
        body: JSON.stringify(describeProject(project, context.revision)),
        headers: {},
      };
    case basePath + bootstrapPath(bootstrap.hash):
      return { type: jsType, body: bootstrap.bytes, headers: fileHeaders };
    default:
      return frameFileResponse(path, project, context);
  }
}

function describeProject({ report, entrypoint, title, states }: DevProject, revision: number) {
  return {
    title,
    report,
    states,
    frame: entrypoint === null ? null : basePath + framePath(digestOf(revision), entrypoint),
    fallback: basePath + framePath(builtInGameDigest, 'index.html'),
  };
}

function frameFileResponse(
  path: string,
  project: DevProject,
  { revision, host }: RequestContext,
): DevResponse | undefined {
  for (const [digest, files] of [
    [digestOf(revision), project.files],
    [builtInGameDigest, builtInGameFiles],
  ] as const) {
    const prefix = basePath + framePath(digest, '');
    if (!path.startsWith(prefix)) continue;
    const name = path.slice(prefix.length);
    const bytes = files.get(name);
    const type = typeOf(name);
    if (bytes === undefined || type === undefined) return undefined;
    // Frames have an opaque origin and need CORS to load modules of their bundle.
    if (type.ending !== 'html')
      return { type: type.mediaType, body: bytes, headers: { ...fileHeaders, ...corsHeaders } };
    const html = Buffer.from(bytes).toString('utf8');
    const body = withBootstrap(withCrossOriginScripts(html), name, bootstrap.hash);
    const endpoint = { url: `http://${host}${basePath}`, basePath, ancestors: null };
    const headers = documentHeaders(endpoint, {
      folder: framePath(digest, ''),
      bootstrapHash: bootstrap.hash,
      html,
      request: { host },
    });
    return { type: type.mediaType, body, headers };
  }
  return undefined;
}

/** Adds `crossorigin`, without which browsers report errors of the frame's scripts only as "Script error." */
function withCrossOriginScripts(html: string): string {
  return html.replaceAll(/<script(?=[\s>])/gi, '<script crossorigin');
}

function textResponse(text: string): DevResponse {
  return { type: 'text/plain; charset=utf-8', body: text, headers: {} };
}

function send(response: ServerResponse, status: number, { type, body, headers }: DevResponse): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
    'content-type': type,
  });
  response.end(body);
}
