import type { RunningArcade } from '../../running-arcade.ts';
import type { PlacesContext } from './update-places.ts';

/** Context of a write that opens or closes places. */
export function placesContext(
  { runningTime, certifyAgeHours }: Pick<RunningArcade, 'runningTime' | 'certifyAgeHours'>,
  { nowMs, newId }: { readonly nowMs: number; readonly newId: (prefix: string) => string },
): PlacesContext {
  return { nowMs, nowUs: runningTime.nowUs(), ageHoursMin: certifyAgeHours, newId };
}
