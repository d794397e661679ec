import type { RunningArcade } from '../../running-arcade.ts';
import type { PlacesContext } from './keep-places.ts';

/** The moment of a write with the terms under which places open. */
export function placesContext(
  { runningTime, certifyAgeHours }: Pick<RunningArcade, 'runningTime' | 'certifyAgeHours'>,
  { nowMs, newId }: { readonly nowMs: number; readonly newId: (prefix: string) => string },
): PlacesContext {
  return { nowMs, nowUs: runningTime.nowUs(), ageHoursMin: certifyAgeHours, newId };
}
