import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * TCP proxy that fails once: when the server responds to the first request that contains `text`, the response is
 * dropped and the client's connection is reset.
 * @param {number} serverPort
 * @param {string} text
 */
export async function openUnreliableProxy(serverPort, text) {
  let cutCount = 0;
  const proxy = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    let isRequestSeen = false;
    client.on('data', (bytes) => {
      isRequestSeen ||= cutCount === 0 && bytes.includes(text);
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!isRequestSeen) return void client.write(bytes);
      isRequestSeen = false;
      cutCount += 1;
      client.resetAndDestroy();
      server.destroy();
    });
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ]) {
      socket?.on('error', () => {});
      socket?.on('close', () => peer?.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: /** @type {import('node:net').AddressInfo} */ (proxy.address()).port,
    cutCount: () => cutCount,
    close: () => void proxy.close(),
  };
}
