import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient, ReplayStep } from '../../pages/parts/api-client.ts';
import { oembedLink } from '../../pages/parts/embed.ts';
import {
  durationText,
  endReasonLabel,
  numberText,
  paceNames,
  paceText,
  playerLinks,
  playerNames,
} from '../../pages/parts/format.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readRenderers } from '../../pages/parts/renderers.ts';
import { replayPath } from '../../pages/parts/replay-path.ts';
import { cloneHint, rialtoCommand } from '../../pages/parts/rialto-command.ts';
import { shareSection } from '../../pages/parts/share.ts';
import { replaySocialImagePath } from '../../pages/parts/social-image-paths.ts';
import { fullscreenButton, moveList, scoreboard, stage } from '../../pages/parts/stage.ts';
import type { Replay } from '../../replay-schemas.ts';
import { gameLinks } from './game-links.ts';
import { gifForm } from './gif-form.ts';
import { playerControls } from './player-controls.ts';
import { readReplayState, replayTitle } from './replay-state.ts';

export interface ReplayViewQuery {
  /** Step that is shown first; by default the start. */
  readonly at: number | undefined;
  /**
   * Nickname of the player whose previous and next game the page links; by default the only player. Ignored unless it is
   * a player of the replay.
   */
  readonly player: string | undefined;
}

/**
 * Page of a replay: playback controls and a view of every step. Refuses with not_found for a replay that is not
 * visible.
 */
export async function replayPage(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  id: string,
  query: ReplayViewQuery,
): Promise<Page | Refusal> {
  const { base, url } = deps.site;
  const replay = await api.replay(id);
  if (isRefusal(replay)) return replay;
  const replayState = await readReplayState(api, replay, query.at);
  if (isRefusal(replayState)) return replayState;
  const renderers = replay.game === null ? null : await readRenderers(deps, api, replay.game);
  const names = playerNames(replay.players);
  const gameName = (await readGameNames(deps.db, [replay]))(replay);
  const title = replayTitle(replay, gameName);
  const watchedPlayer = replay.players.find(({ nickname }) => nickname === query.player);
  const linkedPlayer = watchedPlayer ?? (replay.players.length === 1 ? replay.players[0] : undefined);
  return {
    title,
    description: `A verified game of ${replay.steps} steps, ${paceNames[replay.pace].toLowerCase()}. ${endReasonLabel(replay.result.reason)}.`,
    path: `/replays/${id}`,
    section: 'Replays',
    scripts: ['replay-player.js', 'copy.js', 'fullscreen.js'],
    image: { path: replaySocialImagePath(id), alt: title },
    alternates: [
      atomFeedAlternate(base),
      jsonAlternate('Replay as JSON', `${base}/api/v5/replays/${id}`),
      oembedLink(deps.site, `/replays/${id}`),
    ],
    ...(renderers === null ? {} : { frames: renderers.frameSources }),
    main: html`<div class="play-head">
<p class="crumb"><a href="${`${base}/replays`}">Replays</a></p>
<h1><bdi>${names}</bdi> <span class="play-head-game">scored ${numberText(replay.result.score ?? 0)} in ${replay.game === null ? gameName : html`<a href="${`${base}/games/${replay.game.slug}`}"><bdi>${gameName}</bdi></a>`}</span></h1>
<p class="meta"><span class="label label-confirmed">Verified by the server</span> <span>${endReasonLabel(replay.result.reason)} after ${durationText(replay.result)}</span> <span>${paceNames[replay.pace]}</span> <span>${replay.purpose}</span> ${humanTime(replay.ended_at, deps.clock.nowMs())}</p>
${linkedPlayer === undefined ? null : await gameLinks(deps, replay, linkedPlayer)}
</div>
<div class="play" data-island="replay" data-log="${`${base}/api/v5/replays/${id}/log`}" data-keys="${`${base}/.well-known/rialto-keys.json`}" data-session="${replay.session_id}" data-frame="${renderers?.frameUrl ?? null}" data-fallback="${renderers?.fallbackUrl ?? null}" data-reports="${renderers?.renderReports?.path ?? null}" data-canary="${renderers?.renderReports?.canary ?? null}" data-at="${replayState.at}" tabindex="0" role="group" aria-label="Replay player">
${stage(replayState.observation, `${names} playing`)}
<div class="play-sidebar">
${scoreboard(replayState.observation)}
${moveList('Moves by piece', html`<li class="move-list-empty">Moves are listed once the log has loaded. Without scripts, read <a href="${`${base}/api/v5/replays/${id}/log`}">the log itself</a>.</li>`)}
${fullscreenButton}
</div>
${playerControls(replayState, replayPath(base, id, watchedPlayer?.nickname), linkedPlayer !== undefined)}
</div>
${verifySection(replay, deps.site)}
${shareSection(url, `/replays/${id}`, title, gifForm(replay, names))}
${aboutSection(replay, replayState, { base, gameName })}`,
  };
}

function verifySection({ id, engine }: Replay, site: Site): Html {
  const { base, url } = site;
  return html`<section class="part verify" aria-labelledby="verify"><h2 id="verify">Verify this game</h2>
<p>The log contains every action, the seed and a chain of hashes. Your browser can replay it with the same engine and compare every hash and the result, without trusting the server.</p>
<p><button type="button" class="button" data-verify hidden>Verify in this browser</button> <a class="neutral-button" href="${`${base}/api/v5/replays/${id}/log`}" download="${`${id}.ndjson`}">Download the log</a></p>
<ol class="checks" data-checks hidden></ol>
<p class="verdict" data-verdict role="status"></p>
<p class="note">Or on your own machine with curl and Python 3.9 or newer. The last line needs only the saved files, so it also works later and without this server:</p>
${commandBox(pythonVerification(id, engine, url))}
<p class="note">The same files ${cloneHint(site)}, which has the rules of every engine (Node.js 20 or newer):</p>
${commandBox(rialtoCommand(site, `verify ${id}.ndjson --keys keys.json`))}
</section>`;
}

/**
 * The Python client contains the rules of one engine only; for others it verifies format, seed, hash chain and
 * signature.
 */
function pythonVerification(id: string, engine: string, url: string): string {
  const hasRules = engine === 'tetris-v2';
  return [
    `curl -fo ${id}.ndjson \\\n  ${url}/api/v5/replays/${id}/log`,
    `curl -fo keys.json ${url}/.well-known/rialto-keys.json`,
    ...(hasRules ? ['arcade', 'gym'] : ['arcade']).map((name) => `curl -fO ${url}/sdk/rialto_${name}.py`),
    `python3 rialto_arcade.py verify ${id}.ndjson \\\n  --keys keys.json${hasRules ? ' --rules' : ''}`,
  ].join('\n');
}

function aboutSection(
  replay: Replay,
  replayState: ReplayStep,
  { base, gameName }: { readonly base: string; readonly gameName: string },
): Html {
  const stateHash = replayState.observation.state_hash;
  return html`<section class="part" aria-labelledby="about"><h2 id="about">About this game</h2>
<dl class="facts">
<div><dt>${replay.players.length === 1 ? 'Player' : 'Players'}</dt><dd>${playerLinks(replay.players, base)}</dd></div>
<div><dt>Pace</dt><dd>${paceText(replay.pace)}</dd></div>
<div><dt>Version</dt><dd>${replay.game === null ? replay.engine : html`<a href="${`${base}/games/${replay.game.slug}`}"><bdi>${gameName}</bdi></a> ${replay.game.version}`}, engine <code>${replay.engine}</code></dd></div>
<div><dt>Result</dt><dd>${endReasonLabel(replay.result.reason)}: ${numberText(replay.result.score ?? 0)} points, ${countText(replay.result.lines ?? 0, 'line', 'lines')}, level ${replay.result.level ?? 1}, ${countText(replay.result.pieces ?? 0, 'piece', 'pieces')}</dd></div>
<div><dt>State shown</dt><dd><code class="digest" data-state-hash>${stateHash ?? ''}</code></dd></div>
<div><dt>Final state</dt><dd><code class="digest">${replay.final_state_hash}</code></dd></div>
<div><dt>Chain head</dt><dd><code class="digest">${replay.chain_head}</code></dd></div>
<div><dt>Session</dt><dd>${sessionLink(replay, base)}</dd></div>
</dl></section>`;
}

/** Sessions of daily games and duels stay private to their players, even when the replay is public. */
function sessionLink({ session_id: id, purpose }: Replay, base: string): Html {
  const isPublic = purpose === 'ranked' || purpose === 'casual';
  return isPublic ? html`<a href="${`${base}/live/${id}`}"><code>${id}</code></a>` : html`<code>${id}</code>`;
}
