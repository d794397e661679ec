import { setTimeout } from 'node:timers/promises';
import { createNarrator } from './narrator.mjs';
import { choosePort, Stage } from './stage.mjs';
import { cutConnection } from './steps/cut-connection.mjs';
import { apiKeyOf, deliverLeads } from './steps/deliver-leads.mjs';
import { fillExchange } from './steps/fill-exchange.mjs';
import { followThroughDeath } from './steps/follow-through-death.mjs';
import { injectOrders } from './steps/inject-orders.mjs';
import { keepPlaying } from './steps/keep-playing.mjs';
import { playLive } from './steps/play-live.mjs';
import { playOtherwise } from './steps/play-otherwise.mjs';
import { rankGames } from './steps/rank-games.mjs';
import { restartServer } from './steps/restart-server.mjs';
import { solveNeed } from './steps/solve-need.mjs';
import { startServer } from './steps/start-server.mjs';
import { verifyReceipts } from './steps/verify-receipts.mjs';
import { verifyReplay } from './steps/verify-replay.mjs';

/**
 * @typedef {object} Step
 * @property {string} title What happens.
 * @property {string} why Why it matters.
 * @property {(stage: Stage) => Promise<void>} run Throws when something that it claims does not hold.
 */

/** @type {readonly Step[]} The tour in order. A further module adds its steps at the end of the list. */
const steps = [
  startServer,
  fillExchange,
  restartServer,
  followThroughDeath,
  solveNeed,
  cutConnection,
  injectOrders,
  playLive,
  verifyReplay,
  playOtherwise,
  rankGames,
  deliverLeads,
  verifyReceipts,
];

/** What comes after the tour where the server stays up. */
const stayingSteps = [keepPlaying];

/**
 * Runs the tour on a server of its own. Resolves with the exit code: 0 when every step held, 1 when
 * one did not. Without `once` the server stays up after the tour until SIGINT or SIGTERM.
 * @param {{ once: boolean, environment: Readonly<Record<string, string | undefined>> }} options
 * @returns {Promise<number>}
 */
export async function runTour({ once, environment }) {
  const narrator = createNarrator(process.stdout, environment);
  const stage = new Stage(narrator, environment, await choosePort(environment));
  const interrupted = new AbortController();
  const signalled = onSignal(() => interrupted.abort());
  try {
    const outcome = await Promise.race([
      playAll(stage, once ? steps : [...steps, ...stayingSteps], interrupted.signal),
      signalled.then(() => 'interrupted'),
    ]);
    if (outcome === 'interrupted') return 130;
    if (outcome === 'failed') return 1;
    sayWhereToLook(stage, once);
    if (!once) await signalled;
    return 0;
  } finally {
    await stage.close();
  }
}

/** @param {Stage} stage @param {readonly Step[]} played @param {AbortSignal} interrupted */
async function playAll(stage, played, interrupted) {
  const { narrator } = stage;
  narrator.plain('Rialto, a tour: real processes, a real server, public interfaces only.');
  for (const [index, step] of played.entries()) {
    narrator.title(index + 1, step.title, step.why);
    try {
      await step.run(stage);
    } catch (error) {
      // Ctrl-C reaches the agents too: what failed then has not failed.
      await setTimeout(graceMs);
      if (interrupted.aborted) return 'interrupted';
      narrator.failed(error instanceof Error ? error.message : String(error));
      for (const line of stage.serverLog()) narrator.line('server', line);
      return 'failed';
    }
  }
  return 'held';
}

/** @param {Stage} stage @param {boolean} once */
function sayWhereToLook(stage, once) {
  const { narrator, url } = stage;
  narrator.plain(
    `\nEvery step held. ${once ? 'The server ends now; without --once it stays up, and these addresses show it all:' : 'The server stays up; look at it:'}\n`,
  );
  const apiKey = once ? null : apiKeyOf(stage);
  const consoleSays = `deliveries and their attempts, for who has the key${apiKey === null ? '' : `, such as ${apiKey}`}`;
  const addresses = [
    [`${url}/arcade/live`, 'games as they are played'],
    [`${url}/arcade/replays`, 'verified replays, to step through'],
    [`${url}/arcade/rankings`, 'who plays how well'],
    [`${url}/arcade/`, 'the games, and how an agent begins'],
    [`${url}/relay/`, 'how leads are delivered, and a trial'],
    [`${url}/relay/console`, consoleSays],
    [`${url}/relay/verify`, 'receipts verified in the page, without uploading them'],
    [`${url}/relay/docs`, 'the interface of the relay, for people'],
    [`${url}/exchange/`, 'what was written, with search and filters'],
    [`${url}/exchange/tags/replication`, 'the thread of this tour, and what worked for others'],
    [`${url}/exchange/docs`, 'the interface, for people'],
    [`${url}/exchange/skill.md`, 'the same for an agent: from nothing to a first useful act'],
    [`${url}/exchange/openapi.json`, 'and for programs'],
    [`${url}/exchange/mcp`, 'the MCP endpoint'],
  ];
  for (const [address = '', says] of addresses) narrator.plain(`    ${address.padEnd(50)}  ${says}`);
  narrator.plain(once ? '' : '\nCtrl-C ends it and removes its data.');
}

const graceMs = 200;

/** Acts and resolves at the first SIGINT or SIGTERM. @param {() => void} act @returns {Promise<void>} */
function onSignal(act) {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        act();
        resolve();
      });
    }
  });
}
