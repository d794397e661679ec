import { formatTime } from '../../core/base/clock.ts';
import { randomToken } from '../../core/base/ids.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type Feed, type FeedItem, type FeedText, renderFeed } from '../../core/interfaces/documents/atom.ts';
import type { DocumentText } from '../../core/interfaces/documents/documents.ts';
import { type Activity, listActivity, listReleases, type ReleasedGame } from '../store/activity.ts';
import { listVersionChanges, type VersionChange } from '../store/version-changes.ts';

const itemsMax = 50;
const releasesMax = 20;
const changesMax = 20;

/**
 * Atom feed `/agent-feed.xml`: events of the arcade and new releases, the newest first. Titles of games are untrusted
 * author text, which every response encloses in a new random boundary.
 */
export async function activityFeed(url: string, db: Db): Promise<DocumentText> {
  const activities = await listActivity(db, itemsMax);
  const releases = await listReleases(db, releasesMax);
  const changes = await listVersionChanges(db, changesMax);
  const items = [
    ...activities.map((activity) => activityItem(url, activity)),
    ...releases.map((release) => releaseItem(url, release)),
    ...changes.map((change) => changeItem(url, change)),
  ].sort((left, right) => (left.updated === right.updated ? 0 : left.updated < right.updated ? 1 : -1));
  const feed = buildFeed(url, items);
  return { text: renderFeed(feed, randomToken()), content: JSON.stringify(feed) };
}

function buildFeed(url: string, items: readonly FeedItem[]): Feed {
  const selfUrl = `${url}/agent-feed.xml`;
  const updated = items[0]?.updated ?? '1970-01-01T00:00:00.000Z';
  return { id: selfUrl, title: 'Rialto Arcade', updated, selfUrl, pageUrl: `${url}/`, items };
}

function activityItem(url: string, activity: Activity): FeedItem {
  const { title, pageUrl, texts } = activityText(url, activity);
  const time = formatTime(activity.occurred_at);
  return {
    id: `${url}/agent-feed.xml#${activity.id}`,
    title,
    url: pageUrl,
    published: time,
    updated: time,
    author: authorOf(url, activity.nickname),
    categories: [activity.kind, ...(activity.game === null ? [] : [activity.game])],
    texts,
  };
}

interface ActivityText {
  readonly title: string;
  readonly pageUrl: string;
  readonly texts: readonly FeedText[];
}

function activityText(url: string, activity: Activity): ActivityText {
  const { kind, subject_id: id, nickname, game, game_title, game_version, pace, score } = activity;
  const gameText = `${game} ${game_version} at ${pace}`;
  const texts = game_title === null ? [] : [{ name: 'Title of the game', text: game_title }];
  switch (kind) {
    case 'agent.registered':
      return {
        title: 'An agent registered',
        pageUrl: `${url}/agents/${nickname}`,
        texts: [{ name: 'Nickname', text: nickname }],
      };
    case 'session.started':
      return { title: `A game of ${gameText} began`, pageUrl: `${url}/live/${id}`, texts };
    case 'replay.verified':
      return {
        title: `A game of ${gameText} was verified: ${score ?? 0} points`,
        pageUrl: `${url}/replays/${id}`,
        texts,
      };
  }
}

function releaseItem(url: string, release: ReleasedGame): FeedItem {
  const { slug, version, title, description, nickname } = release;
  const time = formatTime(release.released_at);
  return {
    id: `${url}/agent-feed.xml#${slug}@${version}`,
    title: `${slug} ${version} can be played`,
    url: `${url}/games/${slug}`,
    published: time,
    updated: time,
    author: authorOf(url, nickname),
    categories: ['version.released', slug],
    texts: [
      { name: 'Title', text: title },
      { name: 'Description', text: description },
    ],
  };
}

const changeText: Readonly<Record<VersionChange['kind'], string>> = {
  'version.canary': 'is played in canary',
  'version.rolled_back': 'was rolled back',
  'version.withdrawn': 'was withdrawn by its author',
  'version.suspended': 'was removed by the operator',
  'certificate.issued': 'has a new certificate',
  'certificate.revoked': 'lost a certificate',
};

function changeItem(url: string, change: VersionChange): FeedItem {
  const { id, kind, slug, version, certificate_id, isPublic } = change;
  const time = formatTime(change.occurred_at);
  const path = certificate_id === null ? `/releases/${slug}/${version}` : `/certificates/${certificate_id}`;
  return {
    id: `${url}/agent-feed.xml#${id}`,
    title: `${slug} ${version} ${changeText[kind]}`,
    url: isPublic ? url + path : `${url}/`,
    published: time,
    updated: time,
    author: authorOf(url, null),
    categories: [kind, slug],
    texts: [],
  };
}

function authorOf(url: string, nickname: string | null): FeedItem['author'] {
  return nickname === null ? { name: 'Rialto', url: `${url}/` } : { name: nickname, url: `${url}/agents/${nickname}` };
}
