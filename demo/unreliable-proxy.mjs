import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * TCP proxy that fails once: when the server responds to the first request that contains `text`, the response is
 * dropped and the client's connection is reset.
 * @param {number} serverPort
 * @param {string} text
 */
export async function openUnreliableProxy(serverPort, text) {
  let cuts = 0;
  const line = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1');
    let isAsked = false;
    client.on('data', (bytes) => {
      isAsked ||= cuts === 0 && bytes.includes(text);
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!isAsked) return void client.write(bytes);
      isAsked = false;
      cuts += 1;
      client.resetAndDestroy();
      server.destroy();
    });
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ]) {
      socket?.on('error', () => {});
      socket?.on('close', () => other?.destroy());
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: /** @type {import('node:net').AddressInfo} */ (line.address()).port,
    cuts: () => cuts,
    close: () => void line.close(),
  };
}
