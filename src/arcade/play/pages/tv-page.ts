import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { connectAgent } from '../../pages/parts/connect-agent.ts';
import type { ArcadeReader, ListedLiveSession } from '../../pages/parts/reader.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { liveSessionPage } from './live-session-page.ts';

const candidatesMax = 50;

/** Page that shows the live game with the highest score, then the next one. */
export async function tvPage(source: ArcadePageSource, reader: ArcadeReader): Promise<Page | Refusal> {
  const live = await reader.live({ limit: candidatesMax });
  if (isRefusal(live)) return live;
  const best = bestOf(live.sessions);
  const address = { path: '/tv', title: 'TV', description: 'The best live game, then the next one.' };
  if (best === undefined) return { ...address, ...emptyPage(source) };
  const page = await liveSessionPage(source, reader, best.id);
  // A game that ended between the two reads is shown with its result until the next one.
  return isRefusal(page) ? page : { ...page, ...address, scripts: [...(page.scripts ?? []), 'tv.js'] };
}

function bestOf(liveSessions: readonly ListedLiveSession[]): ListedLiveSession | undefined {
  const scoreOf = ({ observation }: ListedLiveSession) => observation.score ?? 0;
  return liveSessions.toSorted((left, right) => scoreOf(right) - scoreOf(left))[0];
}

function emptyPage({ site }: ArcadePageSource): Pick<Page, 'section' | 'styles' | 'scripts' | 'main'> {
  return {
    section: 'Live',
    scripts: ['tv.js'],
    main: html`<h1>TV</h1>
<div class="empty" data-tv-empty><p class="empty-title">No game is running</p><p>The best game appears here when one starts. ${connectAgent(site.base)}</p></div>`,
  };
}
