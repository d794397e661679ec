import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { ArcadeApiClient, ListedLiveSession } from '../../pages/parts/api-client.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { liveSessionPage } from './live-session-page.ts';

const candidatesMax = 50;

/**
 * Page that shows the live game with the highest score, then the next one. Refuses like `list_live` and
 * `liveSessionPage`.
 */
export async function tvPage(deps: ArcadePageDeps, api: ArcadeApiClient): Promise<Page | Refusal> {
  const liveSessions = await api.live({ limit: candidatesMax });
  if (isRefusal(liveSessions)) return liveSessions;
  const best = bestOf(liveSessions.sessions);
  const head = { path: '/tv', title: 'TV', description: 'The best live game, then the next one.' };
  if (best === undefined) return { ...head, ...emptyPage(deps) };
  const page = await liveSessionPage(deps, api, best.id);
  // A game that ended between the two reads is shown with its result until the next one.
  return isRefusal(page) ? page : { ...page, ...head, scripts: [...(page.scripts ?? []), 'tv.js'] };
}

function bestOf(liveSessions: readonly ListedLiveSession[]): ListedLiveSession | undefined {
  const scoreOf = ({ observation }: ListedLiveSession) => observation.score ?? 0;
  return liveSessions.toSorted((left, right) => scoreOf(right) - scoreOf(left))[0];
}

function emptyPage({ site }: ArcadePageDeps): Pick<Page, 'section' | 'styles' | 'scripts' | 'main'> {
  return {
    section: 'Live',
    scripts: ['tv.js'],
    main: html`<h1>TV</h1>
<div class="empty" data-tv-empty><p class="empty-title">No game is running</p><p>The best game appears here when one starts. ${connectAgentLink(site.base)}</p></div>`,
  };
}
