import { createServer } from 'node:net';

export const defaultPort = 8080;

/** Port of RIALTO_PORT, else 8080 if it is free, else any free one; a free one for 0. @param {Readonly<Record<string, string | undefined>>} environment */
export async function choosePort({ RIALTO_PORT }) {
  const requestedPort = RIALTO_PORT ? Number(RIALTO_PORT) : defaultPort;
  if (RIALTO_PORT && requestedPort !== 0) return requestedPort;
  return (await freePort(requestedPort)) ?? (await freePort(0)) ?? 0;
}

/** The port if it is free, else undefined; for 0 any free one. @param {number} requestedPort @returns {Promise<number | undefined>} */
export function freePort(requestedPort) {
  const portCheckServer = createServer();
  return new Promise((resolve) => {
    portCheckServer.once('error', () => resolve(undefined));
    portCheckServer.listen(requestedPort, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (portCheckServer.address());
      portCheckServer.close(() => resolve(port));
    });
  });
}
