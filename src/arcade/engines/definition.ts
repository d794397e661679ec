import type { Driver, LoggedAction, Result, Snapshot, Terms } from './driver.ts';
import type { Pieces } from './engine.ts';
import type { EngineEntry, JsonSchema } from './entry.ts';
import type { PlatformEnding } from './platform-endings.ts';

/**
 * Everything that the arcade needs to know of an engine. Sessions, logs, verification, documents, schemas and pages
 * iterate over `engineDefinitions` and name no engine. Kept in the engine's folder under `definition/`, which is not
 * part of the engine's build: nothing in it changes what a game comes to.
 */
export interface EngineDefinition {
  readonly id: string;
  readonly family: string;
  readonly version: number;
  readonly lifecycle: EngineEntry['lifecycle'];
  /** Where its rules are, below src/arcade/engines. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly modes: readonly string[];
  readonly playerRange: { readonly min: number; readonly max: number };
  readonly snapshotFormat: string;
  readonly observationFormat: string;
  readonly schemas: EngineSchemas;
  /** What a renderer must draw: of each group at least one of these members of the public state. */
  readonly requiredPaths: readonly (readonly string[])[];
  readonly endings: {
    /** Reasons of the engine's own rules, with their labels. */
    readonly byRules: Readonly<Record<string, string>>;
    /** Reasons for which a log of this engine may be closed by an `end` record. */
    readonly fromOutside: readonly PlatformEnding[];
  };
  /** Seats of a session with this configuration. */
  seats(config: EngineConfig): number;
  /** Rules of a configuration that its schema cannot express; undefined when it can be played. */
  configFault(config: EngineConfig, mode: string | undefined): ConfigFault | undefined;
  /** The random numbers of a session, from the key that follows from both seeds. */
  randomness(rngKey: Uint8Array, sha256: (bytes: Uint8Array) => Uint8Array): Pieces;
  /** Binds start, step, advance, project and outcome to a session's terms. Throws a RangeError for terms it cannot play. */
  open(terms: Terms): Driver;
  /** The canonical JSON of a state. */
  stateText(state: unknown): string;
  /** A snapshot as lines of ASCII. */
  renderText(snapshot: Snapshot): readonly string[];
  readonly certification: RoundRules;
}

/** What a certification round of this engine must reach, and what certificates count of it. */
export interface RoundRules {
  /** Reasons of a result with which a round can be complete: it was played to an end of the game's own. */
  readonly endings: readonly string[];
  /** Counts of a verified round, by name: the same names for every round. */
  counts(actions: readonly LoggedAction[], result: Result): Readonly<Record<string, number>>;
  /** The least of each count in a complete round. */
  readonly least: Readonly<Record<string, number>>;
  /** The seats that have to act in a snapshot: theirs is the fault when a round is abandoned there. */
  seatsToAct(snapshot: Snapshot): readonly number[];
}

export type EngineConfig = Readonly<Record<string, unknown>>;

/** JSON Schemas, in the keywords that `compileForm` (canonical-form.ts) knows, except for `snapshot`. */
export interface EngineSchemas {
  /** Of one action, an object with `type`. */
  readonly action: JsonSchema;
  /** Of the configuration; absent when the engine takes none. */
  readonly config?: JsonSchema;
  /** Properties of a snapshot beyond those of every session. */
  readonly snapshot: Readonly<Record<string, JsonSchema>>;
  /** Properties of a result beside `reason` and `t_us`, all required. */
  readonly result: Readonly<Record<string, JsonSchema>>;
}

/** `pointer` is into the input of create_session. */
export interface ConfigFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
