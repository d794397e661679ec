import { replaysMax } from '../../../../src/relay/deliveries/rules/limits.ts';
import { effects } from '../../../../src/relay/deliveries/rules/states.ts';
import { InvariantError, type ModelState, unitLimit } from './model-state.ts';

/** Invariants of the record after any write, and between consecutive versions. */
export function checkRow(stateBefore: ModelState, { row, usedUnits, otherUsedUnits, actualEffects }: ModelState): void {
  if (row === null) throw new InvariantError('a record was deleted');
  if (usedUnits > unitLimit || usedUnits < 0) throw new InvariantError('the number of used units is outside its range');
  if (usedUnits !== otherUsedUnits + (row.hasUnit ? 1 : 0))
    throw new InvariantError('used units differ from the records');
  if (row.replays > replaysMax) throw new InvariantError('more replays than allowed');
  const numbers = row.attempts.map(({ n }) => n);
  if (numbers.some((n, index) => index > 0 && n <= (numbers[index - 1] ?? 0)))
    throw new InvariantError('attempts out of order');
  if (row.state === 'delivered' && !actualEffects.responded2xx) throw new InvariantError('delivered without a 2xx');
  if (row.open === null) checkFinishedDelivery(row, actualEffects);
  else if (!row.hasUnit) throw new InvariantError('running without a unit');
  if (stateBefore.row !== null) checkChange(stateBefore.row, row);
}

function checkFinishedDelivery(
  row: NonNullable<ModelState['row']>,
  { mayHaveProcessed }: ModelState['actualEffects'],
): void {
  const usesUnit = row.attempts.some(({ outcome }) =>
    'status' in outcome ? outcome.status === 200 : ambiguousCodes.includes(outcome.error),
  );
  if (row.hasUnit !== usesUnit) throw new InvariantError('the use of a unit does not match the outcome');
  if (mayHaveProcessed && (row.effect === 'none' || row.effect === 'refused'))
    throw new InvariantError('no effect is reported, but there may be one');
  if ((row.effect === 'done') !== (row.state === 'delivered')) throw new InvariantError('state and effect contradict');
}

function checkChange(rowBefore: NonNullable<ModelState['row']>, row: NonNullable<ModelState['row']>): void {
  if (effects.indexOf(row.effect) < effects.indexOf(rowBefore.effect))
    throw new InvariantError('an effect was lowered');
  if (rowBefore.state === 'delivered') throw new InvariantError('a delivered lead was changed again');
  const wasAmbiguous = rowBefore.attempts.some(
    ({ outcome }) => 'error' in outcome && ambiguousCodes.includes(outcome.error),
  );
  if (wasAmbiguous && row.state === 'failed') throw new InvariantError('an ambiguous delivery is reported as failed');
  if (rowBefore.open !== null && row.open !== null && rowBefore.open.run !== row.open.run)
    throw new InvariantError('one delivery runs twice');
}

const ambiguousCodes: readonly string[] = ['answer_timeout', 'process_lost_after_mark'];
