import { readFileSync } from 'node:fs';
import { Counter } from 'prom-client';
import { StartupError } from '../core/db/startup-error.ts';
import type { ModuleHost } from '../core/module.ts';
import type { RefusedDestinationReason, RelayEgress } from './destinations/echo/echo-transport.ts';
import { type AllowList, parseAllowList } from './outbound/allow-list.ts';
import { createEgress } from './outbound/egress.ts';
import { createHttpsTransport } from './outbound/https-transport.ts';
import { createResolve } from './outbound/resolver.ts';
import type { Transport } from './outbound/transport.ts';

/** Opens the egress from the configuration; the priority transports are tried before HTTPS. Throws StartupError. */
export function openEgress(
  { config, clock, log, registry }: ModuleHost,
  priorityTransports: readonly Transport<RefusedDestinationReason>[],
): { egress: RelayEgress; allow: AllowList } {
  const parsed = parseAllowList(config.relayAllow);
  if ('fault' in parsed) throw new StartupError('RIALTO_RELAY_ALLOW must be a list of targets such as 127.0.0.1:8443.');
  if (config.relayAllow !== '')
    log.warn(
      { module: 'relay' },
      'RIALTO_RELAY_ALLOW is set, for development only: leads may be sent to the private targets it lists',
    );
  const refused = new Counter({
    name: 'relay_destinations_refused_total',
    help: 'Destinations refused by the address policy, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const https = createHttpsTransport({
    clock,
    resolve: createResolve(config.relayResolver),
    allow: parsed.allow,
    extraCa: readCa(config.relayCaFile),
    onRefused: (reason) => refused.inc({ reason }),
  });
  return { egress: createEgress<RefusedDestinationReason>(clock, https, priorityTransports), allow: parsed.allow };
}

function readCa(path: string | null): string | null {
  if (path === null) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupError('RIALTO_RELAY_CA_FILE is not a readable file.');
  }
}
