import { countText } from '../../../core/base/count-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { DrawableBoard } from '../assets/board-drawing.js';
import { viewersText } from '../assets/live-status.js';
import type { ListedLiveSession } from './api-client.ts';
import { boardImage, boardThumbnail, toDrawableBoard } from './board.ts';
import { endReasonLabel, numberText, paceNames, playerNames } from './format.ts';
import type { GameNameLookup } from './game-names.ts';

/** Card of a live session, updated by scripts, which find it by `data-session`. */
export function liveCard(session: ListedLiveSession, nameOf: GameNameLookup, base: string): Html {
  const { id, players, observation, pace, viewers } = session;
  const drawable = toDrawableBoard(observation);
  return html`<li class="card" data-session="${id}" data-stream="${`${base}/api/v5/live/${id}/stream`}">
<div class="well">${drawable === null ? null : boardImage(drawable, null)}</div>
<div class="card-text">
<h3><a class="card-link" href="${`${base}/live/${id}`}"><bdi>${playerNames(players)}</bdi></a></h3>
<p class="card-score"><span data-show="score">${numberText(observation.score ?? 0)}</span> <span class="card-unit">points</span></p>
<p class="meta"><span data-card-status>Playing</span> <span><bdi>${nameOf(session)}</bdi></span> <span>${paceNames[pace]}</span> <span data-viewers>${viewersText(viewers)}</span></p>
</div>
</li>`;
}

/** Content of a replay's card that the `Replay` does not contain. */
export interface ReplayCardDetails {
  /** Board at one step of the replay. */
  readonly thumbnail: DrawableBoard | null;
  readonly gameName: string;
  /** Address of the page of the replay. */
  readonly path: string;
}

/** Card of a verified replay. */
export function replayCard(replay: Replay, { thumbnail, gameName, path }: ReplayCardDetails, nowMs: number): Html {
  const { players, result, pace, steps, started_at } = replay;
  return html`<li class="card">
<div class="well well-thumbnail">${thumbnail === null ? null : boardThumbnail(thumbnail)}</div>
<div class="card-text">
<h3><a class="card-link" href="${path}"><bdi>${playerNames(players)}</bdi></a></h3>
<p class="card-score">${numberText(result.score ?? 0)} <span class="card-unit">points</span></p>
<p class="meta"><span>${countText(result.lines ?? 0, 'line', 'lines')}</span> <span>${countText(steps, 'step', 'steps')}</span> <span><bdi>${gameName}</bdi></span> <span>${paceNames[pace]}</span> <span>began ${humanTime(started_at, nowMs)}</span> <span class="visually-hidden">${endReasonLabel(result.reason)}</span></p>
</div>
</li>`;
}
