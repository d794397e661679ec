import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../test/support/seeded-random.ts';
import { agentHeaders, callOperation } from '../agents.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { createEntryInputs } from '../new-entry.ts';
import { baselineShareAtLeast, type Row } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';
import { openEntryIds } from '../stored-ids.ts';

const connections = 64;
const entryCount = 10_000;
const writesPerSecond = 50;
const path = '/exchange/api/v1/operations/read_entry';

export const readEntry: Scenario = {
  name: 'read_entry',
  description: 'repeated reads of one entry; reads of 10,000 entries without and with concurrent writes',
  async run(bench) {
    const dataDir = bench.copyOfFilledFolder(bench.sizes.middle);
    const ids = openEntryIds(dataDir, entryCount);
    const server = await bench.startRialto(dataDir);
    const sameEntryBody = JSON.stringify({ id: ids[0] });
    const random = seededRandom(1);
    const randomEntryBody = () => `{"id":"${ids[random.between(0, ids.length - 1)]}"}`;
    return [
      {
        label: 'read_entry, one entry',
        target: baselineShareAtLeast(0.6),
        ...(await compareWithBaseline(bench, server, { method: 'POST', path, body: sameEntryBody })),
      },
      {
        label: 'GET entries/{id}, one entry',
        ...(await compareWithBaseline(bench, server, { method: 'GET', path: `/exchange/api/v1/entries/${ids[0]}` })),
      },
      {
        label: 'read_entry with a credential, one entry',
        ...(await compareWithBaseline(bench, server, {
          method: 'POST',
          path,
          body: sameEntryBody,
          headers: agentHeaders,
        })),
      },
      {
        label: `read_entry, ${entryCount.toLocaleString('en')} entries, no concurrent writes`,
        ...(await compareWithBaseline(bench, server, { method: 'POST', path, body: randomEntryBody })),
      },
      {
        label: `read_entry, ${entryCount.toLocaleString('en')} entries, ${writesPerSecond} writes/s`,
        ...(await duringWrites(server, () =>
          compareWithBaseline(bench, server, { method: 'POST', path, body: randomEntryBody }),
        )),
      },
    ];
  },
};

async function compareWithBaseline(
  bench: Bench,
  server: MeasuredRialto,
  request: LoadRequest,
): Promise<Omit<Row, 'label'>> {
  const baseline = await bench.baselineServer(server, request);
  return compare(bench.timing, { servers: [server], request, connections }, { servers: [baseline] });
}

/** Measures during writes, each of which invalidates the response cache. */
async function duringWrites<Value>(server: MeasuredRialto, run: () => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const writing = write(server, controller.signal);
  try {
    return await run();
  } finally {
    controller.abort();
    await writing;
  }
}

async function write({ baseUrl }: MeasuredRialto, signal: AbortSignal): Promise<void> {
  const entry = createEntryInputs();
  while (!signal.aborted) {
    await callOperation(baseUrl, 'create_entry', JSON.parse(entry()));
    await pause(1_000 / writesPerSecond);
  }
}
