import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders } from '../agents.ts';
import { actionRequest, openPlayer } from '../arcade-players.ts';
import type { Bench, Scenario } from '../bench.ts';
import { wordOf } from '../fill/vocabulary.ts';
import type { LoadRequest } from '../load.ts';
import { alternate, measureSlice } from '../measure.ts';
import { createEntryInputs } from '../new-entry.ts';
import { shortSlices } from '../peers/short-slices.ts';
import { deliveryTo } from '../relay/lead.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { type Sink, Sinks } from '../relay/sink.ts';
import type { Row, Value } from '../row.ts';
import { type MeasuredRialto, residentBytes } from '../servers.ts';
import { openEntryIds } from '../stored-ids.ts';

const entries = 1_000;
const connections = 64;
const searchingConnections = 2;
const origins = 8;
/** Semi-spaces of V8's young generation in MiB; the baseline is Node's default. */
const semiSpaceMibs = [4, 8, 16];

/** CPU time of operations, and memory, with a smaller young generation of V8. */
export const youngGeneration: Scenario = {
  name: 'young_generation',
  description: 'the same requests with smaller young generations of V8; the baseline is the default of Node',
  async run(bench) {
    const sinks = await Sinks.create(bench);
    const sink = await sinks.open(origins, { kind: 'hold', delayMs: 0 });
    const rows: Row[] = [];
    for (const semiSpaceMib of semiSpaceMibs) {
      const limited = await startVariant(bench, sinks, `--max-semi-space-size=${semiSpaceMib}`);
      const standard = await startVariant(bench, sinks, '');
      const label = `semi-spaces of ${semiSpaceMib} MiB`;
      rows.push({ label: `${label}: memory after start`, value: memoryOf(limited.server) });
      rows.push({ label: 'default: memory after start', value: memoryOf(standard.server) });
      const timing = shortSlices(bench.timing);
      for (const kind of await requestKinds(limited, standard, sink))
        rows.push({
          label: `${label}: ${kind.label}`,
          ...(await alternate(
            timing,
            () =>
              measureSlice(timing, { servers: [limited.server], request: kind.limited, connections: kind.connections }),
            () =>
              measureSlice(timing, {
                servers: [standard.server],
                request: kind.standard,
                connections: kind.connections,
              }),
          )),
        });
      rows.push({ label: `${label}: memory after these requests`, value: memoryOf(limited.server) });
      rows.push({ label: 'default: memory after these requests', value: memoryOf(standard.server) });
      await Promise.all([limited.server.stop(), standard.server.stop()]);
    }
    return rows;
  },
};

interface Variant {
  readonly server: MeasuredRialto;
  /** Keys of accounts of the relay. */
  readonly keys: readonly string[];
  /** Ids of entries of the exchange. */
  readonly ids: readonly string[];
}

interface RequestKind {
  readonly label: string;
  readonly connections: number;
  readonly limited: LoadRequest;
  readonly standard: LoadRequest;
}

async function startVariant(bench: Bench, sinks: Sinks, nodeOptions: string): Promise<Variant> {
  const dataDir = bench.copyOfFilledFolder(entries);
  const keys = await insertPayingAccounts(dataDir, connections);
  const server = await bench.startRialto(dataDir, {
    ...sinks.environment(),
    NODE_OPTIONS: nodeOptions,
    RIALTO_MODULES: 'exchange,arcade,relay',
    RIALTO_POW_BITS: '1',
  });
  return { server, keys, ids: openEntryIds(dataDir, 100) };
}

async function requestKinds(limited: Variant, standard: Variant, sink: Sink): Promise<RequestKind[]> {
  const playRequest = async ({ server }: Variant) =>
    actionRequest(await Promise.all(Array.from({ length: connections }, () => openPlayer(server.url, 1))));
  const requestsFor = (request: (variant: Variant) => LoadRequest) => ({
    connections,
    limited: request(limited),
    standard: request(standard),
  });
  return [
    { label: 'create_entry', ...requestsFor(createRequest) },
    { label: 'read_entry with a credential', ...requestsFor(readRequest) },
    { label: 'search', ...requestsFor(searchRequest), connections: searchingConnections },
    {
      label: 'take_actions, one per request',
      connections,
      limited: await playRequest(limited),
      standard: await playRequest(standard),
    },
    { label: 'deliver over TLS', ...requestsFor((variant) => deliverRequest(variant, sink)) },
  ];
}

function createRequest(): LoadRequest {
  return {
    method: 'POST',
    path: '/exchange/api/v1/operations/create_entry',
    headers: agentHeaders,
    body: createEntryInputs(),
  };
}

function readRequest({ ids }: Variant): LoadRequest {
  const random = seededRandom(6);
  const path = () => `/exchange/api/v1/entries/${ids[random.between(0, ids.length - 1)]}`;
  return { method: 'GET', path, headers: agentHeaders };
}

function searchRequest(): LoadRequest {
  const random = seededRandom(7);
  // Frequency ranks of words of medium frequency: 1 is the most frequent word.
  const path = () => `/exchange/api/v1/search?q=${encodeURIComponent(wordOf(random.between(100, 2_000)))}&limit=20`;
  return { method: 'GET', path, headers: agentHeaders };
}

function deliverRequest({ keys }: Variant, sink: Sink): LoadRequest {
  let sent = 0;
  return {
    method: 'POST',
    path: '/relay/api/v1/deliveries',
    headers: (connection) => ({ authorization: `Bearer ${keys[connection]}` }),
    uniqueHeader: () => ['idempotency-key', `form-${++sent}`],
    body: (connection) => deliveryTo(sink.ports[connection % origins] as number),
  };
}

function memoryOf({ pid }: MeasuredRialto): Value {
  return { amount: Math.round((residentBytes(pid) ?? Number.NaN) / 1_048_576), unit: 'MiB' };
}
