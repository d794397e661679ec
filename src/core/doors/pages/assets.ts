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
  /** Serves every file at `{folder}/{fileName}`. */
  register(server: HttpServer, folder: string): void;
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
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** Reads the files now and never again. */
export function readAssets(files: readonly URL[]): Assets {
  const assets = new Map(files.map((file) => [basename(fileURLToPath(file)), readAsset(file)]));
  return {
    fileName: (name) => assets.get(name)?.fileName,
    register(server, folder) {
      for (const asset of assets.values()) serveAsset(server, `${folder}/${asset.fileName}`, asset);
    },
  };
}

function readAsset(file: URL): Asset {
  const path = fileURLToPath(file);
  const body = readFileSync(path);
  const extension = extname(path);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const contentType = contentTypes[extension];
  if (contentType === undefined) throw new Error(`No content type is known for ${extension}`);
  return { fileName: `${basename(path, extension)}.${hash}${extension}`, contentType, body, encoded: new Map() };
}

function serveAsset(server: HttpServer, url: string, asset: Asset): void {
  server.get(url, async (request, reply) => {
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
