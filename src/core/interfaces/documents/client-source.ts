import { readFileSync } from 'node:fs';

const sdkFolder = new URL('../../../../sdk/', import.meta.url);

/** Client source with its default URL, which must occur exactly once, replaced by the URL of this installation. */
export function clientSourceFor(file: string, defaultUrl: string, url: string): string {
  const client = readFileSync(new URL(file, sdkFolder), 'utf8');
  if (client.split(defaultUrl).length !== 2) throw new Error(`sdk/${file} must name its default address once`);
  return client.replace(defaultUrl, url);
}
