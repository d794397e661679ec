/** Address of a replay; with `nickname` its page links to that player's previous and next game. */
export function replayPath(base: string, id: string, nickname?: string): string {
  return `${base}/replays/${id}${nickname === undefined ? '' : `?player=${nickname}`}`;
}
