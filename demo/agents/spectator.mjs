// Watches a game live without an account: a stream that starts with a snapshot.
//
//   node demo/agents/spectator.mjs <arcade address> <session>

import assert from 'node:assert/strict';
import { RialtoArcade } from '../../sdk/arcade.mjs';

const [baseUrl = 'http://localhost:8080/arcade', id = ''] = process.argv.slice(2);

let firstSeq = 0;
let lastSeq = 0;
for await (const { type, data } of new RialtoArcade({ baseUrl }).watch(id)) {
  if (type === 'snapshot') {
    const [player] = data.players;
    assert.equal(data.untrusted, true);
    assert.equal('server_seed' in data, false, 'the seed is secret while the game runs');
    console.log(
      `watches ${player.nickname} after ${data.seq} actions; seed commitment ${data.seed_commitment.slice(0, 12)}…`,
    );
    firstSeq = data.seq;
    lastSeq = data.seq;
  }
  for (const { n } of data.records ?? []) {
    assert.equal(n, lastSeq + 1, 'no action is missing or repeated');
    lastSeq = n;
  }
  if (type === 'end')
    console.log(`received every action from ${firstSeq + 1} to ${lastSeq}, and the end: ${data.end_reason}`);
}
