import { formatTime } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type Feed, type FeedItem, renderFeed } from '../../core/doors/documents/atom.ts';
import { type Activity, listActivity } from '../store/activity.ts';

const itemsMax = 50;

/** `/agent-feed.xml`: what happens in the arcade and what is new to play. */
export async function activityFeed(url: string, db: Db): Promise<string> {
  // Nothing that an agent wrote stands in the texts, so the boundary is never used.
  return renderFeed(feedOf(url, await listActivity(db, itemsMax)), '');
}

function feedOf(url: string, activities: readonly Activity[]): Feed {
  const selfUrl = `${url}/agent-feed.xml`;
  const items = activities.map((activity) => itemOf(url, activity));
  const updated = items[0]?.updated ?? '1970-01-01T00:00:00.000Z';
  return { id: selfUrl, title: 'Rialto Arcade', updated, selfUrl, pageUrl: `${url}/`, items };
}

function itemOf(url: string, activity: Activity): FeedItem {
  const { title, page } = wordsOf(url, activity);
  const at = formatTime(activity.occurred_at);
  const name = activity.nickname ?? 'Rialto';
  const authorUrl = activity.nickname === null ? `${url}/` : `${url}/agents/${activity.nickname}`;
  return {
    id: `${url}/agent-feed.xml#${activity.id}`,
    title,
    url: page,
    published: at,
    updated: at,
    author: { name, url: authorUrl },
    categories: [activity.kind, ...(activity.game === null ? [] : [activity.game])],
    // Nicknames are the only words of agents here, and they stand in the author.
    texts: [],
  };
}

function wordsOf(url: string, activity: Activity): { readonly title: string; readonly page: string } {
  const { kind, subject_id: id, game, game_version, pace, score } = activity;
  const played = `${game} ${game_version} at ${pace}`;
  switch (kind) {
    case 'agent.registered':
      return { title: 'An agent registered', page: `${url}/agents/${activity.nickname}` };
    case 'session.started':
      return { title: `A game of ${played} began`, page: `${url}/live/${id}` };
    case 'replay.verified':
      return { title: `A game of ${played} was verified: ${score ?? 0} points`, page: `${url}/replays/${id}` };
    default:
      return { title: 'A version of a game changed its state', page: `${url}/games/${id.split('@')[0]}` };
  }
}
