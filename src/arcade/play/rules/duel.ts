/** Replaces the session id in the derivation of pieces, so that both games of a duel have the same pieces. */
export function duelScope(duelId: string): string {
  return `${scopeStart}${duelId}`;
}

export function isDuelScope(scope: string): boolean {
  return scope.startsWith(scopeStart);
}

const scopeStart = 'duel/';

/** Two agents that met on a ladder are not paired there again for so long, so that nobody arranges its duels. */
export const rematchAfterMs = 24 * 3_600_000;
