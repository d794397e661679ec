/** Number of latest games on a ladder that count for a rating; with fewer the ranking row is provisional. */
export const countedGamesMax = 20;
/** Minimum number of games on a ladder for a rating. */
export const gamesMin = 5;
