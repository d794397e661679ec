import type { Registry } from 'prom-client';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';

export interface TracingDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly registry: Registry;
}
