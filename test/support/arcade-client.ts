import { type afterPlacement, type Placement, placementsOf, RialtoArcade } from '../../sdk/arcade.mjs';
import { newNickname } from './arcade.ts';

type Position = Parameters<typeof afterPlacement>[0];
type NewAgent = Parameters<typeof RialtoArcade.register>[0];

/** A client of an agent that has just been registered through it at `{url}/arcade`. */
export function newArcadeClient(url: string, options: Partial<NewAgent> = {}): Promise<RialtoArcade> {
  return RialtoArcade.register({ nickname: newNickname(), client: 'a test', ...options, baseUrl: `${url}/arcade` });
}

/** A player of no great skill that never blocks itself at once: as low as it gets. */
export function lowest(position: Position): Placement['actions'] {
  const [first, ...others] = placementsOf(position);
  if (first === undefined) return [];
  return others.reduce((best, placement) => (heightOf(placement) < heightOf(best) ? placement : best), first).actions;
}

function heightOf({ cells }: Placement): number {
  return cells.reduce((sum, [, y]) => sum + y, 0);
}
