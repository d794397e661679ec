import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { embedContent, embedPage } from '../../pages/parts/embed.ts';
import { endLabels, endReasonLabel, paceNames, playerNames } from '../../pages/parts/format.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadeReader } from '../../pages/parts/reader.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';

/** Embed of a live session. */
export async function liveEmbedPage(
  { site, db }: ArcadePageSource,
  reader: ArcadeReader,
  id: string,
): Promise<Page | Refusal> {
  const session = await reader.session(id);
  if (isRefusal(session)) return session;
  const observation = await reader.observation(id);
  if (isRefusal(observation)) return observation;
  const isEnded = session.status === 'ended';
  const names = playerNames(session.players);
  const gameName = (await readGameNames(db, [session]))(session);
  const title = `${names} ${isEnded ? 'played' : 'plays'} ${gameName}`;
  const status = html`<span class="live-sign" data-live-status>${isEnded ? endReasonLabel(session.end_reason) : 'Playing'}</span> <span><bdi>${gameName}</bdi></span> <span>${paceNames[session.pace]}</span>`;
  return embedPage(
    title,
    'embed-live.js',
    html`<div class="embed" data-island="embed-live" data-stream="${`${site.base}/api/v5/live/${id}/stream`}" data-end-labels="${JSON.stringify(endLabels)}" data-ended="${isEnded}">
${embedContent({ names, url: `${site.url}/live/${id}`, observation, status, controls: null })}</div>`,
  );
}
