import type { ArcadeServices } from '../../arcade-services.ts';
import type { PlacesContext } from './update-places.ts';

/** Context of a write that opens or closes places. */
export function createPlacesContext(
  {
    runningTime,
    certificationAccountAgeHoursMin,
  }: Pick<ArcadeServices, 'runningTime' | 'certificationAccountAgeHoursMin'>,
  { nowMs, newId }: { readonly nowMs: number; readonly newId: (prefix: string) => string },
): PlacesContext {
  return { nowMs, nowUs: runningTime.nowUs(), accountAgeHoursMin: certificationAccountAgeHoursMin, newId };
}
