import type { Registry } from 'prom-client';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Keyring } from './base/keyring.ts';
import type { Log } from './base/log.ts';
import type { ModuleName } from './base/module-names.ts';
import type { ErrorKind } from './base/refusal.ts';
import type { SigningKeys } from './base/signing-keys.ts';
import type { Tracing } from './base/tracing.ts';
import type { RunningTime } from './db/running-time.ts';
import type { Database } from './db/transaction.ts';
import type { ServiceDescription } from './interfaces/documents/about.ts';
import type { HttpServer } from './interfaces/http/http-server.ts';
import type { LandingSection } from './interfaces/pages/landing-section.ts';
import type { Execute } from './operation/execute.ts';
import type { LongReads } from './operation/long-reads.ts';
import type { Operation } from './operation/operation.ts';
import type { SharedStore } from './operation/rate-limit.ts';

/** What the composition root returns every module. */
export interface ModuleHost {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** What games run on: it does not advance while no node runs. */
  readonly runningTime: RunningTime;
  /** Names this process beside work that it owns; changes when others had declared it dead. */
  readonly node: { readonly id: string };
  /** Whether periodic work that one node does for all is this node's. */
  readonly isLeader: () => boolean;
  readonly log: Log;
  readonly registry: Registry;
  /** Keys of this installation; a module's purposes begin with its name, such as `relay-webhook`. */
  readonly keyring: Keyring;
  /** The platform's: all modules sign with the same key. */
  readonly signingKeys: SigningKeys;
  /** The module's own address, such as `https://example.org/exchange`. */
  readonly url: string;
  /** Where refusals are explained: `{errorsUrl}/{code}`. */
  readonly errorsUrl: string;
  readonly longReads: LongReads | null;
  /** Counters that several nodes share; null on the embedded database. */
  readonly sharedStore: SharedStore;
  /** Null: no traces. */
  readonly tracing: Tracing | null;
  /** Aborted when the process drains. */
  readonly drainSignal: AbortSignal;
}

/** A module at work: its operations, the pipeline they run in, and its addresses on the server. */
export interface Module {
  readonly name: ModuleName;
  readonly about: ServiceDescription;
  /** What it shows of itself on the landing page. */
  readonly landing?: LandingSection;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  /** Refusals that only this module knows. */
  readonly errors: readonly ErrorKind[];
  /** What has to be before anybody is answered; called once. */
  start?(): Promise<void>;
  /** Events may have been committed by others than this module's own pipeline. */
  wake(): void;
  register(server: HttpServer): void;
  /** Resolves once nothing is in progress that would be worse off broken off; absent: nothing ever is. */
  settled?(): Promise<void>;
  close(): Promise<void>;
}
