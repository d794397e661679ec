// Inserts ended sessions with pending verification into a SQLite database. Arguments: data folder, number of sessions,
// steps per session.

import { prepareAgent, storeFinishedGame } from '../../test/arcade/replays/finished-games.ts';
import { openFolder } from '../open-folder.ts';

const [dataDir = '', sessions = '0', steps = '0'] = process.argv.slice(2);
const agentCount = 20;
const database = await openFolder(dataDir);
const agents: string[] = [];
for (let agent = 0; agent < agentCount; agent += 1) agents.push(await prepareAgent(database, `bench${agent}`));
for (let session = 0; session < Number(sessions); session += 1) {
  const agentId = agents[session % agentCount] as string;
  await storeFinishedGame(database, {
    name: `bench${session}`,
    agentId,
    steps: Number(steps),
    startedAt: 2_000 + session,
  });
}
await database.close();
