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
import type { ServiceDescription } from './interfaces/documents/service-description.ts';
import type { HttpServer } from './interfaces/http/http-server.ts';
import type { LandingSection } from './interfaces/pages/landing-section.ts';
import type { Execute } from './operation/execute.ts';
import type { FindProfile, PublicProfile } from './operation/linked-profile.ts';
import type { LongReads } from './operation/long-reads.ts';
import type { Operation } from './operation/operation.ts';
import type { SharedStore } from './operation/rate-limit.ts';
import type { WaitingCallCount } from './operation/wait-queue.ts';

/** Dependencies that the server passes to every module. */
export interface ModuleHost {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** The clock of arcade sessions: it does not advance while no node runs. */
  readonly runningTime: RunningTime;
  /** Owner id of work that this process has claimed; changes after its lease expired. */
  readonly node: { readonly id: string };
  /** Whether this node runs the periodic tasks that run on one node only. */
  readonly isLeader: () => boolean;
  readonly log: Log;
  readonly registry: Registry;
  /** Derives the keys of this installation; a module's key names begin with its own name, such as `relay-webhook`. */
  readonly keyring: Keyring;
  /** Shared: all modules sign with the same keys. */
  readonly signingKeys: SigningKeys;
  /** The module's base URL, such as `https://example.org/exchange`. */
  readonly url: string;
  /** Base URL of the error reference: `{errorsUrl}/{code}`. */
  readonly errorsUrl: string;
  /** Profiles of other services, for links between profiles. */
  readonly findProfile: FindProfile;
  /** Null on PostgreSQL. */
  readonly longReads: LongReads | null;
  /** Counters that several nodes share; null on the embedded database. */
  readonly sharedStore: SharedStore;
  /** Gauge of the waiting calls of a module. */
  readonly waitingCallCountOf: (module: ModuleName) => WaitingCallCount;
  /** Null when tracing is off. */
  readonly tracing: Tracing | null;
  /** Aborted when the process drains. */
  readonly drainSignal: AbortSignal;
}

/** A started module: its operations, its pipeline and its routes. */
export interface Module {
  readonly name: ModuleName;
  readonly description: ServiceDescription;
  /** The module's section of the landing page. */
  readonly landing?: LandingSection;
  readonly operations: readonly Operation[];
  readonly execute: Execute;
  /** Profile of an account, if the service has public profiles. */
  findProfile?(accountId: string): Promise<PublicProfile | null>;
  /** Error kinds that are specific to this module. */
  readonly errors: readonly ErrorKind[];
  /** Called once, before the server accepts requests. */
  start?(): Promise<void>;
  /** Called when events may have been committed outside this module's pipeline. */
  wake(): void;
  register(server: HttpServer): void;
  /** Resolves when no work is in progress that must not be interrupted; absent: there is no such work. */
  whenIdle?(): Promise<void>;
  close(): Promise<void>;
}
