/** Path below the module of a game's picture for link previews. */
export function gameCardPath(slug: string): string {
  return `/cards/games/${slug}.png`;
}

/** Path below the module of a replay's. */
export function replayCardPath(id: string): string {
  return `/cards/replays/${id}.png`;
}
