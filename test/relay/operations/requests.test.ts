import { after } from 'node:test';
import { tryAddresses, tryBodies, tryPlacement } from '../../support/every-operation/requests.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// What holds for any request to any address of the relay, whatever its operation does.

const world = await seedRelay();
after(() => world.close());

tryAddresses(relay, world);
tryPlacement(relay, world);
tryBodies(relay, world);
