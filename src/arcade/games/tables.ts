import type { Generated } from 'kysely';
import type { ProbeState } from './rules/open-levels.ts';
import type { ActorKind, VersionState } from './rules/transitions.ts';

declare module '../../core/db/tables.ts' {
  interface Tables {
    arcade_game: GameTable;
    arcade_version: VersionTable;
    arcade_bundle_file: { digest: string; path: string; hash: string };
    arcade_file: { hash: string; size: number; stored_at: number };
    arcade_file_part: FilePartTable;
    /** Files that earlier server versions stored as base64; converted to parts at the next start. */
    arcade_file_base64: { hash: string; bytes: string };
    arcade_blocked_file: { hash: string; decision_id: string };
    arcade_transition: TransitionTable;
    arcade_release_head: { id: 1; seq: number; hash: string; epoch: string };
    arcade_place: PlaceTable;
    arcade_attempt: CertificationAttemptTable;
    arcade_tester: { version_n: number; agent_id: string };
    arcade_certificate: CertificateTable;
    arcade_probe: ProbeTable;
    arcade_probe_picture: { probe_id: string; name: string; hash: string };
    arcade_prober: { name: string; browser: string; seen_at: number };
    arcade_render_count: { version_n: number; hour: number; outcome: RenderOutcome; n: number };
    arcade_appeal: AppealTable;
  }
}

export interface GameTable {
  slug: string;
  title: string;
  description: string;
  genre: string;
  /** Null for built-in games. */
  author_id: string | null;
  created_at: number;
  /** Versions of the two channels; new sessions play one of them. */
  stable_version: string | null;
  canary_version: string | null;
  /** Skeletons for comparing confusable names. */
  slug_skeleton: string;
  title_skeleton: string;
}

/** P1: archive and scan passed. P2: it renders. P3, P4: certificates. server: built-in. */
export type VersionLevel = 'P1' | 'P2' | 'P3' | 'P4' | 'server';

/** Reason of a hold, which blocks review timer, canary and release until the operator resumes them. */
export type HoldReason = 'owner' | 'safety' | 'evidence_mismatch' | 'rescan_refused' | 'unconfirmed_reports';

export interface VersionTable {
  n: Generated<number>;
  id: string;
  slug: string;
  version: string;
  /** Author of the upload; null for built-in games. */
  author_id: string | null;
  engine: string;
  /** Digest of the bundle: manifest and files. */
  digest: string;
  /** JSON, as uploaded. Lists do not read it. */
  manifest: string;
  state: VersionState;
  /** State to restore after a suspension. */
  state_before: VersionState | null;
  level: VersionLevel;
  held: HoldReason | null;
  probes: ProbeState;
  /** Bytes of all its files. */
  bytes: number;
  files: number;
  entrypoint: string;
  mode: string;
  players_min: number;
  players_max: number;
  duration_seconds_max: number;
  /** Scan policy that accepted it last; null for versions stored before there were policies. */
  scan_policy: string | null;
  scan_revision: number;
  /** JSON report of the last accepting scan. */
  report: string | null;
  report_sha256: string | null;
  canary_percent: 5 | 25 | 50 | null;
  /** Running time at which the canary step started. */
  canary_since_us: number | null;
  /** Result of the canary step; null while it needs more time or evidence. */
  canary_note: 'inconclusive' | 'ready' | null;
  /** 1: the platform releases it once the last canary step is complete. */
  auto_release: number;
  /** JSON of the signed release statement. */
  statement: string | null;
  /** Running times of the last submission, and of the start of the review. */
  submitted_us: number | null;
  review_us: number | null;
  created_at: number;
  /** First time in canary or released. */
  shown_at: number | null;
  /** Time of the first release. */
  released_at: number | null;
}

export interface FilePartTable {
  hash: string;
  form: 'raw' | 'br';
  n: number;
  bytes: Uint8Array;
}

/** The release log: one hash chain per server. */
export interface TransitionTable {
  seq: number;
  /** Id of the entry; for an action of the operator, the id of the decision. */
  id: string;
  /** Null for entries about the log itself (`genesis`, `restored`). */
  version_n: number | null;
  from_state: VersionState | 'uploaded' | null;
  to_state: VersionState | 'uploaded' | null;
  action: string;
  actor_kind: ActorKind;
  /** Agent id, or name of the operator's key; null for the platform, and where the operator is not recorded. */
  actor: string | null;
  reason_code: string | null;
  reason: string | null;
  at: number;
  /** Canonical JSON with a salt, so that the hash of an unpublished body cannot be guessed. */
  body: string;
  body_sha256: string;
  hash: string;
}

export interface PlaceTable {
  id: string;
  version_n: number;
  level: 'P3' | 'P4';
  round: number;
  /** Seat in the round. */
  place: number;
  state: 'closed' | 'open' | 'leased' | 'filled';
  agent_id: string | null;
  session_n: number | null;
  /** Running times of the start and the latest end of the lease. */
  leased_us: number | null;
  lease_us: number | null;
  /** Number of eligible agents at its opening. */
  pool: number;
  opened_us: number | null;
}

/** Outcome of a certification place that an agent leased. */
export interface CertificationAttemptTable {
  n: Generated<number>;
  place_id: string;
  agent_id: string;
  outcome: 'filled' | 'incomplete' | 'abandoned' | 'released' | 'closed';
  /** Running time in milliseconds. */
  at: number;
}

export interface CertificateTable {
  id: string;
  version_n: number;
  level: 'P3' | 'P4';
  /** `due`: not processed yet. `drawing`: waits for the rendering of its rounds. `mismatch`: the evidence failed. */
  state: 'due' | 'drawing' | 'issued' | 'mismatch' | 'revoked';
  /** Node that has claimed it, and since when (running time). */
  claim: string | null;
  claim_us: number | null;
  /** JSON; stored when the certificate is issued, or before its rounds are rendered. */
  body: string | null;
  /** Hash over the hashes of its evidence; null until it is issued. */
  root: string | null;
  signature: string | null;
  issued_at: number | null;
  revoked_at: number | null;
  reason: string | null;
}

export interface ProbeTable {
  id: string;
  version_n: number;
  kind: 'probes' | 'evidence' | 'reported';
  state: 'pending' | 'claimed' | 'done';
  /** Prober that has claimed it, and since when (running time). */
  claim: string | null;
  claim_us: number | null;
  attempt: number;
  verdict: 'passed' | 'failed' | null;
  /** JSON. */
  report: string | null;
  browser: string | null;
  fixtures: string | null;
  /** Time at which it was enqueued, or finished. */
  at: number;
}

export const renderOutcomes = ['drawn', 'error', 'silent', 'slow', 'navigated'] as const;
export type RenderOutcome = (typeof renderOutcomes)[number];

export interface AppealTable {
  id: string;
  decision_id: string;
  version_n: number;
  text: string;
  outcome: 'uphold' | 'overturn' | null;
  reason: string | null;
  at: number;
}
