import { readFileSync } from 'node:fs';
import { Counter } from 'prom-client';
import { StartupError } from '../core/db/startup-error.ts';
import type { ModuleHost } from '../core/module.ts';
import { type AllowList, parseAllowList } from '../core/outbound/allow-list.ts';
import { createEgress, type Egress } from '../core/outbound/egress.ts';
import { createResolve } from '../core/outbound/resolver.ts';

/** The way out for leads, as the environment says. Throws StartupError. */
export function openEgress({ config, clock, log, registry }: ModuleHost): { egress: Egress; allow: AllowList } {
  const parsed = parseAllowList(config.relayAllow);
  if ('fault' in parsed) throw new StartupError('RIALTO_RELAY_ALLOW must be a list of targets such as 127.0.0.1:8443.');
  if (config.relayAllow !== '')
    log.warn(
      { module: 'relay' },
      'RIALTO_RELAY_ALLOW is for development: leads may go to the private targets it names',
    );
  const refused = new Counter({
    name: 'relay_destinations_refused_total',
    help: 'Destinations that the address policy refused.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const egress = createEgress({
    clock,
    resolve: createResolve(config.relayResolver),
    allow: parsed.allow,
    extraCa: readCa(config.relayCaFile),
    onRefused: (reason) => refused.inc({ reason }),
  });
  return { egress, allow: parsed.allow };
}

function readCa(path: string | null): string | null {
  if (path === null) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartupError('RIALTO_RELAY_CA_FILE names no file that can be read.');
  }
}
