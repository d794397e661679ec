import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { type Encoding, encodeBody } from '../pages/content-encoding.ts';

const packageName = '@scalar/fastify-api-reference';
const bundlePath = '/js/scalar.js';

/** The script of the interactive reference, as its package holds it. */
export interface ScalarBundle {
  /** Version of the package: the script's address holds it. */
  readonly version: string;
  /** The script in this encoding. It is read when it is first requested: 4 MB that most servers never send. */
  read(encoding: Encoding): Promise<Buffer>;
}

/** Throws when the package is not installed. */
export function openScalarBundle(): ScalarBundle {
  const entry = fileURLToPath(import.meta.resolve(packageName));
  const manifest = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    version: (JSON.parse(manifest) as { version: string }).version,
    read(encoding) {
      const body = encoded.get(encoding) ?? loadBundle().then((script) => encodeBody(script, encoding, 'each'));
      encoded.set(encoding, body);
      body.catch(() => encoded.delete(encoding));
      return body;
    },
  };
}

/** The package offers its script as a route only, so a server without a port is requested it. */
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
