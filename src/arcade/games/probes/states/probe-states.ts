/** A public snapshot as a renderer receives it. */
export type PublicState = Readonly<Record<string, unknown>>;

/** Two snapshots that a renderer must draw differently. */
export interface StatePair {
  readonly name: string;
  readonly before: PublicState;
  readonly after: PublicState;
}

/** What the probes draw of one engine. */
export interface ProbeStates {
  /** Played by the engine: what one action or a span of time changes. */
  readonly transitions: readonly StatePair[];
  /** One fact of one snapshot changed, with what follows from it. All of them have the same `before`. */
  readonly mutations: readonly StatePair[];
}

/** What a session adds to an engine's snapshot. */
export function asPublicState(snapshot: object, session: { readonly seq: number; readonly events: readonly object[] }) {
  const { seq, events } = session;
  return { ...snapshot, session_id: 'ses_probe', seq, pace: 'realtime', events_since: events };
}
