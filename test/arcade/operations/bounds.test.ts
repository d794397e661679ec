import { after } from 'node:test';
import { arcade, seedArcade } from '../../support/arcade-operations.ts';
import { testBounds } from '../../support/every-operation/bounds.ts';
import { startServer } from '../../support/server.ts';

// Tests every property of every operation of the arcade at the bounds of its schema.

const server = await startServer();
after(() => server.close());

testBounds(arcade, await seedArcade(server.url));
