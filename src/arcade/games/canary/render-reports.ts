import { hourMs } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { parseStrictJson } from '../../../core/base/strict-json.ts';
import { type BytesRequest, registerBytesRoutes } from '../../../core/interfaces/http/bytes-routes.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { invalidJson, originRefused } from '../../../core/operation/errors.ts';
import { addressKey, limitsOf, type RateLimit } from '../../../core/operation/rate-limit.ts';
import { compileInput } from '../../../core/operation/schema.ts';
import { renderReportsPerNetwork } from '../../limits.ts';
import { countReport } from '../store/canaries.ts';
import { findVersion } from '../store/versions.ts';
import { type RenderReport, renderReport } from './render-report.ts';

type Host = Pick<ModuleHost, 'clock' | 'config' | 'database' | 'errorsUrl' | 'sharedStore'>;

export const renderReportsPath = '/api/v5/render-reports';
const bodyBytesMax = 1_024;
const validate = compileInput(renderReport);

/**
 * Counts render results of canaries by hour, without any identity. Responds 204 to
 * every report from a page of this server, counted or not: reports on other versions or beyond the limits of a network
 * are not counted.
 */
export function registerRenderReports(server: HttpServer, host: Host): void {
  const limit = limitsOf('arcade', host.sharedStore, host.config.rateLimits);
  const { reportsPerHour, failuresPerDay } = renderReportsPerNetwork;
  const reports = limit('render-reports', [{ points: reportsPerHour, seconds: 3_600 }], true);
  const failures = limit('render-failures', [{ points: failuresPerDay, seconds: 86_400 }], true);
  registerBytesRoutes(server, host.errorsUrl, [
    {
      ...{ method: 'POST', url: `/arcade${renderReportsPath}`, bodyBytesMax },
      async run(request) {
        const report = readReport(request);
        if (isRefusal(report)) return report;
        if (!(await isBounded(report, addressKey(request.address), { reports, failures }))) return null;
        await count(host, report);
        return null;
      },
    },
  ]);
}

function readReport({ body, isOwnPage }: BytesRequest): RenderReport | Refusal {
  if (!isOwnPage)
    return refuse(originRefused, 'Only pages of this server can send render reports.', {
      variable: 'RIALTO_PUBLIC_URL',
    });
  const parsed = parseStrictJson(body);
  if (!parsed.ok) return refuse(invalidJson, parsed.message);
  return validate(parsed.value) ?? (parsed.value as RenderReport);
}

async function isBounded(
  { outcome }: RenderReport,
  network: string,
  { reports, failures }: { readonly reports: RateLimit; readonly failures: RateLimit },
): Promise<boolean> {
  if ((await reports.take(network, 1)) !== null) return false;
  return outcome === 'drawn' || (await failures.take(network, 1)) === null;
}

async function count({ clock, database }: Host, { slug, version, outcome }: RenderReport): Promise<void> {
  const versionRow = await findVersion(database.db, slug, version);
  if (versionRow?.state !== 'canary') return;
  const hour = Math.floor(clock.nowMs() / hourMs);
  await database.write((tx) => countReport(tx, versionRow.n, hour, outcome), { unseen: true });
}
