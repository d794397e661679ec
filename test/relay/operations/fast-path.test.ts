// Slow: sends every variant of each request through the fast path, which bypasses Fastify, and through Fastify.

import { after } from 'node:test';
import { testFastPath } from '../../support/every-operation/fast-path.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

const testData = await seedRelay();
after(() => testData.close());

testFastPath(relay, testData);
