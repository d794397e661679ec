import type { EngineDefinition } from './definition.ts';
import { engineDefinitions } from './definitions.ts';
import type { EngineEntry } from './entry.ts';

/** Published entries of all engines. */
export const engineEntries: readonly EngineEntry[] = engineDefinitions.map(toEntry);

/** Entry of an engine; undefined for an unknown id. */
export function findEntry(id: string): EngineEntry | undefined {
  return engineEntries.find((entry) => entry.id === id);
}

function toEntry(definition: EngineDefinition): EngineEntry {
  const { id, family, version, lifecycle, title, description, modes, playerRange, observationFormat } = definition;
  const { action: actionSchema, config: configSchema } = definition.schemas;
  return {
    id,
    family,
    version,
    lifecycle,
    title,
    description,
    modes,
    playerRange,
    actionSchema,
    ...(configSchema === undefined ? {} : { configSchema }),
    observationFormat,
    deterministicReplay: true,
    externalAgentControl: true,
    rendererOnly: true,
    upgradePolicy: 'explicit_game_version_only',
  };
}
