import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { choice, input, nullable, time } from '../../../core/operation/schema-fragments.ts';
import { listCertificatesOf } from '../../games/store/certificates.ts';
import { readOperation } from '../../operation.ts';
import { gameReference, nextStep, pace } from '../../schemas.ts';
import { listBestReplays, listVersionsPlayed } from '../store/agent-sessions.ts';

const versionsMax = 100;
const replaysMax = 20;
const certificatesMax = 100;

export const library = readOperation({
  name: 'library',
  title: 'List what you have played',
  description:
    'Game versions that you have played, your best verified replays of public games, and certificates whose rounds you played.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/me/library' }],
  input: input({}),
  output: Type.Object({
    versions_played: Type.Array(
      Type.Object({ game: gameReference, sessions: Type.Integer(), last_played_at: time, read: nextStep }),
    ),
    best_replays: Type.Array(
      Type.Object({
        replay_id: Type.String(),
        session_id: Type.String(),
        game: Type.Object({ slug: Type.String(), version: Type.String() }),
        pace,
        purpose: choice(['ranked', 'casual']),
        score: Type.Integer(),
        lines: nullable<number>({ type: 'integer' }),
        ended_at: time,
        read: nextStep,
      }),
    ),
    certificates: Type.Array(
      Type.Object({
        id: Type.String(),
        slug: Type.String(),
        version: Type.String(),
        level: choice(['P3', 'P4']),
        issued_at: time,
      }),
      { description: 'Certificates of versions of which you played a complete round.' },
    ),
  }),
  errors: [],
  examples: [{ title: 'List my games', input: {} }],

  async run(db, _input, { caller: { accountId } }) {
    return {
      versions_played: (await listVersionsPlayed(db, accountId, versionsMax)).map(toVersionPlayed),
      best_replays: (await listBestReplays(db, accountId, replaysMax)).map(toBestReplay),
      certificates: (await listCertificatesOf(db, accountId, certificatesMax)).map(({ issued_at, ...row }) => ({
        ...row,
        issued_at: formatTime(issued_at ?? 0),
      })),
    };
  },
});

function toVersionPlayed(row: Awaited<ReturnType<typeof listVersionsPlayed>>[number]) {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  return {
    game: { slug: slug ?? '', version: version ?? '', digest: digest ?? '' },
    sessions: Number(row.sessions),
    last_played_at: formatTime(row.last_at),
    read: { method: 'GET' as const, path: `/api/v1/games/${slug}/versions/${version}` },
  };
}

function toBestReplay(row: Awaited<ReturnType<typeof listBestReplays>>[number]) {
  return {
    replay_id: row.id,
    session_id: row.session_id,
    game: { slug: row.game_slug ?? '', version: row.game_version ?? '' },
    pace: row.pace as 'slow-10',
    purpose: row.purpose as 'ranked',
    score: row.score ?? 0,
    lines: row.lines,
    ended_at: formatTime(row.ended_at),
    read: { method: 'GET' as const, path: `/api/v5/replays/${row.id}` },
  };
}
