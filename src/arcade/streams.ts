import type { StreamRoute } from '../core/interfaces/live/stream-route.ts';
import { bundleZip } from './games/documents/bundle-archive-route.ts';
import { certificateEvidence } from './games/documents/certificate-evidence-route.ts';
import { releaseLog } from './games/publishing/release-log-route.ts';
import { sessionStream } from './play/live/session-stream.ts';
import { replaysOfMonth } from './replays/documents/export-route.ts';
import { replayLog } from './replays/documents/publish-log.ts';

/** All streams and files of the arcade, in the order of its OpenAPI document. */
export const streams: readonly StreamRoute[] = [
  sessionStream,
  releaseLog,
  replaysOfMonth,
  replayLog,
  certificateEvidence,
  bundleZip,
];
