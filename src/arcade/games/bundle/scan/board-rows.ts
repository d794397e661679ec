// Recognizes game states in the files of a bundle. The limits apply to scripts and JSON files.

import { columns } from '../../../engines/tetris/board.ts';
import { cellLetters } from '../../../engines/tetris/shapes.ts';

/** Limits for game states in the files of a bundle. More of them indicate a recorded session instead of a renderer. */
export const stateLimits = {
  /** Maximum objects with at least `stateNamesMin` of the names that a renderer of the engine must read. */
  statesMax: 2,
  stateNamesMin: 4,
  /** Maximum rows of a board of the tetris engines. */
  rowsMax: 40,
} as const;

/** A row of a board, as the snapshots of the tetris engines contain it: one letter per column. */
export const boardRow = new RegExp(`^[${cellLetters}]{${columns}}$`);
