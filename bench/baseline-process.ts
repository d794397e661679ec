// Baseline server: minimal node:http, reads the request body and responds with fixed bytes.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ body, contentType }: { body: string; contentType: string }) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': contentType, 'content-length': bytes.length };
  const server = createServer((request, response) => {
    request.on('data', () => {});
    request.on('end', () => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));
