import { after } from 'node:test';
import { arcade, seedArcade } from '../../support/arcade-operations.ts';
import { tryBounds } from '../../support/every-operation/bounds.ts';
import { startServer } from '../../support/server.ts';

// Every property of every operation of the arcade at the edges of its own schema.

const server = await startServer();
after(() => server.close());

tryBounds(arcade, await seedArcade(server.url));
