import type { Driver, LoggedAction, Result, Snapshot, Terms } from './driver.ts';
import type { Pieces } from './engine.ts';
import type { EngineEntry, JsonSchema } from './entry.ts';
import type { PlatformEnding } from './platform-endings.ts';

/**
 * Definition of an engine for the arcade. Sessions, logs, verification, documents, schemas and pages iterate over
 * `engineDefinitions` and name no engine. Located in the engine's folder under `definition/`, which is not part of the
 * engine's build, because it does not affect results of games.
 */
export interface EngineDefinition {
  readonly id: string;
  readonly family: string;
  readonly version: number;
  readonly lifecycle: EngineEntry['lifecycle'];
  /** Folder of its rules, below src/arcade/engines. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly modes: readonly string[];
  readonly playerRange: { readonly min: number; readonly max: number };
  readonly snapshotFormat: string;
  readonly observationFormat: string;
  readonly schemas: EngineSchemas;
  /** Members that a renderer must draw: at least one of each group. */
  readonly requiredPaths: readonly (readonly string[])[];
  readonly endings: {
    /** End reasons of the engine's own rules, with their labels. */
    readonly byRules: Readonly<Record<string, string>>;
    /** Reasons of the platform with which an `end` record may close a log of this engine. */
    readonly byPlatform: readonly PlatformEnding[];
  };
  /** Number of seats with this configuration. */
  seats(config: EngineConfig): number;
  /** Checks rules of a configuration that its schema cannot express; undefined when it is valid. */
  configFault(config: EngineConfig, mode: string | undefined): ConfigFault | undefined;
  /** Random numbers of a session, from the key derived from both seeds. */
  randomness(rngKey: Uint8Array, sha256: (bytes: Uint8Array) => Uint8Array): Pieces;
  /** Binds start, step, advance, project and outcome to a session's terms. Throws a RangeError for invalid terms. */
  open(terms: Terms): Driver;
  /** Canonical JSON of a state. */
  stateText(state: unknown): string;
  /** Text rendering of a snapshot, as lines of ASCII. */
  renderText(snapshot: Snapshot): readonly string[];
  readonly certification: RoundRules;
}

/** Requirements and counts of certification rounds of this engine. */
export interface RoundRules {
  /** End reasons with which a round can be complete: the game ended by its own rules. */
  readonly endings: readonly string[];
  /** Counts of a verified round by name; all rounds have the same names. */
  counts(actions: readonly LoggedAction[], result: Result): Readonly<Record<string, number>>;
  /** Minimum of each count in a complete round. */
  readonly minimums: Readonly<Record<string, number>>;
  /** Seats to act in a snapshot: they are responsible when a round is abandoned there. */
  seatsToAct(snapshot: Snapshot): readonly number[];
}

export type EngineConfig = Readonly<Record<string, unknown>>;

/** JSON Schemas with the keywords supported by `compileSerializer` (canonical-serializer.ts), except for `snapshot`. */
export interface EngineSchemas {
  /** Schema of one action, an object with `type`. */
  readonly action: JsonSchema;
  /** Schema of the configuration; absent when there is none. */
  readonly config?: JsonSchema;
  /** Properties of a snapshot in addition to those of every session. */
  readonly snapshot: Readonly<Record<string, JsonSchema>>;
  /** Properties of a result in addition to `reason` and `t_us`, all required. */
  readonly result: Readonly<Record<string, JsonSchema>>;
}

/** `pointer`: JSON pointer into the input of create_session. */
export interface ConfigFault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}
