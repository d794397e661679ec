import type { Generated } from 'kysely';
import type { ProbeState } from './rules/open-levels.ts';
import type { ActorKind, VersionState } from './rules/transitions.ts';

declare module '../../core/db/tables.ts' {
  interface Tables {
    arcade_game: GameTable;
    arcade_version: VersionTable;
    arcade_bundle_file: { digest: string; path: string; hash: string };
    /** Stored files by SHA-256; `size` in bytes. */
    arcade_file: { hash: string; size: number; stored_at: number };
    arcade_file_part: FilePartTable;
    /** Files that earlier server versions stored as base64; converted to parts at the next start. */
    arcade_file_base64: { hash: string; bytes: string };
    /** Files that no upload may contain, each with the operator's decision that blocked it. */
    arcade_blocked_file: { hash: string; decision_id: string };
    arcade_transition: TransitionTable;
    /** Last entry of the release log, and the epoch of the database that the log was initialized for. */
    arcade_release_head: { id: 1; seq: number; hash: string; epoch: string };
    arcade_place: PlaceTable;
    arcade_attempt: CertificationAttemptTable;
    arcade_tester: { version_n: number; agent_id: string };
    arcade_certificate: CertificateTable;
    arcade_probe: ProbeTable;
    /** Screenshots of finished probes; `hash` is that of the file. */
    arcade_probe_picture: { probe_id: string; name: string; hash: string };
    /** Probers with the time of their last poll. */
    arcade_prober: { name: string; browser: string; seen_at: number };
    /** Number (`n`) of render reports of viewers by version, hour since the Unix epoch, and outcome. */
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

/** P1: archive and scan passed. P2: the probes passed. P3, P4: certificates. server: built-in. */
export type VersionLevel = 'P1' | 'P2' | 'P3' | 'P4' | 'server';

/**
 * Reason of a hold, which blocks review timer, canary and release until the operator resumes the version. `owner`: the
 * operator held it. `unconfirmed_reports`: viewers reported rendering failures, and no prober checked them in time.
 */
export type HoldReason = 'owner' | 'safety' | 'evidence_mismatch' | 'rescan_refused' | 'unconfirmed_reports';

export interface VersionTable {
  /** Sequential number, which other tables refer to. */
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
  /** Null without a hold. */
  held: HoldReason | null;
  probes: ProbeState;
  /** Total bytes and number of the files. */
  bytes: number;
  files: number;
  entrypoint: string;
  mode: string;
  players_min: number;
  players_max: number;
  duration_seconds_max: number;
  /** Scan policy that last accepted the bundle; null for versions stored before there were policies. */
  scan_policy: string | null;
  /** Revision of the policy of the last scan. */
  scan_revision: number;
  /** JSON report of the last accepting scan. */
  report: string | null;
  report_sha256: string | null;
  /** Share of the agents to which the canary is offered; null outside a canary. */
  canary_percent: 5 | 25 | 50 | null;
  /** Running time at which the canary step started. */
  canary_since_us: number | null;
  /** Result of the canary step; null while it needs more time or evidence. */
  canary_note: 'inconclusive' | 'ready' | null;
  /** 1: the platform releases the version once the last canary step is complete; otherwise 0. */
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
  /** Encoding of the bytes: `raw` for none, `br` for Brotli. This server stores and reads raw parts only. */
  form: 'raw' | 'br';
  /** Number of the part in its file, from 0. */
  n: number;
  bytes: Uint8Array;
}

/** Entry of the release log, which is one hash chain per installation. */
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
  /** SHA-256 over the previous entry's hash and `body_sha256`. */
  hash: string;
}

export interface PlaceTable {
  id: string;
  version_n: number;
  level: 'P3' | 'P4';
  /** Number of the round in its level. */
  round: number;
  /** Seat in the round. */
  place: number;
  state: 'closed' | 'open' | 'leased' | 'filled';
  agent_id: string | null;
  session_n: number | null;
  /** Running times of the start and the latest end of the lease. */
  leased_us: number | null;
  lease_us: number | null;
  /** Number of eligible agents when the place was opened. */
  pool: number;
  /** Running time of the opening. */
  opened_us: number | null;
}

/** Certification attempt: the outcome of a place that an agent leased. */
export interface CertificationAttemptTable {
  n: Generated<number>;
  place_id: string;
  agent_id: string;
  /**
   * `filled`: the round is complete. `incomplete`: the agent ended the round before it was complete. `abandoned`: the
   * agent was to act when its lease expired. `released`: the agent gave the place back before the start.
   */
  outcome: 'filled' | 'incomplete' | 'abandoned' | 'released' | 'closed';
  /** Running time of the end of the lease, in milliseconds. */
  at: number;
}

export interface CertificateTable {
  id: string;
  version_n: number;
  level: 'P3' | 'P4';
  /**
   * `due`: not processed yet. `drawing`: its rounds are being rendered. `mismatch`: replaying or rendering the rounds
   * failed or gave another result.
   */
  state: 'due' | 'drawing' | 'issued' | 'mismatch' | 'revoked';
  /** Node that has claimed the certificate, and running time of the claim. */
  claim: string | null;
  claim_us: number | null;
  /** JSON; stored when the certificate is issued, or before its rounds are rendered. */
  body: string | null;
  /** Hash over the hashes of its evidence; null until it is issued. */
  root: string | null;
  signature: string | null;
  issued_at: number | null;
  revoked_at: number | null;
  /** Reason of the revocation. */
  reason: string | null;
}

/** Probe job of a version, with its verdict once it is done. */
export interface ProbeTable {
  id: string;
  version_n: number;
  /**
   * `probes`: checks of a submitted version. `evidence`: rendering of the rounds of a certificate. `reported`: checks
   * of a canary that viewers reported as failing, and rendering of its latest replays.
   */
  kind: 'probes' | 'evidence' | 'reported';
  state: 'pending' | 'claimed' | 'done';
  /** Prober that has claimed the job, and running time of the claim. */
  claim: string | null;
  claim_us: number | null;
  /** Number of claims so far. */
  attempt: number;
  verdict: 'passed' | 'failed' | null;
  /** JSON. */
  report: string | null;
  /** Browser and digest of the probe fixtures of the prober. */
  browser: string | null;
  fixtures: string | null;
  /** Time at which the job was enqueued; once it is done, the time at which it was finished. */
  at: number;
}

/**
 * Outcomes of rendering in a viewer's browser. `drawn`: without errors. `silent`: the frame stopped responding.
 * `navigated`: the frame left its document.
 */
export const renderOutcomes = ['drawn', 'error', 'silent', 'slow', 'navigated'] as const;
export type RenderOutcome = (typeof renderOutcomes)[number];

/** Appeal of an author against a decision of the operator about a version. */
export interface AppealTable {
  id: string;
  decision_id: string;
  version_n: number;
  text: string;
  /** Answer of the operator and its reason; null until then. `uphold` confirms the decision. */
  outcome: 'uphold' | 'overturn' | null;
  reason: string | null;
  at: number;
}
