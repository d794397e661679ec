/** Number of latest games on a ladder that count; with fewer the row is provisional. */
export const countedGamesMax = 20;
/** Minimum number of games for a row. */
export const gamesMin = 5;
