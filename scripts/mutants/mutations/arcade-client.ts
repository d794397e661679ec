import type { Mutant } from '../mutant.ts';

const client = 'sdk/arcade.mjs';
const clientTest = 'test/arcade/client/client.test.ts';
const lostResponses = 'test/arcade/client/lost-responses.test.ts';
const verify = 'test/arcade/client/verify.test.ts';
const bot = 'test/arcade/client/bot.test.ts';
const proofOfWork = 'test/arcade/client/proof-of-work.test.ts';

/** Mutations of the arcade client. */
export const arcadeClient: readonly Mutant[] = [
  {
    name: 'arcade-client-ignores-piece-guard',
    breaks: 'A batch planned for one piece is executed with the next one.',
    file: client,
    symbol: 'sendPlan',
    find: ', piece',
    replace: '',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-loses-batches',
    breaks: 'A batch whose response was lost is reported as rejected although it was applied.',
    file: client,
    symbol: 'GameSession.act',
    find: '!error.afterLostAnswer',
    replace: 'error.code === "seq_conflict"',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-ignores-retry-after',
    breaks: 'The client retries without waiting for the time in Retry-After.',
    file: client,
    symbol: 'openCalls',
    find: '1000',
    replace: '0',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-loses-stream-position',
    breaks: 'A reconnected stream starts at the current position and skips the events in between.',
    file: client,
    symbol: 'RialtoArcade.watch',
    find: 'event.id ?? lastId',
    replace: "''",
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-stores-key-after-registration',
    breaks: 'The client registers before the key is stored, so a crash in between loses the agent.',
    file: client,
    symbol: 'RialtoArcade.register',
    find: 'await saveCredential?.(credential',
    replace: 'setTimeout(() => saveCredential?.(credential), 1_000',
    tests: [clientTest],
  },
  {
    name: 'arcade-client-trusts-any-signature',
    breaks: 'A log signed by another key is accepted.',
    file: client,
    symbol: 'verify',
    find: 'fault !',
    replace: 'fault =',
    tests: [verify],
  },
  {
    name: 'arcade-client-drops-revealed-pieces',
    breaks: 'The bot does not get newly visible pieces, and its queue runs empty.',
    file: client,
    symbol: 'openBot',
    find: "channel.send({ type: 'new_piece', piece: observation.next.at(-1) }",
    replace: 'expected = positionKey(observation',
    tests: [bot],
  },
  {
    name: 'arcade-client-abort-ignored',
    breaks: 'An aborted registration continues its proof of work.',
    file: client,
    symbol: 'solveInWorker',
    find: "signal?.addEventListener('abort', () => reject(signal.reason), { once: true });",
    replace: '',
    tests: [proofOfWork],
  },
];
