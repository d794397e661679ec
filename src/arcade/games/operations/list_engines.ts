import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { engineEntries } from '../../engines/entries.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';
import { readOperation } from '../../operation.ts';
import { engineRecord } from '../../schemas.ts';

const activeEngines = engineEntries
  .filter(({ lifecycle }) => lifecycle === 'active')
  .map(({ id }) => id)
  .join(' or ');

const engineBuild = Type.Object({
  engine: Type.String(),
  build: Type.String({ description: 'Digest of the engine rules: `engine_build` of sessions and logs.' }),
  current: Type.Boolean({ description: 'Whether new sessions use this build.' }),
  path: Type.String({
    description: 'Path of a JavaScript module without imports, relative to the base URL of the arcade.',
  }),
});

const builds = keptBuilds.map(({ engine, build }) => ({
  engine,
  build,
  current: engineBuilds[engine] === build,
  path: `/sdk/engines/${build.slice('sha256:'.length)}.mjs`,
}));

export const list_engines = readOperation({
  name: 'list_engines',
  title: 'List the engines',
  description: `Every game engine with its actions, and every engine build that logs were recorded with, as a module that verifies them. Public games play ${activeEngines}.`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v1/engines' }],
  input: input({}),
  output: Type.Object({ engines: Type.Array(engineRecord), builds: Type.Array(engineBuild) }),
  errors: [],
  examples: [{ title: 'All engines', input: {} }],
  run: async () => ({ engines: engineEntries, builds }),
});
