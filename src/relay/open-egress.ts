import { Counter } from 'prom-client';
import type { Config } from '../core/base/config.ts';
import { StartupError } from '../core/db/startup-error.ts';
import type { ModuleHost } from '../core/module.ts';
import type { RefusedDestinationReason, RelayEgress } from './destinations/echo/echo-transport.ts';
import { type AllowList, describeAllowListFault, parseAllowList } from './outbound/allow-list.ts';
import { readCaFile } from './outbound/ca-file.ts';
import { createEgress } from './outbound/egress.ts';
import { createHttpsTransport } from './outbound/https-transport.ts';
import { createHostResolver } from './outbound/resolver.ts';
import type { Transport } from './outbound/transport.ts';

/** Opens the egress from the configuration; the priority transports are tried before HTTPS. Throws StartupError. */
export function openEgress(
  { config, clock, log, registry }: ModuleHost,
  priorityTransports: readonly Transport<RefusedDestinationReason>[],
): { egress: RelayEgress; allowList: AllowList } {
  const { allowList, extraCa } = readEgressSettings(config);
  if (config.relayAllowedDestinations !== '')
    log.warn(
      { module: 'relay' },
      'RIALTO_RELAY_ALLOW is set, for development only: leads may be sent to the private targets it lists',
    );
  const refusedDestinations = new Counter({
    name: 'relay_destinations_refused_total',
    help: 'Destinations refused because of their URL or an address, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const https = createHttpsTransport({
    clock,
    resolve: createHostResolver(config.relayResolver),
    allowList,
    extraCa,
    onRefused: (reason) => refusedDestinations.inc({ reason }),
  });
  return { egress: createEgress<RefusedDestinationReason>(clock, https, priorityTransports), allowList };
}

/** Reads the settings of the egress. Throws StartupError. */
export function readEgressSettings({
  relayAllowedDestinations,
  relayCaFile,
}: Pick<Config, 'relayAllowedDestinations' | 'relayCaFile'>): {
  allowList: AllowList;
  extraCa: string | null;
} {
  const parsed = parseAllowList(relayAllowedDestinations);
  if ('fault' in parsed) throw new StartupError(`RIALTO_RELAY_ALLOW ${describeAllowListFault(parsed.fault)}.`);
  return { allowList: parsed.allowList, extraCa: readCa(relayCaFile) };
}

function readCa(path: string | null): string | null {
  if (path === null) return null;
  const result = readCaFile(path);
  if ('fault' in result) throw new StartupError(`RIALTO_RELAY_CA_FILE ${path} ${result.fault}.`);
  return result.ca;
}
