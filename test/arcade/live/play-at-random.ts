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

export interface Play {
  readonly arcade: TestArcade;
  readonly player: Player;
  readonly id: string;
  readonly random: SeededRandom;
  /** Maximum running time between two batches, in milliseconds. */
  readonly pauseMsMax: number;
}

/** Plays one random batch after a random pause; returns the sequence number and status after it. */
async function playOnce(
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

/** Plays until the game ends, and calls `onBatch` after each batch. */
export async function playUntilEnd(play: Play, onBatch: (batch: number, seq: number) => Promise<void>): Promise<void> {
  let game = { seq: 0, status: 'running' };
  for (let batch = 1; game.status === 'running'; batch += 1) {
    if (batch > 2_000) throw new Error('The game does not end.');
    game = await playOnce(play, game.seq);
    await onBatch(batch, game.seq);
  }
}
