import { type ProbedGame, probeStatesOf } from '../probes/states/game-states.ts';

/** States that a preview renders: each probe state once, with its name. */
export function namedStates(game: ProbedGame): { name: string; state: Record<string, unknown> }[] {
  const { transitions, mutations } = probeStatesOf(game);
  const [firstTransition] = transitions;
  return [
    ...(firstTransition === undefined ? [] : [{ name: 'start', state: { ...firstTransition.before } }]),
    ...[...transitions, ...mutations].map(({ name, after }) => ({ name, state: { ...after } })),
  ];
}
