import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpServer } from '../http/http-server.ts';
import { type Encoding, encodeBody, encodingFor } from './content-encoding.ts';

/** Files that pages load: their addresses hold a hash of their content, so browsers keep them for good. */
export interface Assets {
  /** The name that a file is served under; undefined when it is none of these. */
  fileName(name: string): string | undefined;
  /** Serves every file at `{folder}/{fileName}`, to pages of any origin or only to our own. */
  register(server: HttpServer, folder: string, sameOriginOnly?: boolean): void;
}

interface Asset {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * Reads the files now and never again. Where a script imports another of them, or one that is served
 * in the same folder, as `'./name.js'`, it is given that one's address.
 */
export function readAssets(files: readonly URL[], sameFolder?: Assets): Assets {
  const paths = new Map(files.map((file) => [basename(fileURLToPath(file)), fileURLToPath(file)]));
  const assets = new Map<string, Asset>();
  const read = (name: string, path: string): Asset => {
    const asset =
      assets.get(name) ??
      readAsset(path, (imported) => fileNameOf(imported) ?? sameFolder?.fileName(imported) ?? imported);
    assets.set(name, asset);
    return asset;
  };
  const fileNameOf = (name: string): string | undefined => {
    const path = paths.get(name);
    return path === undefined ? undefined : read(name, path).fileName;
  };
  for (const [name, path] of paths) read(name, path);
  return {
    fileName: (name) => assets.get(name)?.fileName,
    register(server, folder, sameOriginOnly = false) {
      for (const asset of assets.values()) serveAsset(server, `${folder}/${asset.fileName}`, asset, sameOriginOnly);
    },
  };
}

function readAsset(path: string, addressOf: (imported: string) => string): Asset {
  const extension = extname(path);
  const text = readFileSync(path);
  const contentType = contentTypes[extension];
  if (contentType === undefined) throw new Error(`No content type is known for ${extension}`);
  const body = contentType.startsWith('text/javascript') ? withAddresses(text, addressOf) : text;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { fileName: `${basename(path, extension)}.${hash}${extension}`, contentType, body, encoded: new Map() };
}

/** Scripts do not import each other in circles: an address holds the hash of what is imported. */
function withAddresses(script: Buffer, addressOf: (imported: string) => string): Buffer {
  const importedPattern = /((?:from |import |import\()'\.\/)([a-z-]+\.m?js)(?=')/g;
  const text = script.toString('utf8');
  return Buffer.from(text.replace(importedPattern, (_, before: string, name: string) => before + addressOf(name)));
}

function serveAsset(server: HttpServer, url: string, asset: Asset, sameOriginOnly: boolean): void {
  server.get(url, { config: { sameOriginOnly } }, async (request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding'], asset.body.length);
    const body = asset.encoded.get(encoding) ?? encodeBody(asset.body, encoding, 'once');
    asset.encoded.set(encoding, body);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', asset.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .send(await body);
  });
}
