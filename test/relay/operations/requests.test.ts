import { after } from 'node:test';
import { testBodies, testInvalidUrlsAndHeaders, testUrls } from '../../support/every-operation/requests.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';

// Tests of URLs, headers and bodies of requests to the relay.

const testData = await seedRelay();
after(() => testData.close());

testUrls(relay, testData);
testInvalidUrlsAndHeaders(relay, testData);
testBodies(relay, testData);
