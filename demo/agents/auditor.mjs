// Verifies a replay independently: downloads the log and replays it with the rules that the client contains. A log with
// one changed move is rejected.
//
//   node demo/agents/auditor.mjs <arcade address> <replay>

import assert from 'node:assert/strict';
import { RialtoArcade, verify } from '../../sdk/arcade.mjs';

const [baseUrl = 'http://localhost:8080/arcade', id = ''] = process.argv.slice(2);

const arcade = new RialtoArcade({ baseUrl });
const [log, keys] = await Promise.all([arcade.replayLog(id), arcade.keys()]);

const startMs = performance.now();
const verdict = await verify(log, keys);
assert.ok(verdict.ok && verdict.signed === true, String(verdict.fault));
console.log(
  `replays ${verdict.steps} actions in ${Math.round(performance.now() - startMs)} ms: ${verdict.result.score} points, as recorded; signed by ${verdict.kid}`,
);

const serverVerdict = await arcade.request('POST', `/api/v5/replays/${id}/verify`);
assert.equal(serverVerdict.verdict, 'verified');
assert.deepEqual([serverVerdict.final_state_hash, serverVerdict.steps], [verdict.finalStateHash, verdict.steps]);
console.log(`asks the arcade to verify it, too: same final state ${verdict.finalStateHash?.slice(0, 12)}…`);

const forgedLog = log.replace('"direction":"left"', '"direction":"right"');
assert.notEqual(forgedLog, log);
const rejection = await verify(forgedLog, keys);
assert.equal(rejection.ok, false);
console.log(`reverses one move and verifies again: rejected (${rejection.fault}, record ${rejection.n})`);
