import type { Player } from '../../support/arcade.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { TestArcade } from './test-arcade.ts';

const actions = [
  { type: 'move', direction: 'left' },
  { type: 'move', direction: 'right' },
  { type: 'rotate', direction: 'cw' },
  { type: 'rotate', direction: 'ccw' },
  { type: 'soft_drop' },
  { type: 'hard_drop' },
  { type: 'hard_drop' },
  { type: 'wait' },
];

/** Session that is played with random actions. */
export interface Play {
  readonly arcade: TestArcade;
  readonly player: Player;
  /** Id of the session. */
  readonly id: string;
  readonly random: SeededRandom;
  /** Maximum running time between two batches, in milliseconds. */
  readonly pauseMsMax: number;
}

/** Sends one random batch after a random pause; returns the sequence number and the status after the batch. */
async function playBatch(
  { arcade, player, id, random, pauseMsMax }: Play,
  seq: number,
): Promise<{ readonly seq: number; readonly status: string }> {
  arcade.time.advance(random.between(0, pauseMsMax));
  const batch = Array.from({ length: random.between(1, 6) }, () => actions[random.between(0, actions.length - 1)]);
  const response = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions: batch });
  const observation = response.body?.observation;
  if (observation === undefined) throw new Error(`take_actions returned ${response.status}: ${response.text}`);
  return observation;
}

/** Plays until the session ends, and calls `onBatch` after each batch. */
export async function playUntilEnd(play: Play, onBatch: (batch: number, seq: number) => Promise<void>): Promise<void> {
  let progress = { seq: 0, status: 'running' };
  for (let batch = 1; progress.status === 'running'; batch += 1) {
    if (batch > 2_000) throw new Error('The session does not end.');
    progress = await playBatch(play, progress.seq);
    await onBatch(batch, progress.seq);
  }
}
