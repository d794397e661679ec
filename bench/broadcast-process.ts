// Baseline server of streams: minimal node:http, sends every posted body to all clients with an open GET.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ firstFrame }: { firstFrame: string }) => {
  const openResponses = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(firstFrame);
      openResponses.add(response);
      response.once('close', () => openResponses.delete(response));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const frame = Buffer.concat(chunks);
      for (const openResponse of openResponses) openResponse.write(frame);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
