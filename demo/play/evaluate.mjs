// Board evaluation with the features of Pierre Dellacherie and the weights published by Islam El-Ashi.

/** @typedef {import('../../sdk/arcade.mjs').Placement} Placement @typedef {{ board: readonly string[], buffer: readonly string[] }} Board */

const weights = {
  landingHeight: -4.5,
  lines: 3.42,
  rowChanges: -3.22,
  columnChanges: -9.35,
  holes: -7.9,
  wells: -3.39,
};
const columns = 10;
const fullRow = (1 << columns) - 1;

/**
 * Score of the board after a placement; higher is better, only differences are meaningful.
 * @param {Placement} placement
 * @param {Board & { lines: number }} after
 */
export function evaluate({ cells }, after) {
  const rows = filledRows(after);
  const ys = cells.map(([, y]) => y);
  const landingHeight = (Math.min(...ys) + Math.max(...ys)) / 2;
  return (
    weights.landingHeight * landingHeight +
    weights.lines * after.lines +
    weights.rowChanges * rowChanges(rows) +
    weights.columnChanges * columnChanges(rows) +
    weights.holes * holes(rows) +
    weights.wells * wells(rows)
  );
}

/** Rows as bit masks, from the floor to the highest cell. @param {Board} board */
function filledRows({ board, buffer }) {
  const rows = [...buffer, ...board].reverse().map((row) => {
    let rowBits = 0;
    for (let x = 0; x < columns; x += 1) if (row[x] !== '.') rowBits |= 1 << x;
    return rowBits;
  });
  return rows.slice(0, rows.findLastIndex((row) => row !== 0) + 1);
}

/** Transitions between filled and empty cells in a row; walls are filled. @param {number[]} rows */
function rowChanges(rows) {
  return rows.reduce((sum, row) => {
    const rowWithWalls = (row << 1) | 1 | (1 << (columns + 1));
    return sum + countBits((rowWithWalls ^ (rowWithWalls >> 1)) & ((1 << (columns + 1)) - 1));
  }, 0);
}

/** Transitions between filled and empty cells in a column; the floor is filled. @param {number[]} rows */
function columnChanges(rows) {
  return [...rows, 0].reduce((sum, row, y) => sum + countBits(row ^ (y === 0 ? fullRow : (rows[y - 1] ?? 0))), 0);
}

/** Empty cells below a filled one. @param {number[]} rows */
function holes(rows) {
  let above = 0;
  return rows.toReversed().reduce((sum, row) => {
    const coveredCells = above & ~row;
    above |= row;
    return sum + countBits(coveredCells);
  }, 0);
}

/** Empty cells that are open above and enclosed by filled neighbors; deeper wells weigh more. @param {number[]} rows */
function wells(rows) {
  let sum = 0;
  let coveredCells = 0;
  const depths = new Array(columns).fill(0);
  for (const row of rows.toReversed()) {
    coveredCells |= row;
    const open = ~coveredCells & ((row << 1) | 1) & ((row >> 1) | (1 << (columns - 1))) & fullRow;
    for (let x = 0; x < columns; x += 1) {
      depths[x] = (open >> x) & 1 ? depths[x] + 1 : 0;
      sum += depths[x];
    }
  }
  return sum;
}

/** @param {number} word */
function countBits(word) {
  let count = 0;
  for (let remainingBits = word; remainingBits !== 0; remainingBits &= remainingBits - 1) count += 1;
  return count;
}
