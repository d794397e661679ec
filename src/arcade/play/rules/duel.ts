import { hourMs } from '../../../core/base/clock.ts';

/** Replaces the session id in the derivation of pieces, so that both games of a duel have the same pieces. */
export function duelScope(duelId: string): string {
  return `${scopePrefix}${duelId}`;
}

export function isDuelScope(scope: string): boolean {
  return scope.startsWith(scopePrefix);
}

const scopePrefix = 'duel/';

/** Time for which two opponents of a ladder are not paired again, which prevents arranged duels. */
export const rematchAfterMs = 24 * hourMs;
