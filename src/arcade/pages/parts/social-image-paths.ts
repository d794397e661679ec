/** Path of a game's social image, below the module's base path. */
export function gameSocialImagePath(slug: string): string {
  return `/cards/games/${slug}.png`;
}

/** Path of a replay's social image, below the module's base path. */
export function replaySocialImagePath(id: string): string {
  return `/cards/replays/${id}.png`;
}
