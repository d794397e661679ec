/** Public snapshot as renderers receive it. */
export type PublicState = Readonly<Record<string, unknown>>;

/** Pair of snapshots that a renderer must draw differently. */
export interface StatePair {
  readonly name: string;
  readonly before: PublicState;
  readonly after: PublicState;
}

/** Probe states of an engine. */
export interface ProbeStates {
  /** Transitions played by the engine: one action, or a span of time. */
  readonly transitions: readonly StatePair[];
  /** Pairs in which one property and the properties that depend on it differ. All have the same `before`. */
  readonly mutations: readonly StatePair[];
}

/** Adds the members of a session to an engine's snapshot. */
export function toPublicState(snapshot: object, session: { readonly seq: number; readonly events: readonly object[] }) {
  const { seq, events } = session;
  return { ...snapshot, session_id: 'ses_probe', seq, pace: 'realtime', events_since: events };
}
