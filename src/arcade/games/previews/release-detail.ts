import { type Static, Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { choice, nullable, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { ownVersion, transition } from '../../schemas.ts';
import { listIssuedCertificates } from '../store/certificates.ts';
import { toOwnVersion, toTransition } from '../store/game-record.ts';
import { listPlacesOfVersion } from '../store/places.ts';
import type { WithResponseProbeState } from '../store/probe-availability.ts';
import { findLastProbeReport } from '../store/probe-reports.ts';
import { listTransitions } from '../store/transitions.ts';
import { readVersionTexts, type VersionWithManifest } from '../store/versions.ts';
import { certificationRounds, readCertificationRounds } from './certification-rounds.ts';

const anyObject = Type.Object({}, { additionalProperties: true });

/** Certificates issued for a version. */
export const certificateList = Type.Array(
  Type.Object({
    id: Type.String(),
    level: choice(['P3', 'P4']),
    state: choice(['issued', 'revoked']),
    issued_at: timeOrNull,
  }),
  { description: 'Read them with GET /api/v1/certificates/{id}.' },
);

/** Checks of the last probe report. */
export const probeReport = nullable<ProbeSummary>({
  type: 'object',
  properties: {
    verdict: { type: 'string', enum: ['passed', 'failed'] },
    browser: { type: ['string', 'null'] },
    at: { type: 'string', format: 'date-time' },
    checks: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          check: { type: 'string' },
          outcome: { type: 'string' },
          details: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
  description: 'Null where no probe has finished.',
});

export interface ProbeSummary {
  readonly verdict: 'passed' | 'failed';
  readonly browser: string | null;
  readonly at: string;
  readonly checks: readonly { readonly check: string; readonly outcome: string; readonly details: readonly string[] }[];
}

const placeCount = Type.Object({
  level: choice(['P3', 'P4']),
  open: Type.Integer(),
  leased: Type.Integer(),
  filled: Type.Integer(),
  closed: Type.Integer(),
});

/** Details of a version in any state, for author and operator. */
export const releaseDetail = {
  version: ownVersion,
  report: Type.Union([anyObject, Type.Null()], { description: 'Report of the scan; null before the scan has ended.' }),
  probe_report: probeReport,
  transitions: Type.Array(transition),
  places: Type.Array(placeCount, { description: 'Certification places, by level and state.' }),
  certification_rounds: certificationRounds,
  certificates: certificateList,
};
const releaseDetailSchema = Type.Object(releaseDetail);
export type ReleaseDetail = Static<typeof releaseDetailSchema>;

export async function readReleaseDetail(
  db: Db,
  framesUrl: string,
  version: WithResponseProbeState<VersionWithManifest>,
): Promise<ReleaseDetail> {
  return { version: toOwnVersion(framesUrl, version), ...(await readReleaseRecords(db, version.n)) };
}

/** Report, probes, history, certification places and certificates of a version. */
export async function readReleaseRecords(db: Db, versionN: number): Promise<Omit<ReleaseDetail, 'version'>> {
  const scanReport = (await readVersionTexts(db, versionN))?.report ?? null;
  return {
    report: scanReport === null ? null : (JSON.parse(scanReport) as Record<string, unknown>),
    probe_report: await readProbeReport(db, versionN),
    transitions: (await listTransitions(db, versionN)).map(toTransition),
    places: await countPlaces(db, versionN),
    certification_rounds: await readCertificationRounds(db, versionN),
    certificates: await readCertificates(db, versionN),
  };
}

export async function readCertificates(db: Db, versionN: number): Promise<Static<typeof certificateList>> {
  return (await listIssuedCertificates(db, versionN)).map(({ id, level, state, issued_at }) => ({
    id,
    level,
    state: state === 'revoked' ? 'revoked' : 'issued',
    issued_at: formatTimeOrNull(issued_at),
  }));
}

export async function readProbeReport(db: Db, versionN: number): Promise<ProbeSummary | null> {
  const row = await findLastProbeReport(db, versionN);
  if (row === undefined || row.verdict === null || row.report === null) return null;
  const { checks } = JSON.parse(row.report) as Pick<ProbeSummary, 'checks'>;
  return { verdict: row.verdict, browser: row.browser, at: formatTime(row.at), checks };
}

async function countPlaces(db: Db, versionN: number): Promise<Static<typeof placeCount>[]> {
  const byLevel = Map.groupBy(await listPlacesOfVersion(db, versionN), ({ level }) => level);
  return [...byLevel].map(([level, places]) => {
    const count = { open: 0, leased: 0, filled: 0, closed: 0 };
    for (const { state } of places) count[state] += 1;
    return { level, ...count };
  });
}
