import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from '../http/http-server.ts';
import { type Encoding, encodeBody, encodingFor } from './content-encoding.ts';

/** Static files of pages. Their names contain a hash of the content, so browsers cache them permanently. */
export interface Assets {
  /** File name with hash; undefined for an unknown file. */
  fileName(name: string): string | undefined;
  /** A file, for imports by scripts of other `Assets` that are served in the same folder. */
  find(name: string): ImportableScript | undefined;
  /** A file by its name with hash. */
  findServed(fileName: string): ServedAsset | undefined;
}

/** File name and exports of a script, for the resolution of imports. */
export interface ImportableScript {
  /** File name with hash. */
  readonly fileName: string;
  readonly exports: ReadonlySet<string>;
}

/** A file with its encoded bodies, which are cached. */
export interface ServedAsset extends ImportableScript {
  readonly contentType: string;
  readonly body: Buffer;
  readonly bodiesByEncoding: Map<Encoding, Promise<Buffer>>;
}

/** A file generated at start-up, such as a script with settings. */
export interface GeneratedAsset {
  readonly name: string;
  readonly text: string;
}

/** Concatenates style sheets of a folder; `files` are their names without `.css`. */
export function bundleStyles(name: string, folder: URL, files: readonly string[]): GeneratedAsset {
  return { name, text: files.map((file) => readFileSync(new URL(`${file}.css`, folder), 'utf8')).join('\n') };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * Reads the files synchronously. Imports such as `'./name.js'` and workers (`new URL('./name.js', import.meta.url)`) of
 * other sources, or of files served in the same folder, are replaced by their hashed names. Other imports, and imports
 * of names that a file does not export, throw, because they would fail in the browser.
 */
export function readAssets(sources: readonly (URL | GeneratedAsset)[], sameFolder?: Assets): Assets {
  const contents = new Map(sources.map(contentOf));
  const assets = new Map<string, ServedAsset>();
  const create = (name: string, content: Buffer): ServedAsset => {
    const asset =
      assets.get(name) ??
      createAsset(name, content, (importedFile) => {
        const script = findAsset(importedFile) ?? sameFolder?.find(importedFile);
        if (script === undefined) throw new Error(`${name} imports ${importedFile}, which is not served`);
        return script;
      });
    assets.set(name, asset);
    return asset;
  };
  const findAsset = (name: string): ServedAsset | undefined => {
    const content = contents.get(name);
    return content === undefined ? undefined : create(name, content);
  };
  for (const [name, content] of contents) create(name, content);
  const assetsByFileName = new Map(assets.values().map((asset) => [asset.fileName, asset]));
  return {
    fileName: (name) => assets.get(name)?.fileName,
    find: (name) => assets.get(name),
    findServed: (fileName) => assetsByFileName.get(fileName),
  };
}

/** Serves the files at `{folder}/{fileName}`, with one route, because a route for each would slow down the start. */
export function serveAssets(
  server: HttpServer,
  folder: string,
  sources: readonly Assets[],
  { sameOriginOnly = false }: { sameOriginOnly?: boolean } = {},
): void {
  const url = `${folder}/:fileName`;
  server.get(url, { config: { sameOriginOnly } }, async (request, reply) => {
    const { fileName } = request.params as { fileName: string };
    for (const source of sources) {
      const asset = source.findServed(fileName);
      if (asset !== undefined) return sendAsset(request, reply, asset);
    }
    return reply.callNotFound();
  });
}

function contentOf(source: URL | GeneratedAsset): [name: string, content: Buffer] {
  if (!(source instanceof URL)) return [source.name, Buffer.from(source.text)];
  const path = fileURLToPath(source);
  return [basename(path), readFileSync(path)];
}

function createAsset(
  name: string,
  content: Buffer,
  findScript: (importedFile: string) => ImportableScript,
): ServedAsset {
  const extension = extname(name);
  const contentType = contentTypes[extension];
  if (contentType === undefined) throw new Error(`No content type is known for ${extension}`);
  const isScript = contentType.startsWith('text/javascript');
  const body = isScript ? resolveImports(name, content.toString('utf8'), findScript) : content;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const fileName = `${basename(name, extension)}.${hash}${extension}`;
  return {
    fileName,
    exports: isScript ? exportsOf(content.toString('utf8')) : noExports,
    contentType,
    body,
    bodiesByEncoding: new Map(),
  };
}

const importPattern = /((?:from |import |import\(|new URL\()'\.\/)([a-z-]+\.m?js)(?=')/g;
const namedImports = /import \{([^}]*)\} from '\.\/([a-z-]+\.m?js)'/g;
const declaredExport = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const exportList = /(?:^|[;}\s])export\s*\{([^}]*)\}/g;
const noExports: ReadonlySet<string> = new Set();

/**
 * Replaces the names of imported files. Import cycles are impossible, since the hash of a script depends on the hashes
 * of its imports.
 */
function resolveImports(name: string, script: string, findScript: (importedFile: string) => ImportableScript): Buffer {
  for (const [, names = '', importedFile = ''] of script.matchAll(namedImports)) {
    const { exports } = findScript(importedFile);
    const missingName = listedNames(names, 'first').find((importedName) => !exports.has(importedName));
    if (missingName !== undefined)
      throw new Error(`${name} imports ${missingName}, which ${importedFile} does not export`);
  }
  return Buffer.from(
    script.replace(
      importPattern,
      (_, before: string, importedFile: string) => before + findScript(importedFile).fileName,
    ),
  );
}

function exportsOf(script: string): ReadonlySet<string> {
  const declaredNames = [...script.matchAll(declaredExport)].map(([, name = '']) => name);
  const exportedNames = [...script.matchAll(exportList)].flatMap(([, names = '']) => listedNames(names, 'last'));
  return new Set([...declaredNames, ...exportedNames]);
}

/** Names of a list such as `one, two as three`: of each member the name before or after `as`. */
function listedNames(list: string, position: 'first' | 'last'): string[] {
  const members = list.split(',').map((member) => member.trim().split(/\s+as\s+/));
  return members.map((names) => names.at(position === 'first' ? 0 : -1) ?? '').filter((name) => name !== '');
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: ServedAsset): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'], asset.body.length);
  const body = asset.bodiesByEncoding.get(encoding) ?? encodeBody(asset.body, encoding, 'best');
  asset.bodiesByEncoding.set(encoding, body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-type', asset.contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding')
    .send(await body);
}
