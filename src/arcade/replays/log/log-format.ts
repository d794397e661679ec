import type { LoggedAction, Result, Terms } from '../../engines/driver.ts';

export const replayFormat = 'rialto-replay/1';

/** Header of a log: the terms of the game, written at its start and covered by the hash chain. */
export interface LogHeader extends Terms {
  readonly format: typeof replayFormat;
  readonly session_id: string;
  /** Replaces `session_id` in the derivation of pieces, in sessions that share a seed. */
  readonly seed_scope?: string;
  /** Game version; null in a session without a published game. */
  readonly game: { readonly slug: string; readonly version: string; readonly digest: string } | null;
  /** Build of the engine at the start of the game: `sha256:` and 64 hexadecimal digits. */
  readonly engine_build: string;
  readonly purpose: string;
  /** Ids of the agents, by seat. */
  readonly players: readonly string[];
  readonly client_seed: string;
  /** SHA-256 of the server's seed, 64 hexadecimal digits. */
  readonly seed_commitment: string;
}

/**
 * Record of one action. `h` is the SHA-256, in 64 hexadecimal digits, of the previous `h` followed by the canonical
 * JSON of the record without `h`; the first record uses the hash of the header's canonical JSON as the previous `h`. A
 * game that the platform ends closes with an action `{type: "end", reason}`, whose seat is the one that resigned,
 * otherwise null.
 */
export interface LogRecord {
  /** Starts at 1, without gaps. */
  readonly n: number;
  readonly t_us: number;
  readonly seat: number | null;
  readonly action: LoggedAction;
  readonly h: string;
}

export interface LogFooter {
  /** 64 hexadecimal digits. */
  readonly server_seed: string;
  readonly records: number;
  readonly result: Result;
  readonly final_state_hash: string;
  /** `h` of the last record. */
  readonly chain_head: string;
  /** Signature of the footer's canonical JSON without this field. */
  readonly signature: { readonly alg: 'Ed25519'; readonly kid: string; readonly value: string };
}

/** Log. As NDJSON it has a line `{"header": ...}`, a line for each record, and a line `{"footer": ...}`. */
export interface ReplayLog {
  readonly header: LogHeader;
  readonly records: readonly LogRecord[];
  readonly footer: LogFooter;
}
