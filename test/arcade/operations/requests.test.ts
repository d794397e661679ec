import { after } from 'node:test';
import { arcade, seedArcade } from '../../support/arcade-operations.ts';
import { testBodies, testInvalidUrlsAndHeaders, testUrls } from '../../support/every-operation/requests.ts';
import { startServer } from '../../support/server.ts';

// Requests with valid and invalid methods, URLs, headers and bodies to each path of the arcade.

const server = await startServer();
after(() => server.close());
const testData = await seedArcade(server.url);

testUrls(arcade, testData);
testInvalidUrlsAndHeaders(arcade, testData);
testBodies(arcade, testData);
