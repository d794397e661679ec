import { readFileSync } from 'node:fs';

const sdkFolder = new URL('../../../../sdk/', import.meta.url);

/**
 * A client as it is in the repository, with the address of this installation in place of its
 * default, which it must name exactly once.
 */
export function stampedClient(file: string, defaultUrl: string, url: string): string {
  const client = readFileSync(new URL(file, sdkFolder), 'utf8');
  if (client.split(defaultUrl).length !== 2) throw new Error(`sdk/${file} must name its default address once`);
  return client.replace(defaultUrl, url);
}
