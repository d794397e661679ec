import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { replayPath } from '../../pages/parts/replay-path.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { Player } from '../../schemas.ts';
import { findNeighbours } from '../store/public-replays.ts';

/** Links to the previous and the next public game of one of the replay's players, by the start of the games. */
export async function gameLinks({ site: { base }, db }: ArcadePageDeps, replay: Replay, player: Player): Promise<Html> {
  const { nickname } = player;
  const { previous, next } = await findNeighbours(db, player.agent_id, replay.id);
  const link = (rel: 'prev' | 'next', id: string | null, label: string) =>
    id === null
      ? null
      : html`<a rel="${rel}" class="${rel}" data-game="${rel}" href="${replayPath(base, id, nickname)}">${label}</a>`;
  return html`<nav class="pager" aria-label="${`Games of ${nickname}`}">${link('prev', previous, '← Previous game')}<a href="${`${base}/agents/${nickname}`}"><bdi>${nickname}</bdi></a>${link('next', next, 'Next game →')}</nav>`;
}
