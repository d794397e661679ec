import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { type Encoding, encodeBody } from '../pages/content-encoding.ts';

const packageName = '@scalar/fastify-api-reference';
const bundlePath = '/js/scalar.js';

/** Script of the interactive reference, from its npm package. */
export interface ScalarBundle {
  /** Version of the package; part of the script's URL. */
  readonly version: string;
  /** The script in this encoding; 4 MB without compression, so it is loaded on the first request. */
  read(encoding: Encoding): Promise<Buffer>;
}

/** Throws when the package is not installed. */
export function openScalarBundle(): ScalarBundle {
  const entry = fileURLToPath(import.meta.resolve(packageName));
  const manifest = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  const bodiesByEncoding = new Map<Encoding, Promise<Buffer>>();
  return {
    version: (JSON.parse(manifest) as { version: string }).version,
    read(encoding) {
      const body =
        bodiesByEncoding.get(encoding) ?? loadBundle().then((script) => encodeBody(script, encoding, 'fast'));
      bodiesByEncoding.set(encoding, body);
      body.catch(() => bodiesByEncoding.delete(encoding));
      return body;
    },
  };
}

/** The package exposes its script only as a Fastify route, so it is requested from a server without a port. */
async function loadBundle(): Promise<Buffer> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  try {
    await server.register(plugin, { routePrefix: '/reference', configuration: { content: {} } });
    const { statusCode, rawPayload } = await server.inject(`/reference${bundlePath}`);
    if (statusCode !== 200) throw new Error(`${packageName} returned ${statusCode} for ${bundlePath}`);
    return rawPayload;
  } finally {
    await server.close();
  }
}
