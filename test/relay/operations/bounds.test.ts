import { after } from 'node:test';
import { tryBounds } from '../../support/every-operation/bounds.ts';
import { createRelayWorld, relay } from '../../support/relay-operations.ts';

// Every property of every operation of the relay at the edges of its own schema.

const world = await createRelayWorld();
after(() => world.close());

tryBounds(relay, world);
