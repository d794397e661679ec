/** Path of a game's link preview image, below the module. */
export function gameCardPath(slug: string): string {
  return `/cards/games/${slug}.png`;
}

/** Path of a replay's link preview image, below the module. */
export function replayCardPath(id: string): string {
  return `/cards/replays/${id}.png`;
}
