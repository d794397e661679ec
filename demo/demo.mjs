import { setTimeout } from 'node:timers/promises';
import { printAddresses } from './addresses.mjs';
import { DemoEnvironment } from './demo-environment.mjs';
import { createDemoPrinter } from './demo-printer.mjs';
import { choosePort, defaultPort } from './ports.mjs';
import { cutConnection } from './steps/cut-connection.mjs';
import { deliverLeads } from './steps/deliver-leads.mjs';
import { disableRateLimits } from './steps/disable-rate-limits.mjs';
import { fillExchange } from './steps/fill-exchange.mjs';
import { followAcrossKill } from './steps/follow-across-kill.mjs';
import { injectPrompt } from './steps/inject-prompt.mjs';
import { keepPlaying } from './steps/keep-playing.mjs';
import { playLive } from './steps/play-live.mjs';
import { playTextAndMcp } from './steps/play-text-and-mcp.mjs';
import { publishGame, rollBackGame } from './steps/publish-game.mjs';
import { rankGames } from './steps/rank-games.mjs';
import { restartServer } from './steps/restart-server.mjs';
import { solveNeed } from './steps/solve-need.mjs';
import { startServer } from './steps/start-server.mjs';
import { verifyReceipts } from './steps/verify-receipts.mjs';
import { verifyReplay } from './steps/verify-replay.mjs';

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {object} Step
 * @property {string} title What happens.
 * @property {string} explanation What the step shows.
 * @property {(demo: DemoEnvironment) => Promise<void>} run Throws when a check fails.
 */

/** @type {Readonly<Record<string, readonly Step[]>>} The steps of each service, in order. */
const stepsOfServices = {
  exchange: [fillExchange, restartServer, followAcrossKill, solveNeed, cutConnection, injectPrompt],
  arcade: [playLive, verifyReplay, playTextAndMcp, rankGames, publishGame, rollBackGame],
  relay: [deliverLeads, verifyReceipts],
};

/** Services to which the demo can be limited. */
export const services = Object.keys(stepsOfServices);

/** @param {{ once: boolean, only: string | null }} options */
function chooseSteps({ once, only }) {
  const selectedServices = services.filter((service) => only === null || only === service);
  // Without `once` the server keeps running, and players continue to play.
  const finalSteps = once || !selectedServices.includes('arcade') ? [] : [disableRateLimits, keepPlaying];
  return [startServer, ...selectedServices.flatMap((service) => stepsOfServices[service] ?? []), ...finalSteps];
}

/**
 * Runs the demo on its own server. Resolves with the exit code: 0 when every step passed, 1 when a step failed, 130
 * when a signal interrupted a step. Without `once` the server keeps running until SIGINT or SIGTERM. `only` limits the
 * steps to one service.
 * @param {{ once: boolean, only: string | null, environment: Environment }} options
 * @returns {Promise<number>}
 */
export async function runDemo({ once, only, environment }) {
  const printer = createDemoPrinter(process.stdout, environment);
  const port = await choosePort(environment);
  const demo = new DemoEnvironment(printer, environment, port);
  const interruptController = new AbortController();
  const stopSignal = onSignal(() => interruptController.abort());
  try {
    const outcome = await Promise.race([
      runSteps(demo, environment, chooseSteps({ once, only }), interruptController.signal),
      stopSignal.then(() => 'interrupted'),
    ]);
    if (outcome === 'interrupted') return 130;
    if (outcome === 'failed') return 1;
    printAddresses(demo, { once, only });
    if (!once) await stopSignal;
    return 0;
  } finally {
    await demo.close();
  }
}

/**
 * @param {DemoEnvironment} demo
 * @param {Environment} environment
 * @param {readonly Step[]} steps
 * @param {AbortSignal} interruptSignal
 */
async function runSteps(demo, environment, steps, interruptSignal) {
  const { printer } = demo;
  printer.plain('Demo of Rialto: a server and agents in separate processes, which use the public interfaces only.');
  printer.plain(`The server runs at ${demo.url}.${portNote(demo.port, environment)}`);
  if (environment['RIALTO_DATA_DIR'])
    printer.plain('RIALTO_DATA_DIR is not used: the demo has a temporary folder, which is removed at its end.');
  for (const [index, step] of steps.entries()) {
    printer.title(index + 1, step.title, step.explanation);
    try {
      await step.run(demo);
    } catch (error) {
      // Ctrl-C also reaches the agents, so their failures are ignored then.
      await setTimeout(interruptGraceMs);
      if (interruptSignal.aborted) return 'interrupted';
      printer.failed(error instanceof Error ? error.message : String(error));
      for (const line of demo.serverLog()) printer.line('server', line);
      return 'failed';
    }
  }
  return 'passed';
}

/**
 * Notice when the demo uses a port other than 8080, which the documentation mentions.
 * @param {number} port
 * @param {Environment} environment
 */
function portNote(port, { RIALTO_PORT }) {
  if (port === defaultPort) return '';
  const start = RIALTO_PORT ? 'Run' : `Port ${defaultPort} is in use: run`;
  return ` ${start} \`export RIALTO_URL=http://localhost:${port}\` before the commands of the README.`;
}

const interruptGraceMs = 200;

/** Calls `listener` at each SIGINT or SIGTERM; resolves at the first. @param {() => void} listener @returns {Promise<void>} */
function onSignal(listener) {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        listener();
        resolve();
      });
    }
  });
}
