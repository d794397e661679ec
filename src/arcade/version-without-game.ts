import type { Refusal } from '../core/base/refusal.ts';
import { refuseInput } from '../core/operation/errors.ts';

/** Refuses a version number without the game that it belongs to. */
export function refuseVersionWithoutGame({
  game,
  version,
}: {
  readonly game?: string | undefined;
  readonly version?: string | undefined;
}): Refusal | null {
  return version !== undefined && game === undefined
    ? refuseInput('/version', 'game', '`version` requires `game`.')
    : null;
}
