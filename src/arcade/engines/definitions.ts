import type { EngineDefinition } from './definition.ts';
import { tetrisDefinition } from './tetris/definition/tetris-definition.ts';
import { turnGridDefinition } from './turn-grid/definition/turn-grid-definition.ts';

/** All engines. Games pin one by id and are never moved to another. */
export const engineDefinitions: readonly EngineDefinition[] = [tetrisDefinition, turnGridDefinition];

const byId = new Map(engineDefinitions.map((definition) => [definition.id, definition]));

export function findDefinition(id: string): EngineDefinition | undefined {
  return byId.get(id);
}

/** Definition of an engine. Throws a RangeError for an unknown one. */
export function definitionOf(id: string): EngineDefinition {
  const definition = byId.get(id);
  if (definition === undefined) throw new RangeError('No such engine.');
  return definition;
}
