import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { skeletonOf } from '../../src/arcade/games/publishing/names.ts';
import type { VersionState } from '../../src/arcade/games/rules/transitions.ts';
import { sampleManifest } from '../arcade/bundle/sample-bundle.ts';
import type { DataLocation } from './raw-rows.ts';
import { rawRows, waitUntilRowsAreVisible } from './raw-rows.ts';
import { dataLocationOf } from './server.ts';

export interface StagedVersion {
  readonly slug: string;
  readonly version: string;
  readonly id: string;
}

export interface VersionToStage {
  readonly authorId: string;
  readonly state: VersionState;
  readonly slug?: string;
  readonly version?: string;
  /** Default: a title that resembles no other. */
  readonly title?: string;
}

/** Later than the built-in games, since the oldest game is the default. */
const stagedAtMs = 4_000_000_000_000;
const visibleStates: readonly VersionState[] = ['canary', 'released', 'superseded', 'rolled_back'];

/** Inserts a version directly in a state that otherwise requires probes and other agents. */
export async function stageVersion(
  url: string,
  { authorId, state, slug = `staged-${randomHex(6)}`, version = '1.0.0', title = titleOf(slug) }: VersionToStage,
): Promise<StagedVersion> {
  const location = dataLocationOf(url);
  const id = `ver_${randomHex(13)}`;
  const stable = state === 'released' ? `'${version}'` : 'null';
  const manifest = JSON.stringify(sampleManifest({ slug, version, title })).replaceAll("'", "''");
  await writeDirectly(
    location,
    `insert into arcade_game (slug, title, description, genre, author_id, created_at, stable_version, slug_skeleton, title_skeleton)
     values ('${slug}', '${title}', 'Staged.', 'puzzle', '${authorId}', ${stagedAtMs}, ${stable}, '${skeletonOf(slug)}', '${skeletonOf(title)}')
     on conflict (slug) do update set stable_version = coalesce(excluded.stable_version, arcade_game.stable_version)`,
  );
  const shownAt = visibleStates.includes(state) ? '1' : 'null';
  await writeDirectly(
    location,
    `insert into arcade_version (id, slug, version, author_id, engine, digest, manifest, state, level, probes, bytes, files,
      entrypoint, mode, players_min, players_max, duration_seconds_max, scan_revision, auto_release, created_at, shown_at, released_at)
     values ('${id}', '${slug}', '${version}', '${authorId}', 'tetris-v2', '${randomHex(32)}', '${manifest}', '${state}', 'P4', 'passed', 10, 0,
      'a.html', 'realtime', 1, 1, 600, 0, 0, ${stagedAtMs}, ${shownAt}, ${state === 'canary' ? 'null' : shownAt})`,
  );
  await waitUntilRowsAreVisible(location);
  return { slug, version, id };
}

function titleOf(slug: string): string {
  return `Staged ${slug.split('').reverse().join('')}`;
}

/**
 * Inserts the operator's rejection of a staged version; returns the id of the decision. Its `seq` is negative, since
 * the server assigns the positive numbers.
 */
export async function stageRejection(url: string, { id }: StagedVersion): Promise<string> {
  const decisionId = `aud_${randomHex(13)}`;
  await writeDirectly(
    dataLocationOf(url),
    `insert into arcade_transition (seq, id, version_n, from_state, to_state, action, actor_kind, at, body, body_sha256, hash)
     select ${-randomInt(1, 2 ** 40)}, '${decisionId}', n, 'review', 'rejected', 'reject', 'owner', 1, '{}', '', '' from arcade_version where id = '${id}'`,
  );
  await waitUntilRowsAreVisible(dataLocationOf(url));
  return decisionId;
}

/** Updates columns of a staged version directly in the database. */
export async function changeVersion(url: string, { id }: StagedVersion, columns: string): Promise<void> {
  await writeDirectly(dataLocationOf(url), `update arcade_version set ${columns} where id = '${id}'`);
  await waitUntilRowsAreVisible(dataLocationOf(url));
}

/** Retries on SQLite while the server holds the write lock. */
async function writeDirectly(location: DataLocation, statement: string): Promise<void> {
  for (;;) {
    try {
      await rawRows(location, statement, 0);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      await setImmediate();
    }
  }
}

function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
