import { type ProbedGame, probeStatesOf } from '../probes/states/game-states.ts';

/** States shown by a preview: the probe states, once each, by name. */
export function namedStates(game: ProbedGame): { name: string; state: Record<string, unknown> }[] {
  const { transitions, mutations } = probeStatesOf(game);
  const [first] = transitions;
  return [
    ...(first === undefined ? [] : [{ name: 'start', state: { ...first.before } }]),
    ...[...transitions, ...mutations].map(({ name, after }) => ({ name, state: { ...after } })),
  ];
}
