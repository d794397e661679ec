import { replaysMax } from '../../../../src/relay/deliveries/rules/limits.ts';
import { effects } from '../../../../src/relay/deliveries/rules/states.ts';
import { Broken, unitLimit, type World } from './world.ts';

/** What must hold of the record after any write, and between one version of it and the next. */
export function checkRow(before: World, { row, used, others, truth }: World): void {
  if (row === null) throw new Broken('a record is gone');
  if (used > unitLimit || used < 0) throw new Broken('more units are taken than there are');
  if (used !== others + (row.hasUnit ? 1 : 0)) throw new Broken('taken units are not the units held');
  if (row.replays > replaysMax) throw new Broken('more replays than allowed');
  const numbers = row.attempts.map(({ n }) => n);
  if (numbers.some((n, index) => index > 0 && n <= (numbers[index - 1] ?? 0)))
    throw new Broken('attempts out of order');
  if (row.state === 'delivered' && !truth.answered2xx) throw new Broken('delivered without a 2xx');
  if (row.open === null) checkRest(row, truth);
  else if (!row.hasUnit) throw new Broken('under way without a unit');
  if (before.row !== null) checkChange(before.row, row);
}

function checkRest(row: NonNullable<World['row']>, { acted }: World['truth']): void {
  const keeps = row.attempts.some(({ outcome }) =>
    'status' in outcome ? outcome.status === 200 : unclear.includes(outcome.error),
  );
  if (row.hasUnit !== keeps) throw new Broken('a unit is kept that should be given back, or the reverse');
  if (acted && (row.effect === 'none' || row.effect === 'refused'))
    throw new Broken('nothing is said to have happened, and it may have');
  if ((row.effect === 'done') !== (row.state === 'delivered')) throw new Broken('state and effect contradict');
}

function checkChange(before: NonNullable<World['row']>, row: NonNullable<World['row']>): void {
  if (effects.indexOf(row.effect) < effects.indexOf(before.effect)) throw new Broken('an effect was lowered');
  if (before.state === 'delivered') throw new Broken('a delivered lead was touched again');
  const ambiguous = before.attempts.some(({ outcome }) => 'error' in outcome && unclear.includes(outcome.error));
  if (ambiguous && row.state === 'failed') throw new Broken('what was ambiguous is called failed');
  if (before.open !== null && row.open !== null && before.open.run !== row.open.run)
    throw new Broken('two requests have one delivery under way');
}

const unclear: readonly string[] = ['answer_timeout', 'process_lost_after_mark'];
