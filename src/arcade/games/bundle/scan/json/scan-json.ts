// Scans the JSON files of a bundle for recorded game states and encoded data.

import { parseStrictJsonText } from '../../../../../core/base/strict-json-text.ts';
import { boardRow, stateLimits } from '../board-rows.ts';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';

const base64CharactersMax = 4_096;
const base64 = /^[A-Za-z0-9+/_-]{64,}={0,2}$/;

/**
 * Rejects a JSON file with more game states, rows of boards or characters of encoded data than the limits, because a
 * renderer must only draw the states that it receives.
 */
export function scanJson(scan: FileScan, requiredNames: readonly string[]): void {
  const json = parseStrictJsonText(scan.text);
  if (!json.ok) return;
  const counts = { states: 0, rows: 0, base64Characters: 0 };
  const stack: unknown[] = [json.value];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    scan.budget.spendNodes();
    if (typeof value === 'string') {
      if (boardRow.test(value)) counts.rows += 1;
      if (base64.test(value)) counts.base64Characters += value.length;
    } else if (typeof value === 'object' && value !== null) {
      if (requiredNames.filter((name) => Object.hasOwn(value, name)).length >= stateLimits.stateNamesMin)
        counts.states += 1;
      for (const member of Object.values(value)) stack.push(member);
    }
  }
  if (counts.states > stateLimits.statesMax) scan.refuse(states, 0);
  if (counts.rows > stateLimits.rowsMax) scan.refuse(rows, 0);
  if (counts.base64Characters > base64CharactersMax) scan.refuse(encoded, 0);
}

const fix = 'Remove it: a renderer draws the states that it receives.';
const states: ScanFault = {
  rule: 'data.states',
  family: 'DATA',
  why: `The file contains more than ${stateLimits.statesMax} objects that look like states of a game.`,
  fix,
};
const rows: ScanFault = {
  rule: 'data.rows',
  family: 'DATA',
  why: `The file contains more than ${stateLimits.rowsMax} rows of a board.`,
  fix,
};
const encoded: ScanFault = {
  rule: 'data.encoded',
  family: 'DATA',
  why: `The file contains more than ${base64CharactersMax} characters of encoded data.`,
  fix,
};
