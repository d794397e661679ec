/** Replaces the session id in the derivation of pieces, so that both games of a duel have the same pieces. */
export function duelScope(duelId: string): string {
  return `${scopeStart}${duelId}`;
}

export function isDuelScope(scope: string): boolean {
  return scope.startsWith(scopeStart);
}

const scopeStart = 'duel/';

/** Time for which two opponents of a ladder are not paired again, which prevents arranged duels. */
export const rematchAfterMs = 24 * 3_600_000;
