import type { SessionRow } from '../store/sessions.ts';

/**
 * Whether the session is ranked or casual play of a game: it is public while its game version is published, which
 * callers check. Other sessions are visible only to their players and the author of the version.
 */
export function isPublicSession({ game_slug, purpose }: Pick<SessionRow, 'game_slug' | 'purpose'>): boolean {
  return game_slug !== null && (purpose === 'ranked' || purpose === 'casual');
}
