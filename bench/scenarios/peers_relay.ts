import type { Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { shortSlices } from '../peers/pace.ts';
import { deliveryTo } from '../relay/lead.ts';
import { Sinks } from '../relay/sink.ts';
import { fillSources } from '../relay/sources.ts';
import { besidePeer } from '../row.ts';

const connections = 64;
const origins = 8;

export const peersRelay: Scenario = {
  name: 'peers_relay',
  about: `leads of ${connections} accounts to ${origins} origins over TLS beside a worker that stores, then delivers`,
  async run(bench) {
    const sinks = await Sinks.of(bench);
    const sink = await sinks.open(origins, { kind: 'hold', heldMs: 0 });
    const dataDir = bench.emptyFolder();
    const keys = await fillSources(dataDir, connections);
    const ours = await bench.rialto(dataDir, sinks.environment());
    const worker = await bench.other('peers/store-deliver-process.ts', {
      dataDir: bench.emptyFolder(),
      ca: sinks.ca,
      keys,
    });
    let sent = 0;
    const requestAt = (path: string): LoadRequest => ({
      method: 'POST',
      path,
      headers: (connection) => ({ authorization: `Bearer ${keys[connection]}` }),
      freshHeader: () => ['idempotency-key', `form-${++sent}`],
      body: (connection) => deliveryTo(sink.ports[connection % origins] as number),
    });
    const row = await compare(
      shortSlices(bench.pace),
      { servers: [ours], request: requestAt('/relay/api/v1/deliveries'), connections },
      { servers: [worker], request: requestAt('/deliveries') },
    );
    return [
      {
        what: 'delivery over TLS',
        goal: besidePeer(1),
        peer: { name: 'store, then deliver', leavesOut: 'receipts, marks before sending, limits; it stores the lead' },
        ...row,
      },
    ];
  },
};
