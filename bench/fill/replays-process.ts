// Inserts games with pending verification into a SQLite database. Arguments: data folder, games, steps per game.

import { prepareAgent, storeFinishedGame } from '../../test/arcade/replays/finished-games.ts';
import { openFolder } from '../open-folder.ts';

const [dataDir = '', games = '0', steps = '0'] = process.argv.slice(2);
const agentsMax = 20;
const database = await openFolder(dataDir);
const agents: string[] = [];
for (let agent = 0; agent < agentsMax; agent += 1) agents.push(await prepareAgent(database, `bench${agent}`));
for (let game = 0; game < Number(games); game += 1) {
  const agentId = agents[game % agentsMax] as string;
  await storeFinishedGame(database, { name: `bench${game}`, agentId, steps: Number(steps), startedAt: 2_000 + game });
}
await database.close();
