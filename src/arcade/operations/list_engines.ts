import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { engineEntries } from '../engines/entries.ts';
import { engineRecord } from '../schemas.ts';

export const list_engines = readOperation({
  name: 'list_engines',
  title: 'List the engines',
  description: 'Every game engine with the actions that it takes. Public games play tetris-v2.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/engines' }],
  input: input({}),
  output: Type.Object({ engines: Type.Array(engineRecord) }),
  errors: [],
  examples: [{ title: 'All engines', input: {} }],
  run: async () => ({ engines: [...engineEntries] as never }),
});
