import { after } from 'node:test';
import { testBounds } from '../../support/every-operation/bounds.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Tests every property of every operation of the relay at the bounds of its schema.

const testData = await seedRelay();
after(() => testData.close());

testBounds(relay, testData);
