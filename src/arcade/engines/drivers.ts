import type { Driver, Terms } from './driver.ts';
import { driveTetris } from './tetris/driver.ts';
import { driveTurnGrid } from './turn-grid/driver.ts';

const drivers: Readonly<Record<string, (terms: Terms) => Driver>> = {
  'tetris-v2': driveTetris,
  'turn-grid-v2': driveTurnGrid,
};

/** The engine of these terms, ready to play. Throws a RangeError for an engine that does not exist. */
export function openDriver(terms: Terms): Driver {
  const drive = drivers[terms.engine];
  if (drive === undefined) throw new RangeError('No such engine.');
  return drive(terms);
}
