import { chmodSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { SignIn } from '../../operation/operator.ts';
import type { HttpServer } from '../http/http-server.ts';

/** Operator name in the audit log for commands on the same machine. */
const localOperator = 'local';

/** No key is needed: only the user that runs the server and root can open the socket. */
export const signInLocally: SignIn = async () => localOperator;

/**
 * Path of the Unix socket in the data folder, for commands on the same machine. The operating
 * system limits socket paths to about 100 bytes, so the shorter of the absolute and relative path is used.
 */
export function localSocketPath(dataDir: string): string {
  const path = resolve(join(dataDir, 'admin.sock'));
  const relativePath = relative('.', path);
  return relativePath.length < path.length ? relativePath : path;
}

/** Opens the socket with mode 0600. The folder has mode 0700 and is locked by this process. */
export async function openLocalSocket(server: HttpServer, dataDir: string): Promise<void> {
  const path = localSocketPath(dataDir);
  // A server that was killed leaves its socket file.
  rmSync(path, { force: true });
  await server.listen({ path });
  chmodSync(path, 0o600);
}
