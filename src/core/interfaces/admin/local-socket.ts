import { chmodSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { SignIn } from '../../operation/operator.ts';
import type { HttpServer } from '../http/http-server.ts';

/** The operator's name in the audit for what comes from the machine itself. */
const localOperator = 'local';

/** Anyone who can open the socket is the user that runs the server, or root: no key is needed. */
export const signInLocally: SignIn = async () => localOperator;

/**
 * Where commands on the same machine reach a server that holds the embedded database: a socket in
 * the data folder. Socket addresses are short (about 100 bytes), so the shorter spelling is taken.
 */
export function localSocketPath(dataDir: string): string {
  const path = resolve(join(dataDir, 'admin.sock'));
  const fromHere = relative('.', path);
  return fromHere.length < path.length ? fromHere : path;
}

/** Opens the socket with mode 0600, in a folder of mode 0700 that this process has locked. Throws when it cannot. */
export async function openLocalSocket(server: HttpServer, dataDir: string): Promise<void> {
  const path = localSocketPath(dataDir);
  // One that a killed server left behind.
  rmSync(path, { force: true });
  await server.listen({ path });
  chmodSync(path, 0o600);
}
