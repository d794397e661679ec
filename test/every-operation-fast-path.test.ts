import { after } from 'node:test';
import { testFastPath } from './support/every-operation/fast-path.ts';
import { createTestData, exchange } from './support/exchange-operations.ts';
import { startServer } from './support/server.ts';

// Operations of the exchange respond the same on the fast path of the HTTP server and in Fastify.

const server = await startServer();
after(() => server.close());

testFastPath(exchange, await createTestData(server.baseUrl));
