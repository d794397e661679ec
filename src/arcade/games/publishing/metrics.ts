import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { countVersions } from '../../store/health.ts';
import { sumFileBytes } from '../store/files.ts';
import { countCertificates, type PublishingCounts, readPublishingCounts } from '../store/publishing-counts.ts';

/** Metrics of publishing, counted in the database, so that every node reports the same values. */
export function registerPublishingMetrics({ database, registry }: Pick<ModuleHost, 'database' | 'registry'>): void {
  const registers = [registry];
  const { db } = database;
  new Gauge({
    name: 'arcade_versions',
    help: 'Versions of games by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, count } of await countVersions(db)) this.set({ state: name }, count);
    },
  });
  new Gauge({
    name: 'arcade_bundle_bytes',
    help: 'Bytes of the stored files of games.',
    registers,
    async collect() {
      this.set(await sumFileBytes(db));
    },
  });
  const readCounts = createSharedRead(() => readPublishingCounts(db));
  registerGauges(registry, readCounts);
  registerDecisionCounters(registry, db, readCounts);
}

type ReadCounts = () => Promise<PublishingCounts>;

/** Lets concurrent calls share one read, because the metrics of a scrape are collected at the same time. */
function createSharedRead(read: ReadCounts): ReadCounts {
  let pendingRead: Promise<PublishingCounts> | null = null;
  return () => {
    pendingRead ??= read().finally(() => {
      pendingRead = null;
    });
    return pendingRead;
  };
}

/** Gauges with a single value. */
function registerGauges(registry: Registry, readCounts: ReadCounts): void {
  const addGauge = (name: string, help: string, field: keyof PublishingCounts) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await readCounts())[field]);
      },
    });
  addGauge('arcade_places_open', 'Open places of certification.', 'placesOpen');
  addGauge('arcade_review_waiting', 'Versions that wait for an operator: in review or held.', 'reviewWaiting');
  addGauge('arcade_appeals_open', 'Appeals of authors that wait for an answer of an operator.', 'appealsOpen');
  addGauge(
    'arcade_evidence_mismatches',
    'Certificates whose rounds gave another result when they were replayed.',
    'mismatches',
  );
  addGauge('arcade_rescan_refused', 'Versions held because a newer scan policy rejects them.', 'rescanRefused');
  addGauge(
    'arcade_server_bundle_failed',
    'Alarm: released built-in versions whose last probes failed.',
    'serverBundlesFailed',
  );
}

/** Counters of certification and canary decisions. */
function registerDecisionCounters(registry: Registry, db: Db, readCounts: ReadCounts): void {
  const registers = [registry];
  new Counter({
    name: 'arcade_certificates_total',
    help: 'Certificates issued and certificates revoked, by level.',
    labelNames: ['level', 'outcome'],
    registers,
    async collect() {
      this.reset();
      for (const { level, issued, revoked } of await countCertificates(db)) {
        this.inc({ level, outcome: 'issued' }, issued);
        this.inc({ level, outcome: 'revoked' }, revoked);
      }
    },
  });
  new Counter({
    name: 'arcade_canary_stops_total',
    help: 'Canaries that the server stopped.',
    registers,
    async collect() {
      this.reset();
      this.inc((await readCounts()).canaryStops);
    },
  });
}
