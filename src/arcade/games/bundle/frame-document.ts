import { bootstrapPath } from './frame-addresses.ts';

/**
 * An author's document with the bootstrap as its first script. It is put before everything the
 * author wrote, so no markup, however strange, can stand or run before it: the parser opens the head
 * for it and then takes the author's `html`, `head` and doctype tags as the continuation of that
 * document. The address is relative, so that it holds behind any proxy.
 */
export function withBootstrap(html: string, path: string, hash: string): string {
  const toModule = '../'.repeat(path.split('/').length + 1);
  return `<!doctype html><script src="${toModule}${bootstrapPath(hash).slice(1)}"></script>${html}`;
}
