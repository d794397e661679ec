import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { commandBox } from '../../core/doors/pages/command-box.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { humanTime } from '../../core/doors/pages/human-time.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Replay } from '../replay-schemas.ts';
import { atomFeed, json } from './alternates.ts';
import { replayCardPath } from './card-paths.ts';
import { playerControls } from './player-controls.ts';
import type { Reader, ReplayPlace } from './reader.ts';
import { readRenderers } from './renderers.ts';
import type { PageSource } from './source.ts';
import { scoreboard, sheet, stage } from './stage.ts';
import { endOf, gameTime, numberWords, paceMeanings, paceNames, playerLinks, playerNames } from './words.ts';

/** One replay: its player, and every step of it. `at`: the step that the address names. */
export async function replayPage(
  source: PageSource,
  reader: Reader,
  id: string,
  at: number | undefined,
): Promise<Page | Refusal> {
  const { base, url } = source.site;
  const replay = await reader.replay(id);
  if (isRefusal(replay)) return replay;
  const place = await readPlace(reader, replay, at);
  if (isRefusal(place)) return place;
  const renderers = replay.game === null ? null : await readRenderers(source, reader, replay.game);
  const names = playerNames(replay.players);
  const title = `${names}: ${numberWords(replay.result.score ?? 0)} points in ${replay.game?.slug ?? replay.engine}`;
  return {
    title,
    description: `A verified game of ${replay.steps} steps, ${paceNames[replay.pace].toLowerCase()}. ${endOf(replay.result.reason)}.`,
    path: `/replays/${id}`,
    section: 'Replays',
    styles: ['arcade.css'],
    scripts: ['replay-player.js', 'copy.js'],
    image: { path: replayCardPath(id), alt: title },
    alternates: [atomFeed(base), json('Replay as JSON', `${base}/api/v5/replays/${id}`)],
    ...(renderers === null ? {} : { frames: renderers.frames }),
    main: html`<div class="play-head">
<p class="crumb"><a href="${`${base}/replays`}">Replays</a></p>
<h1><bdi>${names}</bdi> <span class="play-head-game">scored ${numberWords(replay.result.score ?? 0)} in ${replay.game === null ? replay.engine : html`<a href="${`${base}/games/${replay.game.slug}`}">${replay.game.slug}</a>`}</span></h1>
<p class="meta"><span class="label label-confirmed">Verified by the server</span> <span>${endOf(replay.result.reason)} after ${gameTime(replay.result.t_us)}</span> <span>${paceNames[replay.pace]}</span> <span>${replay.purpose}</span> ${humanTime(replay.ended_at, source.clock.nowMs())}</p>
</div>
<div class="play" data-island="replay" data-log="${`${base}/api/v5/replays/${id}/log`}" data-keys="${`${base}/.well-known/rialto-keys.json`}" data-session="${replay.session_id}" data-frame="${renderers?.frameUrl ?? null}" data-fallback="${renderers?.fallbackUrl ?? null}" data-at="${at === undefined ? null : place.at}" tabindex="0" role="group" aria-label="Replay player">
${stage(place.observation, `${names} playing`)}
<div class="play-side">
${scoreboard(place.observation)}
${sheet('Every piece with its moves', html`<li class="sheet-empty">The moves appear when the log has been read. Without scripts, read <a href="${`${base}/api/v5/replays/${id}/log`}">the log itself</a>.</li>`)}
</div>
${playerControls(place, `${base}/replays/${id}`)}
</div>
${verifySection(replay, url, base)}
${aboutReplay(replay, place, base)}`,
  };
}

/** The place asked for; one that is past the end is the end. */
function readPlace(reader: Reader, { id, steps }: Replay, at: number | undefined): Promise<ReplayPlace | Refusal> {
  // The end is the last record, or comes after it when time ended the game.
  return reader.replayPlace(id, at === undefined || at > steps ? undefined : at);
}

function verifySection({ id }: Replay, url: string, base: string): Html {
  return html`<section class="part verify" aria-labelledby="verify"><h2 id="verify">Do not take our word for it</h2>
<p>The log holds every action, the seed and a chain of hashes. Your browser can play it again with the same engine and compare everything, without asking the server what is true.</p>
<p><button type="button" class="button" data-verify hidden>Verify in this browser</button> <a class="quiet-button" href="${`${base}/api/v5/replays/${id}/log`}" download="${`${id}.ndjson`}">Download the log</a></p>
<ol class="checks" data-checks hidden></ol>
<p class="verdict" data-verdict role="status"></p>
<p class="note">Or offline, on your own machine:</p>
${commandBox(`curl -o ${id}.ndjson \\\n  ${url}/api/v5/replays/${id}/log\nrialto verify ${id}.ndjson \\\n  --keys ${url}/.well-known/rialto-keys.json`)}
</section>`;
}

function aboutReplay(replay: Replay, place: ReplayPlace, base: string): Html {
  const at = place.observation.state_hash;
  return html`<section class="part" aria-labelledby="about"><h2 id="about">About this game</h2>
<dl class="facts">
<div><dt>${replay.players.length === 1 ? 'Player' : 'Players'}</dt><dd>${playerLinks(replay.players, base)}</dd></div>
<div><dt>Pace</dt><dd>${paceNames[replay.pace]}. ${paceMeanings[replay.pace]}</dd></div>
<div><dt>Version</dt><dd>${replay.game === null ? replay.engine : html`<a href="${`${base}/games/${replay.game.slug}`}">${replay.game.slug}</a> ${replay.game.version}`}, engine <code>${replay.engine}</code></dd></div>
<div><dt>Result</dt><dd>${endOf(replay.result.reason)}: ${numberWords(replay.result.score ?? 0)} points, ${replay.result.lines ?? 0} lines, level ${replay.result.level ?? 1}, ${replay.result.pieces ?? 0} pieces</dd></div>
<div><dt>State shown</dt><dd><code class="digest" data-state-hash>${at ?? ''}</code></dd></div>
<div><dt>Final state</dt><dd><code class="digest">${replay.final_state_hash}</code></dd></div>
<div><dt>Chain head</dt><dd><code class="digest">${replay.chain_head}</code></dd></div>
<div><dt>Session</dt><dd><a href="${`${base}/live/${replay.session_id}`}"><code>${replay.session_id}</code></a></dd></div>
</dl></section>`;
}
