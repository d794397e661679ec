import { Buffer } from 'node:buffer';
import { bootstrapPath } from './addresses.ts';

/**
 * An author's document with the bootstrap as its first script. It is put before everything the
 * author wrote, so no markup, however strange, can stand or run before it: the parser opens the head
 * for it and then takes the author's `html`, `head` and doctype tags as the continuation of that
 * document. The address is relative, so that it holds behind any proxy.
 */
export function withBootstrap(html: Uint8Array, path: string, hash: string): Buffer {
  const toModule = '../'.repeat(path.split('/').length + 1);
  const first = `<!doctype html><script src="${toModule}${bootstrapPath(hash).slice(1)}"></script>`;
  return Buffer.concat([Buffer.from(first), html]);
}
