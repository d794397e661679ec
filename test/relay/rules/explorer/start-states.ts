import { reach } from './explore.ts';
import type { Machine, ModelState } from './model-state.ts';

const movesToSending = ['request 0', 'connected 0', 'commit 0', 'commit 0'];
const movesOfFailedReplay = ['replay 0', 'commit 0', 'certificate_invalid 0', 'commit 0'];

/** The moves to each start state, by the state of the delivery after them. */
const histories: Readonly<Record<string, readonly string[]>> = {
  'no request was made yet': [],
  'the lead is being sent': movesToSending,
  'the second attempt connects': [...movesToSending, '503 0', 'resume 0'],
  'the third and last attempt connects': [...movesToSending, '503 0', 'resume 0', 'connect_refused 0', 'resume 0'],
  'it failed without effect': ['request 0', 'certificate_invalid 0', 'commit 0', 'commit 0'],
  'it failed with an unknown effect': [...movesToSending, '500 0', 'commit 0'],
  'it is ambiguous': [...movesToSending, 'answer_timeout 0', 'commit 0'],
  'it is delivered': [...movesToSending, '200 0', 'commit 0'],
  'its process crashed before the dispatch record': ['request 0', 'commit 0', 'crash 0'],
  'its process crashed after the dispatch record': [...movesToSending, 'crash 0'],
  'a replay of an ambiguous delivery connects': [
    ...movesToSending,
    'answer_timeout 0',
    'commit 0',
    'replay 1',
    'commit 1',
  ],
  'nine replays were made': [
    'request 0',
    'commit 0',
    'certificate_invalid 0',
    'commit 0',
    ...Array<string[]>(9).fill(movesOfFailedReplay).flat(),
  ],
};

/** The states after all histories with this machine; throws when an invariant is violated on the way. */
export function startStates(machine: Machine): [name: string, start: () => ModelState | null][] {
  return Object.entries(histories).map(([name, moves]) => [name, () => reach(machine, moves)]);
}
