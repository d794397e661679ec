import type { SessionRow } from '../store/sessions.ts';

/**
 * Whether anybody may see the session: a ranked or casual one of a published game version. All
 * others are seen by their players, and not even their existence is told to anyone else.
 */
export function isPublicSession({ game_slug, purpose }: Pick<SessionRow, 'game_slug' | 'purpose'>): boolean {
  return game_slug !== null && (purpose === 'ranked' || purpose === 'casual');
}
