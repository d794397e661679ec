/** Published registry entry of an engine. */
export interface EngineEntry {
  readonly id: string;
  readonly family: string;
  readonly version: number;
  /** `certification`: not for public versions of games. */
  readonly lifecycle: 'active' | 'certification';
  readonly title: string;
  readonly description: string;
  readonly modes: readonly string[];
  readonly playerRange: { readonly min: number; readonly max: number };
  /** JSON Schema of one action. */
  readonly actionSchema: JsonSchema;
  /** JSON Schema of the engine's configuration; absent when it takes none. */
  readonly configSchema?: JsonSchema;
  readonly observationFormat: string;
  readonly deterministicReplay: true;
  readonly externalAgentControl: true;
  readonly rendererOnly: true;
  readonly upgradePolicy: 'explicit_game_version_only';
}

export type JsonSchema = Readonly<Record<string, unknown>>;
