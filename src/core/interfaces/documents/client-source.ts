import { readFileSync } from 'node:fs';

const sdkFolder = new URL('../../../../sdk/', import.meta.url);

/**
 * Source of a client in which its default URL is replaced by the URL of this installation. Throws an Error unless the
 * default URL occurs exactly once.
 */
export function clientSourceFor(file: string, defaultUrl: string, url: string): string {
  const client = readFileSync(new URL(file, sdkFolder), 'utf8');
  if (client.split(defaultUrl).length !== 2) throw new Error(`sdk/${file} must contain its default URL exactly once.`);
  return client.replace(defaultUrl, url);
}
