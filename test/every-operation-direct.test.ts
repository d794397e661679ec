import { after } from 'node:test';
import { tryDirect } from './support/every-operation/direct.ts';
import { createTestData, exchange } from './support/exchange-operations.ts';
import { startServer } from './support/server.ts';

const server = await startServer();
after(() => server.close());

tryDirect(exchange, await createTestData(server.baseUrl));
