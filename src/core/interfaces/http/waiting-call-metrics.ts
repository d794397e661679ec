import { Gauge, type Registry } from 'prom-client';
import type { ModuleName } from '../../base/module-names.ts';
import type { WaitingCallCount } from '../../operation/wait-queue.ts';

/** Registers the gauge `waiting_calls`; the returned function gives the gauge's series of a service. */
export function createWaitingCallGauge(registry: Registry): (service: ModuleName) => WaitingCallCount {
  const gauge = new Gauge({
    name: 'waiting_calls',
    help: 'Long polls and event streams that wait for an event.',
    labelNames: ['service'],
    registers: [registry],
  });
  return (service) => {
    const count = gauge.labels(service);
    count.set(0);
    return count;
  };
}
