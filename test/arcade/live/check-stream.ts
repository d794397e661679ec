import assert from 'node:assert/strict';
import { rngKey } from '../../../src/arcade/engines/commit-reveal.ts';
import type { LoggedAction, Terms } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';

export interface StreamEvent {
  readonly id: string | undefined;
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: events are untyped JSON.
  readonly data: any;
}

/** Parses the events of a stream. */
export function eventsIn(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .map((frame) => new Map(frame.split('\n').map((line) => line.split(/: (.*)/s) as [string, string])))
    .filter((fields) => fields.has('data'))
    .map((fields) => ({
      id: fields.get('id'),
      name: fields.get('event') ?? '',
      data: JSON.parse(fields.get('data') as string),
    }));
}

/** Members of an ended session that are needed to replay it. The server seed is public after the session has ended. */
export interface EndedSession {
  readonly id: string;
  readonly server_seed: string;
  readonly client_seed: string;
}

/** Members of the events `moves` and `snapshot`. No others are allowed, because they could contain secrets. */
const movesMembers = ['chain_head', 'records', 'reveal', 'seq', 'state_hash', 't_us', 'viewers'];
const snapshotMembers = [
  'chain_head',
  'engine_build',
  'game',
  'players',
  'purpose',
  'reveal',
  'seed_commitment',
  'seq',
  'session_id',
  'slowness',
  'state',
  'state_hash',
  't_us',
  'terms',
  'untrusted',
  'viewers',
];

/**
 * Checks a stream by a replay with the server seed, which the stream must not contain: every record in order and once,
 * every state hash equal to that of the replay at that time, every piece correct and revealed no earlier than the
 * replay requests it, and no undeclared member. Returns the number of checked messages.
 */
export function checkStream(text: string, session: EndedSession): number {
  assert.ok(!text.includes(session.server_seed), 'the seed was sent');
  const pieces = pieceSequence(
    rngKey(Buffer.from(session.server_seed, 'hex'), session.id, session.client_seed),
    nodeHashing.sha256,
  );
  const events = eventsIn(text);
  const firstSnapshot = events.find(({ name }) => name === 'snapshot');
  if (firstSnapshot === undefined) return 0;
  const driver = openDriver(firstSnapshot.data.terms as Terms);
  let seq = firstSnapshot.data.seq as number;
  let state = firstSnapshot.data.state as unknown;
  let messageCount = 0;
  let requestedPieceCount = 0;
  for (const { name, data } of events) {
    if (name !== 'snapshot' && name !== 'moves') continue;
    assert.deepEqual(Object.keys(data).toSorted(), [...(name === 'snapshot' ? snapshotMembers : movesMembers)]);
    if (name === 'snapshot') assert.deepEqual(Object.keys(data.state), Object.keys(driver.start(pieces) as object));
    if (name === 'snapshot') [seq, state] = [data.seq, data.state];
    for (const { n, t_us, seat, action } of data.records ?? []) {
      assert.equal(n, seq + 1, 'a record is missing or was sent twice');
      seq = n;
      state = driver.advance(state, t_us, pieces).state;
      if ((action as LoggedAction).type !== 'end') state = driver.step(state, seat ?? 0, action, pieces).state;
    }
    assert.equal(data.seq, seq);
    const stateAtMessage = driver.advance(state, data.t_us, pieces).state;
    assert.equal(
      data.state_hash,
      stateHash(stateAtMessage, nodeHashing.sha256Hex),
      `the state after ${seq} at ${data.t_us}`,
    );
    requestedPieceCount = Math.max(requestedPieceCount, driver.revealed(stateAtMessage));
    const { from, pieces: revealed } = data.reveal as { from: number; pieces: number[] };
    assert.ok(from + revealed.length <= requestedPieceCount, 'a piece was revealed too early');
    assert.deepEqual(
      revealed,
      revealed.map((_, index) => pieces(from + index)),
    );
    messageCount += 1;
  }
  return messageCount;
}
