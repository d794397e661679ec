import { arch, cpus, platform, release, totalmem } from 'node:os';

/** Description of the machine, for the head of a table. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${processors.length} x ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;
}
