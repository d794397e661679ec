import { after } from 'node:test';
import { tryBounds } from '../../support/every-operation/bounds.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Every property of every operation of the relay at the edges of its own schema.

const world = await seedRelay();
after(() => world.close());

tryBounds(relay, world);
