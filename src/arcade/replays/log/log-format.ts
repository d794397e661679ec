import type { LoggedAction, Result, Terms } from '../../engines/driver.ts';

export const replayFormat = 'rialto-replay/1';

/** What a game was: written when it starts, pinned by everything after it. */
export interface LogHeader extends Terms {
  readonly format: typeof replayFormat;
  readonly session_id: string;
  /** What the pieces are drawn for in place of `session_id`, in sessions that share a seed. */
  readonly seed_scope?: string;
  /** Null in a session that plays an engine without a published game. */
  readonly game: { readonly slug: string; readonly version: string; readonly digest: string } | null;
  /** Digest of the engine's rules as they were when the game started. */
  readonly engine_build: string;
  readonly purpose: string;
  /** Ids of the agents, by seat. */
  readonly players: readonly string[];
  readonly client_seed: string;
  /** SHA-256 of the server's seed, 64 hexadecimal digits. */
  readonly seed_commitment: string;
}

/**
 * One thing that was done. `h` is the SHA-256, in 64 hexadecimal digits, of the previous `h` (for
 * the first record: of the header's canonical JSON hashed alike) followed by the canonical JSON of
 * the record without `h`. A game that is ended from outside its rules closes with an action
 * `{type: "end", reason}`; its seat is who resigned, otherwise null.
 */
export interface LogRecord {
  /** From 1, without a gap. */
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
  /** Over the canonical JSON of the footer without its signature. */
  readonly signature: { readonly alg: 'Ed25519'; readonly kid: string; readonly value: string };
}

/** As NDJSON: a line `{"header": ...}`, a line for each record, a line `{"footer": ...}`. */
export interface ReplayLog {
  readonly header: LogHeader;
  readonly records: readonly LogRecord[];
  readonly footer: LogFooter;
}
