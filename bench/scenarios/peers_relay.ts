import type { Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { shortSlices } from '../peers/short-slices.ts';
import { deliveryTo } from '../relay/lead.ts';
import { insertPayingAccounts } from '../relay/paying-accounts.ts';
import { Sinks } from '../relay/sink.ts';
import { peerCpuRatioAtLeast } from '../row.ts';

const connections = 64;
const origins = 8;

export const peersRelay: Scenario = {
  name: 'peers_relay',
  description: `leads of ${connections} accounts to ${origins} origins over TLS compared with a worker that stores, then delivers`,
  async run(bench) {
    const sinks = await Sinks.create(bench);
    const sink = await sinks.open(origins, { kind: 'hold', delayMs: 0 });
    const dataDir = bench.emptyFolder();
    const keys = await insertPayingAccounts(dataDir, connections);
    const rialto = await bench.startRialto(dataDir, sinks.environment());
    const worker = await bench.startChildServer('peers/store-deliver-process.ts', {
      dataDir: bench.emptyFolder(),
      ca: sinks.ca,
      keys,
    });
    let sent = 0;
    const requestAt = (path: string): LoadRequest => ({
      method: 'POST',
      path,
      headers: (connection) => ({ authorization: `Bearer ${keys[connection]}` }),
      uniqueHeader: () => ['idempotency-key', `form-${++sent}`],
      body: (connection) => deliveryTo(sink.ports[connection % origins] as number),
    });
    const row = await compare(
      shortSlices(bench.timing),
      { servers: [rialto], request: requestAt('/relay/api/v1/deliveries'), connections },
      { servers: [worker], request: requestAt('/deliveries') },
    );
    return [
      {
        label: 'delivery over TLS',
        target: peerCpuRatioAtLeast(1),
        peer: { name: 'store, then deliver', lacks: 'receipts, dispatch records, limits; it stores the lead' },
        ...row,
      },
    ];
  },
};
