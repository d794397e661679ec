// Counts the files and named functions of src/ that a warm reply, batch of actions and delivery execute, by V8's precise
// coverage: `npm run -s node -- scripts/request-coverage.ts [--list]`. A file counts when each of several requests
// executes it, which excludes periodic tasks.

import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { registerPlayer } from '../test/support/arcade.ts';
import { oneNode } from '../test/support/nodes.ts';
import { openRelayTestEnvironment, someLead } from '../test/support/relay.ts';
import { newKey, register, validEntry } from '../test/support/server.ts';

const root = join(import.meta.dirname, '..');
const warmUpCalls = 2;
const measuredCalls = 3;
/** Interval between calls; the rate limit of a trial is two deliveries per second. */
const intervalMs = 700;

const { list } = parseArgs({ options: { list: { type: 'boolean', default: false } } }).values;
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const relay = await openRelayTestEnvironment(
  oneNode,
  {},
  { RIALTO_MODULES: 'exchange,arcade,relay', RIALTO_RATE_LIMITS: 'on' },
);
const url = relay.urls[0] as string;
try {
  print('reply', await coverageOf(await createReplyCall()));
  print('batch of actions', await coverageOf(await createBatchCall()));
  print('delivery', await coverageOf(await createDeliveryCall()));
} finally {
  await relay.close();
  session.disconnect();
}

/** Names of executed functions by file. */
type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

async function createReplyCall(): Promise<() => Promise<unknown>> {
  const base = `${url}/exchange/api/v1`;
  const author = await register(base);
  const replier = await register(base);
  const { body } = await author.call('create_entry', validEntry());
  return async () => expectStatus(await replier.call('reply', { id: body.entry.id, body: newKey() }), 200);
}

async function createBatchCall(): Promise<() => Promise<unknown>> {
  const player = await registerPlayer(url);
  const { body } = await player.post('/api/v1/sessions', { pace: 'slow-60' });
  let { seq } = body.observation;
  return async () => {
    const actions = [
      { type: 'move', direction: 'left' },
      { type: 'rotate', direction: 'cw' },
      { type: 'move', direction: 'right' },
    ];
    const response = await player.post(`/api/v1/sessions/${body.session.id}/actions`, { seq_base: seq, actions });
    expectStatus(response, 200);
    ({ seq } = response.body.observation);
  };
}

async function createDeliveryCall(): Promise<() => Promise<unknown>> {
  const trial = await relay.startTrial();
  return async () => {
    const body = { destination: relay.destination, lead: someLead() };
    expectStatus(await trial.deliver(newKey(), body), 200);
  };
}

function expectStatus({ status, body }: { readonly status: number; readonly body: unknown }, expected: number): void {
  if (status !== expected) throw new Error(`The server returned ${status}: ${JSON.stringify(body)}`);
}

/** Functions that each of several warm calls executes. */
async function coverageOf(call: () => Promise<unknown>): Promise<Coverage> {
  for (let count = 0; count < warmUpCalls; count += 1) {
    await pause(intervalMs);
    await call();
  }
  const callCoverages: Coverage[] = [];
  for (let count = 0; count < measuredCalls; count += 1) {
    await pause(intervalMs);
    await takeCoverage();
    await call();
    callCoverages.push(await takeCoverage());
  }
  const [firstCoverage = new Map<string, ReadonlySet<string>>(), ...otherCoverages] = callCoverages;
  return new Map(
    [...firstCoverage]
      .filter(([file]) => otherCoverages.every((coverage) => coverage.has(file)))
      .map(([file, names]) => [
        file,
        new Set([...names].filter((name) => otherCoverages.every((coverage) => coverage.get(file)?.has(name)))),
      ]),
  );
}

/** Functions executed since the last call; reading the coverage resets it. */
async function takeCoverage(): Promise<Coverage> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Map<string, Set<string>>();
  for (const { url: scriptUrl, functions } of result) {
    const file = scriptUrl.startsWith('file:') ? relative(root, new URL(scriptUrl).pathname) : '';
    if (!file.startsWith('src/')) continue;
    const executed = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    if (executed.length > 0) files.set(file, new Set(executed.map(({ functionName }) => functionName)));
  }
  return files;
}

function print(title: string, files: Coverage): void {
  const namedFunctionCount = [...files.values()].reduce(
    (sum, names) => sum + [...names].filter((name) => name !== '').length,
    0,
  );
  console.log(`${title}: ${files.size} files, ${namedFunctionCount} named functions`);
  if (!list) return;
  for (const [file, names] of [...files].sort(([left], [right]) => left.localeCompare(right)))
    console.log(`  ${file}  ${[...names].filter((name) => name !== '').join(' ')}`);
}
