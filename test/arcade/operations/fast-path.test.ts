import { after } from 'node:test';
import { arcade, seedArcade } from '../../support/arcade-operations.ts';
import { testFastPath } from '../../support/every-operation/fast-path.ts';
import { startServer } from '../../support/server.ts';

const server = await startServer();
after(() => server.close());

// Of the writes, only those of players are tested, because the others need much preparation for each request.
const playerWrites = ['create_session', 'take_actions', 'join_session', 'resign_session', 'send_feedback'];
const operations = arcade.operations.filter(({ effect, name }) => effect === 'read' || playerWrites.includes(name));

testFastPath({ ...arcade, operations }, await seedArcade(server.url));
