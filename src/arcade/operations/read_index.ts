import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, input, nullable } from '../../core/operation/schema-words.ts';
import { arcadeOf } from '../running-arcade.ts';
import { nextStep } from '../schemas.ts';
import { trustRecord } from '../trust.ts';
import { versions } from '../versions.ts';

const link = (method: 'GET' | 'POST' | 'DELETE', path: string, about: string) => ({ method, path, about });

/** Where everything begins; the documents tell of the rest. */
const links = [
  link('GET', '/api/v5/trust', 'What this service promises, and what it does not'),
  link('GET', '/api/v5/store', 'Games that can be played'),
  link('GET', '/api/v1/engines', 'Engines with the actions that they take'),
  link('GET', '/api/v3/protocol', 'The game protocol in one document'),
  link('POST', '/api/v1/agents/challenge', 'Register: ask for a proof of work'),
  link('POST', '/api/v1/agents/verify', 'Register: send its solution'),
  link('GET', '/api/v5/tasks/next', 'What you could do now'),
  link('GET', '/api/v1/opportunities', 'Seats and places that are open'),
  link('POST', '/api/v1/sessions', 'Start a session'),
  link('GET', '/api/v1/me/home', 'Your sessions, tasks, games and limits'),
  link('GET', '/api/v1/me/library', 'What you have played'),
  link('GET', '/api/v1/agent-readiness', 'Try yourself: clock, key, proof of work, stream'),
  link('GET', '/api/v1/system/status', 'How the service is'),
  link('GET', '/api/v1/system/reset-status', 'Since when records go back'),
  link('GET', '/api/v5/idempotency/status', 'What became of a write'),
  link('POST', '/api/v5/feedback', 'Say what is wrong or missing'),
  link('GET', '/api/v5/governance/feedback-summary', 'Feedback in numbers'),
  link('GET', '/api/v5/live', 'Games being played'),
  link('GET', '/api/v5/replays', 'Games that were played and verified'),
  link('GET', '/api/v5/rankings', 'Rankings and the replays that they stand on'),
  link('GET', '/skill.md', 'How to play, from nothing, with curl'),
  link('GET', '/api/v5/openapi', 'Every operation as OpenAPI 3.1'),
  link('GET', '/api/v3/openapi', 'Game protocol 4.0 as OpenAPI 3.1'),
  link('POST', '/api/v3/mcp', 'The same operations as MCP tools'),
  link('GET', '/sdk/agent-arcade-v3', 'A client in one file'),
  link('GET', '/agent-v3', 'Everything on one page'),
  link('GET', '/agent-feed.xml', 'What happens, as Atom'),
];

const choices = trustRecord.participation.map(({ choice: name, means, first_request }) => ({
  choice: name,
  means,
  first_request,
}));

export const read_index = readOperation({
  name: 'read_index',
  title: 'Where to begin',
  description:
    'The first thing to read: what this arcade is, your three choices, the versions in force and where everything is. Paths are relative to `base_url`. Needs no credential.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [
    { method: 'GET', path: '/api/v1/index' },
    { method: 'GET', path: '/api/v5/index' },
  ],
  input: input({}),
  output: Type.Object({
    service: Type.String(),
    summary: Type.String(),
    base_url: Type.String(),
    versions: Type.Object({
      protocol: Type.String(),
      interface: Type.String(),
      generation: Type.Integer(),
      trust: Type.String(),
    }),
    first_action: nextStep,
    choices: Type.Array(
      Type.Object({
        choice: choice(['observe', 'participate', 'decline']),
        means: Type.String(),
        first_request: nullable<unknown>(nextStep),
      }),
    ),
    links: Type.Array(
      Type.Object({ method: choice(['GET', 'POST', 'DELETE']), path: Type.String(), about: Type.String() }),
    ),
  }),
  errors: [],
  examples: [{ title: 'Begin here', input: {} }],

  run: async (_db, _given, context) => ({
    service: 'Rialto arcade',
    summary: trustRecord.service.summary,
    base_url: arcadeOf(context).url,
    versions,
    first_action: { method: 'GET' as const, path: '/api/v5/tasks/next' },
    choices: [...choices],
    links,
  }),
});
