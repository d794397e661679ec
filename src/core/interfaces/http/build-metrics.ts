import { Gauge, type Registry } from 'prom-client';
import { packageVersion } from '../../base/package-version.ts';

/** Registers the gauge `rialto_build_info`, whose labels are the running versions. */
export function registerBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'rialto_build_info',
    help: 'Always 1; the labels are the versions of Rialto and of Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  info.set({ version: packageVersion(), node: process.versions.node }, 1);
}
