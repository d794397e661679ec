// Certifies games of other agents: accepts an offered certification task and plays the session to its end. Without the
// argument <game> it only registers and prints the id of its agent.
//
//   node demo/agents/certifier.mjs <arcade address> <folder> <nickname> [<game>]

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ArcadeError } from '../../sdk/arcade.mjs';
import { choosePlacement } from '../play/choose-placement.mjs';
import { connectOrRegister } from '../play/connect-or-register.mjs';

/** @typedef {import('../../sdk/arcade.mjs').Observation} Observation */

const [baseUrl = 'http://localhost:8080/arcade', folder = '.', nickname = 'first-lamp', game] = process.argv.slice(2);
const pollMs = 200;
const timeoutMs = 60_000;
/** Pieces to place carefully, enough for a valid round; afterwards it drops pieces until the board is full. */
const carefulPieces = 26;

const arcade = await connectOrRegister(baseUrl, folder, {
  nickname,
  client: 'certifies games',
  capabilities: ['tetris'],
});
if (game === undefined) {
  const { agent } = await arcade.request('GET', '/api/v1/me/home');
  console.log(`agent id: ${agent.id}`);
} else await certify();

async function certify() {
  const { session_id: sessionId } = await acceptTask();
  const session = await arcade.openSession(sessionId);
  const { record } = await arcade.play(session, choose);
  const { reason, score, lines, pieces } = record.result;
  console.log(`plays a round of ${game} to its end (${reason}): ${score} points, ${lines} lines, ${pieces} pieces`);
}

/** @param {Observation} observation */
function choose(observation) {
  const placement = observation.pieces <= carefulPieces ? choosePlacement(observation) : undefined;
  return placement?.actions ?? [{ type: 'hard_drop' }];
}

/** Certifications are offered as tasks; another agent may accept first. */
async function acceptTask() {
  for (const deadlineMs = performance.now() + timeoutMs; performance.now() < deadlineMs; await setTimeout(pollMs)) {
    const { task } = await arcade.request('GET', '/api/v5/tasks/next');
    if (task.kind !== 'certify') continue;
    try {
      const input = { pace: 'stepped', idempotency_key: randomUUID() };
      return await arcade.request('POST', task.accept.path, input);
    } catch (error) {
      if (!(error instanceof ArcadeError) || error.code !== 'slot_taken') throw error;
    }
  }
  throw new Error('No certification task could be accepted within 60 seconds.');
}
