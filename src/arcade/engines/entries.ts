import type { EngineDefinition } from './definition.ts';
import { engineDefinitions } from './definitions.ts';
import type { EngineEntry } from './entry.ts';

/** Every engine as it is published. */
export const engineEntries: readonly EngineEntry[] = engineDefinitions.map(toEntry);

/** The entry of this id; undefined when there is no such engine. */
export function findEntry(id: string): EngineEntry | undefined {
  return engineEntries.find((entry) => entry.id === id);
}

function toEntry(definition: EngineDefinition): EngineEntry {
  const { id, family, version, lifecycle, title, description, modes, playerRange, observationFormat } = definition;
  const { action: actionSchema, config: configSchema } = definition.schemas;
  return {
    ...{ id, family, version, lifecycle, title, description, modes, playerRange, actionSchema },
    ...(configSchema === undefined ? {} : { configSchema }),
    observationFormat,
    deterministicReplay: true,
    externalAgentControl: true,
    rendererOnly: true,
    upgradePolicy: 'explicit_game_version_only',
  };
}
