import { hourMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { parseStrictJson } from '../../../core/base/strict-json.ts';
import type { PublicRawBodyRoute, RawBodyRequest } from '../../../core/interfaces/http/raw-body-routes.ts';
import type { ModuleHost } from '../../../core/module.ts';
import {
  bodyTooLarge,
  commonErrors,
  invalidInput,
  invalidJson,
  originRefused,
} from '../../../core/operation/errors.ts';
import { addressKey, createLimitFactory, type RateLimit } from '../../../core/operation/rate-limit.ts';
import { compileInput } from '../../../core/operation/schema.ts';
import { renderReportsPerNetwork } from '../../limits.ts';
import { incrementRenderCount } from '../store/canaries.ts';
import { findVersion } from '../store/versions.ts';
import { type RenderReport, renderReport } from './render-report.ts';

export interface RenderReportDeps extends Pick<ModuleHost, 'clock' | 'database'> {
  readonly reportLimit: RateLimit;
  readonly failureLimit: RateLimit;
}

/** Path below the module's base path. */
export const renderReportsPath = '/api/v5/render-reports';
const validate = compileInput(renderReport);
const routeErrors = [...commonErrors, originRefused, invalidJson, invalidInput, bodyTooLarge];

/**
 * Route for render reports of canaries, counted per hour without any identity. Responds 204 to every valid report from
 * a page of this server. Reports on other versions, and reports above the rate limits of a network, are not counted.
 */
export const reportRender: PublicRawBodyRoute<RenderReportDeps> = {
  name: 'report_render',
  title: 'Report how a page rendered a canary',
  description:
    'Counts how pages rendered a version in canary, per hour and without any identity. `Origin` must be that of this server. Per network, at most 12 reports an hour and 3 failures a day are counted; further reports get the same response.',
  method: 'POST',
  path: renderReportsPath,
  bodyBytesMax: 1_024,
  body: renderReport,
  success: { status: 204, description: 'The report was received.' },
  errors: routeErrors.filter(({ status }) => status !== 401),
  errorsName: 'ReportRender',
  async run(deps, request) {
    const report = readReport(request);
    if (isRefusal(report)) return report;
    if (await isWithinLimits(report, addressKey(request.address), deps)) await countReportOfCanary(deps, report);
    return null;
  },
};

/** Dependencies of the render reports. */
export function createRenderReportDeps(
  host: Pick<ModuleHost, 'clock' | 'config' | 'database' | 'sharedStore'>,
): RenderReportDeps {
  const { clock, config, database, sharedStore } = host;
  const limit = createLimitFactory('arcade', sharedStore, config.areRateLimitsEnabled);
  const { reportsPerHour, failuresPerDay } = renderReportsPerNetwork;
  return {
    clock,
    database,
    reportLimit: limit('render-reports', [{ points: reportsPerHour, seconds: 3_600 }], {
      isShared: true,
      isPerIpAddress: true,
    }),
    failureLimit: limit('render-failures', [{ points: failuresPerDay, seconds: 86_400 }], {
      isShared: true,
      isPerIpAddress: true,
    }),
  };
}

function readReport({ body, isSameOrigin }: RawBodyRequest): RenderReport | Refusal {
  if (!isSameOrigin)
    return refuse(originRefused, 'Only pages of this server can send render reports.', {
      variable: 'RIALTO_PUBLIC_URL',
    });
  const parsed = parseStrictJson(body);
  if (!parsed.ok) return refuse(invalidJson, parsed.message);
  return validate(parsed.value) ?? (parsed.value as RenderReport);
}

async function isWithinLimits(
  { outcome }: RenderReport,
  network: string,
  { reportLimit, failureLimit }: RenderReportDeps,
): Promise<boolean> {
  if ((await reportLimit.consume(network, 1)) !== null) return false;
  return outcome === 'drawn' || (await failureLimit.consume(network, 1)) === null;
}

async function countReportOfCanary(
  { clock, database }: RenderReportDeps,
  { slug, version, outcome }: RenderReport,
): Promise<void> {
  const versionRow = await findVersion(database.db, slug, version);
  if (versionRow?.state !== 'canary') return;
  const hour = Math.floor(clock.nowMs() / hourMs);
  await database.write((tx) => incrementRenderCount(tx, versionRow.n, hour, outcome), { leavesCachesValid: true });
}
