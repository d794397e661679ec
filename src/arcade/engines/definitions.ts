import type { EngineDefinition } from './definition.ts';
import { tetrisDefinition } from './tetris/definition/tetris-definition.ts';
import { turnGridDefinition } from './turn-grid/definition/turn-grid-definition.ts';

/** All engines. The manifest of a game version names one by id. */
export const engineDefinitions: readonly EngineDefinition[] = [tetrisDefinition, turnGridDefinition];

const definitionsById = new Map(engineDefinitions.map((definition) => [definition.id, definition]));

export function findDefinition(id: string): EngineDefinition | undefined {
  return definitionsById.get(id);
}

/** Definition of an engine. Throws a RangeError for an unknown id. */
export function definitionOf(id: string): EngineDefinition {
  const definition = definitionsById.get(id);
  if (definition === undefined) throw new RangeError(`Unknown engine ${id}.`);
  return definition;
}
