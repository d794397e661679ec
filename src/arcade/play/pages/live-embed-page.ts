import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { embedContent, embedPage } from '../../pages/parts/embed.ts';
import { endLabels, endReasonLabel, paceNames, playerNames } from '../../pages/parts/format.ts';
import { readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';

/** Embed of a session, live or ended. Refuses with not_found for a session that does not exist or is not public. */
export async function liveEmbedPage(
  { site, db }: ArcadePageDeps,
  api: ArcadeApiClient,
  id: string,
): Promise<Page | Refusal> {
  const session = await api.session(id);
  if (isRefusal(session)) return session;
  const observation = await api.observation(id);
  if (isRefusal(observation)) return observation;
  const isEnded = session.status === 'ended';
  const names = playerNames(session.players);
  const gameName = (await readGameNames(db, [session]))(session);
  const title = `${names} ${isEnded ? 'played' : 'plays'} ${gameName}`;
  const status = html`<span class="live-status" data-live-status>${isEnded ? endReasonLabel(session.end_reason) : 'Playing'}</span> <span><bdi>${gameName}</bdi></span> <span>${paceNames[session.pace]}</span>`;
  return embedPage(
    title,
    'embed-live.js',
    html`<div class="embed" data-island="embed-live" data-stream="${`${site.base}/api/v5/live/${id}/stream`}" data-end-labels="${JSON.stringify(endLabels)}" data-ended="${isEnded}">
${embedContent({ names, url: `${site.url}/live/${id}`, observation, status, controls: null })}</div>`,
  );
}
