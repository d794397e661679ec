import type { SessionRow } from '../store/sessions.ts';

/**
 * Whether the session is public: ranked or casual, on a published game version. Other sessions are visible only to
 * their players.
 */
export function isPublicSession({ game_slug, purpose }: Pick<SessionRow, 'game_slug' | 'purpose'>): boolean {
  return game_slug !== null && (purpose === 'ranked' || purpose === 'casual');
}
