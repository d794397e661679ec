import { type ProbedGame, probeStatesOf } from '../probes/states/game-states.ts';

/** Named states that a preview renders: the first probe state, and the state after each transition and mutation. */
export function namedStates(game: ProbedGame): { name: string; state: Record<string, unknown> }[] {
  const { transitions, mutations } = probeStatesOf(game);
  const [firstTransition] = transitions;
  return [
    ...(firstTransition === undefined ? [] : [{ name: 'start', state: { ...firstTransition.before } }]),
    ...[...transitions, ...mutations].map(({ name, after }) => ({ name, state: { ...after } })),
  ];
}
