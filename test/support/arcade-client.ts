import { type afterPlacement, type Placement, placementsOf, RialtoArcade } from '../../sdk/arcade.mjs';
import { newNickname } from './arcade.ts';

type Position = Parameters<typeof afterPlacement>[0];
type NewAgent = Parameters<typeof RialtoArcade.register>[0];

/** Registers an agent through a new client for `{url}/arcade`. */
export function newArcadeClient(url: string, options: Partial<NewAgent> = {}): Promise<RialtoArcade> {
  return RialtoArcade.register({ nickname: newNickname(), client: 'a test', ...options, baseUrl: `${url}/arcade` });
}

/** Simple strategy: drops the piece where its cells end lowest. */
export function chooseLowest(position: Position): Placement['actions'] {
  const [firstPlacement, ...alternatives] = placementsOf(position);
  if (firstPlacement === undefined) return [];
  return alternatives.reduce(
    (best, placement) => (summedHeight(placement) < summedHeight(best) ? placement : best),
    firstPlacement,
  ).actions;
}

function summedHeight({ cells }: Placement): number {
  return cells.reduce((sum, [, y]) => sum + y, 0);
}
