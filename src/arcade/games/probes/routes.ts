import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { parseStrictJson } from '../../../core/base/strict-json.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import {
  FileResponse,
  type RawBodyRoute,
  registerRawBodyRoutes,
} from '../../../core/interfaces/http/raw-body-routes.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { hashOfAuthorization } from '../../../core/operation/credentials.ts';
import { credentialMissing, credentialUnknown, invalidJson, refuseInput } from '../../../core/operation/errors.ts';
import { compileInput } from '../../../core/operation/schema.ts';
import { writeArchive } from '../bundle/archive/write-archive.ts';
import { readEvidenceTextToRender, replayLogsText } from '../certification/evidence-text.ts';
import { newWriteContext } from '../publishing/transition-request.ts';
import { listLatestReplays } from '../store/canaries.ts';
import { listBundleFiles, readCompleteFile } from '../store/files.ts';
import {
  claimSchema,
  type JobReport,
  jobReportSchema,
  leaveSchema,
  type ProbeClaim,
  type ProberLeave,
} from './job-schemas.ts';
import { claimJob, findJob, refuseExpiredClaim, removeProber, reportJob } from './jobs.ts';

export interface ProbeRoutesOptions {
  readonly host: Pick<ModuleHost, 'clock' | 'database' | 'errorsUrl' | 'runningTime' | 'signingKeys'>;
  /** SHA-256 of the keys accepted by these routes; when empty, the routes are not registered. */
  readonly keys: readonly string[];
  readonly onReport: (kind: string, verdict: string) => void;
  /** Called after writes that may have appended events. */
  readonly onCommit: () => void;
}

const basePath = '/arcade/api/v1/admin/probes';
const claimBytesMax = 4_096;
const reportBytesMax = 2 * 1024 * 1024;
/** Number of latest replays that are rendered again when viewers report failures. */
const replaysToRender = 3;
const validateClaim = compileInput(claimSchema);
const validateLeave = compileInput(leaveSchema);
const validateReport = compileInput(jobReportSchema);

/** Routes for probers: claim a job, read its files, report its verdict, stop. Prober keys are valid only here. */
export function registerProbeRoutes(server: HttpServer, options: ProbeRoutesOptions): void {
  if (options.keys.length === 0) return;
  const routes = [
    claimRoute(options),
    leaveRoute(options),
    reportRoute(options),
    bundleRoute(options),
    logsRoute(options),
  ].map((route) => withProberKey(route, options.keys));
  registerRawBodyRoutes(server, options.host.errorsUrl, routes);
}

function claimRoute({ host }: ProbeRoutesOptions): RawBodyRoute {
  return {
    method: 'POST',
    url: `${basePath}/claim`,
    bodyBytesMax: claimBytesMax,
    async run({ body }) {
      const claim = readBody<ProbeClaim>(body, validateClaim);
      return isRefusal(claim) ? claim : claimJob(host.database, claim, newWriteContext(host));
    },
  };
}

/** Route for a prober that stops, which would otherwise count as available for some time after its last poll. */
function leaveRoute({ host }: ProbeRoutesOptions): RawBodyRoute {
  return {
    method: 'POST',
    url: `${basePath}/leave`,
    bodyBytesMax: claimBytesMax,
    async run({ body }) {
      const leave = readBody<ProberLeave>(body, validateLeave);
      return isRefusal(leave) ? leave : removeProber(host.database, leave.prober);
    },
  };
}

function reportRoute(options: ProbeRoutesOptions): RawBodyRoute {
  return {
    method: 'POST',
    url: `${basePath}/:id`,
    bodyBytesMax: reportBytesMax,
    async run({ params, body }) {
      const report = readBody<JobReport>(body, validateReport);
      if (isRefusal(report)) return report;
      return refuseContradiction(report) ?? recordReport(options, params['id'] ?? '', report);
    },
  };
}

function bundleRoute({ host }: ProbeRoutesOptions): RawBodyRoute {
  return {
    method: 'GET',
    url: `${basePath}/:id/bundle`,
    bodyBytesMax: claimBytesMax,
    async run({ params }) {
      const archive = await bundleOf(host, params['id'] ?? '');
      return isRefusal(archive) ? archive : new FileResponse('application/zip', archive);
    },
  };
}

function logsRoute({ host }: ProbeRoutesOptions): RawBodyRoute {
  return {
    method: 'GET',
    url: `${basePath}/:id/logs`,
    bodyBytesMax: claimBytesMax,
    async run({ params }) {
      const { db } = host.database;
      const job = await findJob(db, params['id'] ?? '', host.runningTime.nowUs());
      if (isRefusal(job)) return job;
      const text =
        job.kind === 'reported'
          ? await replayLogsText(db, await listLatestReplays(db, job, replaysToRender))
          : await readEvidenceTextToRender(db, job.version_n);
      return text === null
        ? refuseExpiredClaim()
        : new FileResponse('application/x-ndjson; charset=utf-8', Buffer.from(text));
    },
  };
}

function withProberKey(route: RawBodyRoute, keys: readonly string[]): RawBodyRoute {
  return {
    ...route,
    run: async (request) => refuseUnknownProber(keys, request.header('authorization')) ?? route.run(request),
  };
}

async function recordReport({ host, onReport, onCommit }: ProbeRoutesOptions, id: string, report: JobReport) {
  const context = { ...newWriteContext(host), sign: (text: string) => host.signingKeys.sign(text) };
  const result = await reportJob(host.database, id, report, context);
  if (isRefusal(result)) return result;
  onReport(result.kind, result.verdict);
  onCommit();
  return result;
}

function refuseUnknownProber(keys: readonly string[], authorization: string | undefined): Refusal | null {
  if (authorization === undefined) return refuse(credentialMissing, 'Send `Authorization: Bearer <prober key>`.');
  const hash = hashOfAuthorization(authorization);
  const matchingKeys = keys.filter((key) => hash !== null && timingSafeEqual(Buffer.from(key), Buffer.from(hash)));
  return matchingKeys.length > 0 ? null : refuse(credentialUnknown, 'The prober key is not valid.');
}

/** Refuses a report whose verdict does not follow from its checks, because only a defective prober sends one. */
function refuseContradiction({ verdict, checks }: JobReport): Refusal | null {
  const hasFailed = checks.some(({ outcome }) => outcome === 'failed');
  if (hasFailed === (verdict === 'failed')) return null;
  const message = hasFailed
    ? 'A report with a failed check cannot pass.'
    : 'A failed report must name the failed check.';
  return refuseInput('/verdict', 'verdict', message);
}

function readBody<Body>(body: Buffer, validate: (input: unknown) => Refusal | null): Body | Refusal {
  const parsed = parseStrictJson(body);
  if (!parsed.ok) return refuse(invalidJson, parsed.message);
  return validate(parsed.value) ?? (parsed.value as Body);
}

async function bundleOf({ database, runningTime }: ProbeRoutesOptions['host'], id: string): Promise<Buffer | Refusal> {
  const { db } = database;
  const job = await findJob(db, id, runningTime.nowUs());
  if (isRefusal(job)) return job;
  const files: { path: string; bytes: Buffer }[] = [];
  for (const { path, hash } of await listBundleFiles(db, job.digest))
    files.push({ path, bytes: await readCompleteFile(db, hash) });
  return Buffer.from(writeArchive(files));
}
