import { Counter, Histogram, type Registry } from 'prom-client';

/** Counts a call of upload_game by result: `stored`, `unchanged`, or the code of its refusal. */
export type CountUpload = (outcome: string) => void;

/** Metrics of uploads and bundle scans on this node. */
export interface UploadMetrics {
  readonly countUpload: CountUpload;
  readonly observeScan: (seconds: number) => void;
}

export function createUploadMetrics(registry: Registry): UploadMetrics {
  const registers = [registry];
  const uploads = new Counter({
    name: 'arcade_uploads_total',
    help: 'Calls of upload_game on this node, by result: stored, unchanged, or the error code.',
    labelNames: ['outcome'],
    registers,
  });
  const scans = new Histogram({
    name: 'arcade_scan_seconds',
    help: 'Duration of scans, including the wait for the scan thread.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  return { countUpload: (outcome) => uploads.inc({ outcome }), observeScan: (seconds) => scans.observe(seconds) };
}
