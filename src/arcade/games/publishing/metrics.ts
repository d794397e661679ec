import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db } from '../../../core/db/transaction.ts';
import type { ModuleHost } from '../../../core/module.ts';
import { countVersions } from '../../store/health.ts';
import { sumFileBytes } from '../store/files.ts';
import { countCertificates, readPublishingCounts } from '../store/publishing-counts.ts';

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
  registerGauges(registry, db);
  registerDecisionCounters(registry, db);
}

/** Gauges with a single value. */
function registerGauges(registry: Registry, db: Db): void {
  const addGauge = (name: string, help: string, field: keyof Awaited<ReturnType<typeof readPublishingCounts>>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await readPublishingCounts(db))[field]);
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
function registerDecisionCounters(registry: Registry, db: Db): void {
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
      this.inc((await readPublishingCounts(db)).canaryStops);
    },
  });
}
