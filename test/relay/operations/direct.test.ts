// Slow: sends every variant of each request along both paths.

import { after } from 'node:test';
import { tryDirect } from '../../support/every-operation/direct.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

const world = await seedRelay();
after(() => world.close());

tryDirect(relay, world);
