import { Gauge, type Registry } from 'prom-client';
import { packageVersion } from '../../base/package-version.ts';

/** Registers the constant gauge whose labels tell which versions run. */
export function registerBuildInfo(registry: Registry): void {
  const info = new Gauge({
    name: 'rialto_build_info',
    help: 'Always 1; the labels are the versions of Rialto and of Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  info.set({ version: packageVersion(), node: process.versions.node }, 1);
}
