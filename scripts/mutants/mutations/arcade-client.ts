import type { Mutant } from '../mutant.ts';

const client = 'sdk/arcade.mjs';
const playing = 'test/arcade/client/client.test.ts';
const lostResponses = 'test/arcade/client/lost-responses.test.ts';
const verifying = 'test/arcade/client/verify.test.ts';
const bots = 'test/arcade/client/bot.test.ts';
const work = 'test/arcade/client/proof-of-work.test.ts';

/** Mutations of the arcade client. */
export const arcadeClientFaults: readonly Mutant[] = [
  {
    name: 'arcade-client-without-guard',
    breaks: 'A plan made for one piece is carried out with the next one.',
    file: client,
    symbol: 'takePlan',
    find: ', piece',
    replace: '',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-loses-batches',
    breaks: 'A batch whose answer was lost is reported as refused, though it counts.',
    file: client,
    symbol: 'GameSession.act',
    find: '!error.afterLostAnswer',
    replace: 'error.code === "seq_conflict"',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-ignores-retry-after',
    breaks: 'The client asks again at once, though it was told how long to wait.',
    file: client,
    symbol: 'openCalls',
    find: '1000',
    replace: '0',
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-forgets-its-place',
    breaks: 'A stream that was cut begins again, and what happened meanwhile is never told.',
    file: client,
    symbol: 'RialtoArcade.watch',
    find: 'event.id ?? lastId',
    replace: "''",
    tests: [lostResponses],
  },
  {
    name: 'arcade-client-saves-key-too-late',
    breaks: 'The client registers before the key is stored, so a crash in between loses the agent.',
    file: client,
    symbol: 'RialtoArcade.register',
    find: 'await saveCredential?.(credential',
    replace: 'setTimeout(() => saveCredential?.(credential), 1_000',
    tests: [playing],
  },
  {
    name: 'arcade-client-trusts-any-seal',
    breaks: 'A log that somebody else has sealed passes for one of the arcade.',
    file: client,
    symbol: 'verify',
    find: 'fault !',
    replace: 'fault =',
    tests: [verifying],
  },
  {
    name: 'arcade-client-keeps-the-new-piece',
    breaks: 'A bot is not told which piece has come into sight, and plans for a queue that runs dry.',
    file: client,
    symbol: 'openBot',
    find: "line.send({ type: 'new_piece', piece: observation.next.at(-1) }",
    replace: 'expected = positionKey(observation',
    tests: [bots],
  },
  {
    name: 'arcade-client-works-on',
    breaks: 'Registering that was called off goes on with its proof of work.',
    file: client,
    symbol: 'solveBeside',
    find: "signal?.addEventListener('abort', () => reject(signal.reason), { once: true });",
    replace: '',
    tests: [work],
  },
];
