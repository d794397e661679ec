import { type Static, Type } from 'typebox';
import type { Db } from '../../../core/db/transaction.ts';
import { choice } from '../../../core/operation/schema-fragments.ts';
import { levels, roundsFor, roundsPerLevel } from '../rules/certificate.ts';
import { listCompleteRounds } from '../store/certificates.ts';
import { listPlacesOfVersion } from '../store/places.ts';

/** Progress of the certification of a version. */
export const certificationRounds = Type.Array(
  Type.Object({
    level: choice(levels),
    complete: Type.Integer({
      description: 'Complete rounds whose logs are verified. P3 counts rounds of either level.',
    }),
    needed: Type.Integer({ description: 'Complete rounds that the certificate needs.' }),
  }),
  { description: 'Certification rounds by level; empty where the version has had no certification places.' },
);

export async function readCertificationRounds(db: Db, versionN: number): Promise<Static<typeof certificationRounds>> {
  const certificationLevels = new Set((await listPlacesOfVersion(db, versionN)).map(({ level }) => level));
  if (certificationLevels.size === 0) return [];
  const rounds = await listCompleteRounds(db, versionN);
  return levels
    .filter((level) => certificationLevels.has(level))
    .map((level) => ({ level, complete: roundsFor(level, rounds).length, needed: roundsPerLevel }));
}
