import type { Db, Tx } from '../../../core/db/transaction.ts';
import { isErased } from '../rules/transitions.ts';
import { countGamesOf } from '../store/games.ts';
import { type GameVersion, listVersionsOf } from '../store/versions.ts';

/** Maximum values of the quotas: of an author, of the versions of a game, and of the testers of a version. */
const gamesMax = 5;
const nonPublicVersionsMax = 20;
const nonPublicBytesMax = 60 * 1024 * 1024;
export const versionsPerGameMax = 100;
export const testingMax = 3;
export const testersMax = 10;

export interface Quota {
  readonly quota: string;
  readonly used: number;
  readonly max: number;
}

/** Quotas over all games of an author, with current use. */
export async function readQuotas(db: Db | Tx, authorId: string): Promise<Quota[]> {
  const versions = await listVersionsOf(db, authorId);
  const nonPublicVersions = versions.filter(isStoredNonPublic);
  const versionsInTesting = versions.filter(({ state }) => state === 'testing');
  return [
    { quota: 'games', used: await countGamesOf(db, authorId), max: gamesMax },
    { quota: 'unshown_versions', used: nonPublicVersions.length, max: nonPublicVersionsMax },
    {
      quota: 'unshown_bytes',
      used: nonPublicVersions.reduce((sum, { bytes }) => sum + bytes, 0),
      max: nonPublicBytesMax,
    },
    { quota: 'versions_in_testing', used: versionsInTesting.length, max: testingMax },
  ];
}

/** Whether a version was never public and its bundle is stored. */
function isStoredNonPublic(version: GameVersion): boolean {
  return version.shown_at === null && !isErased(version);
}
