import { after } from 'node:test';
import { tryAddresses, tryBodies, tryPlacement } from '../../support/every-operation/requests.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Tests for any request to any URL of the relay.

const testData = await seedRelay();
after(() => testData.close());

tryAddresses(relay, testData);
tryPlacement(relay, testData);
tryBodies(relay, testData);
