import type { SessionRow } from '../store/sessions.ts';

/**
 * Whether the session is public: ranked or casual, on a published game version. All
 * others are visible to their players, and not found for anyone else.
 */
export function isPublicSession({ game_slug, purpose }: Pick<SessionRow, 'game_slug' | 'purpose'>): boolean {
  return game_slug !== null && (purpose === 'ranked' || purpose === 'casual');
}
