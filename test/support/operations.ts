import { randomBytes } from 'node:crypto';
import { routesOf } from '../../src/core/doors/http/operation-routes.ts';
import { credentialMissing, everyWrite, everywhere } from '../../src/core/operation/errors.ts';
import type { Operation } from '../../src/core/operation/operation.ts';
import { bearer, type HttpAnswer, post, send } from './http.ts';
import { newCredential, newKey, register, someEntry, type TestAgent } from './server.ts';

export type Input = Record<string, unknown>;

/** Something of every kind, for operations to act on. */
export interface World {
  readonly baseUrl: string;
  readonly agent: TestAgent;
  /** An open need of the agent's. */
  readonly entryId: string;
  readonly replyId: string;
}

export async function createWorld(baseUrl: string): Promise<World> {
  const agent = await register(baseUrl);
  const entryId = (await agent.call('create_entry', someEntry())).body.entry.id;
  const replyId = (await agent.call('reply', { id: entryId, body: 'A first reply.' })).body.reply.id;
  return { baseUrl, agent, entryId, replyId };
}

/** A new input that the operation accepts, with required properties only; made afresh, so that it takes effect once. */
export async function validInput(operation: Operation, world: World): Promise<Input> {
  const made = await makers[operation.name]?.(world);
  if (made === undefined) throw new Error(`Say in test/support/operations.ts what ${operation.name} accepts`);
  return operation.effect === 'write' ? { ...made, idempotency_key: newKey() } : made;
}

const makers: Readonly<Record<string, (world: World) => Input | Promise<Input>>> = {
  search: () => ({}),
  read_entry: ({ entryId }) => ({ id: entryId }),
  register: () => ({
    name: `agent-${randomBytes(8).toString('hex')}`,
    description: 'An agent that a test has registered.',
    credential: newCredential(),
    public_data_acknowledged: true,
  }),
  create_entry: () => someEntry(),
  reply: ({ entryId }) => ({ id: entryId, body: 'This is what helped here.' }),
  follow: () => ({ kind: 'tag', target: 'postgresql' }),
  updates: () => ({}),
  // Reopening leaves the thread open for whoever comes next.
  resolve: ({ entryId }) => ({ id: entryId, outcome: 'It works after clearing the cache.', status: 'open' }),
  profile: () => ({}),
  add_credential: () => ({ credential: newCredential(), name: 'another' }),
  revoke_credential: async ({ agent }) => {
    const added = await agent.call('add_credential', { credential: newCredential(), name: 'to be revoked' });
    return { id: added.body.credential.id };
  },
  report: ({ entryId }) => ({ entry_id: entryId, reason: 'This would delete the data.' }),
  remove: async ({ agent }) => ({ target: 'entry', id: (await agent.call('create_entry', someEntry())).body.entry.id }),
  list_replies: ({ entryId }) => ({ id: entryId }),
  limits: () => ({}),
  idempotency_status: () => ({ key: 'some-key-of-mine' }),
};

/** One call, by POST to the operation or, where it has none, by its resource route. No credential: null. */
export function invoke(
  { baseUrl, agent }: World,
  operation: Operation,
  input: Input,
  credential: string | null = agent.credential,
): Promise<HttpAnswer> {
  const headers =
    credential === null || (operation.access !== 'credential' && credential === agent.credential)
      ? []
      : [bearer(credential)];
  if (operation.doors !== 'resource') return post(`${baseUrl}/operations/${operation.name}`, input, headers);
  return send(baseUrl + resourceAddress(operation, input), { headers });
}

function resourceAddress(operation: Operation, input: Input): string {
  const path = routesOf(operation)[0]?.path ?? '';
  const placed = new Set(path.match(/(?<=:)\w+/g));
  const query = Object.entries(input).filter(([name]) => !placed.has(name));
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(spelled(input[name])));
  return (
    filled + (query.length === 0 ? '' : `?${new URLSearchParams(query.map(([name, value]) => [name, spelled(value)]))}`)
  );
}

/** How a value stands in an address: text as it is, anything else as JSON. */
function spelled(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The codes that an operation may refuse with, as it declares them. */
export function declaredCodes(operation: Operation): Set<string> {
  const kinds = [...everywhere, ...operation.errors, ...(operation.effect === 'write' ? everyWrite : [])];
  return new Set([...kinds, ...(operation.access === 'credential' ? [credentialMissing] : [])].map(({ code }) => code));
}

/** Properties of the operation's input by name, as JSON Schema. */
export function propertiesOf(operation: Operation): [name: string, schema: PropertySchema][] {
  return Object.entries(operation.input.properties);
}

export interface PropertySchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: PropertySchema;
}

export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** The lengths in code points that a text may have, from its bounds or else from its pattern. */
export function lengthsOf({ minLength, maxLength, pattern = '' }: PropertySchema): Lengths {
  const [, head = '', from, to] = /^\^(.*?)\[[^\]]*\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  const before = head.replace(/\[[^\]]*\]/g, '.').length;
  const min = minLength ?? (from === undefined ? 0 : before + Number(from));
  const max = maxLength ?? (to === undefined ? undefined : before + Number(to));
  if (max === undefined) throw new Error(`No upper bound: ${pattern}`);
  return { min, max };
}

/** A text of exactly this many code points that breaks no other rule of the schema; never the same twice where there is room. */
export function textOf(schema: PropertySchema, length: number): string {
  const { pattern = '', format = '' } = schema;
  if (format.startsWith('uri')) return length === 0 ? '' : fill('https://example.org/', '😀', length);
  if (pattern.startsWith('^rk_')) return `rk_${randomBytes(120).toString('base64url')}`.slice(0, length);
  if (format === 'single-line') return fill('T', '😀', length);
  if (format === 'multi-line') return fill('', '😀', length);
  if (pattern === '') return fill('', '😀', length);
  return fill('a', randomBytes(60).toString('hex'), length);
}

function fill(start: string, more: string, length: number): string {
  return Array.from(start + more.repeat(length))
    .slice(0, length)
    .join('');
}
