import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { readBootstrap } from '../frame/bootstrap.ts';
import { probeLimits, probeSizes } from './probe-limits.ts';
import { probeStatesOf } from './states/game-states.ts';

const assets = ['clock.js', 'host.js', 'OpenSans-Regular.ttf', 'OpenSans-Bold.ttf'];
/** Example configuration of turn-grid-v2: four in a row, with passes. */
const gridConfig = {
  template: 'line-placement',
  width: 7,
  height: 6,
  seats: 2,
  connect: 4,
  maxTurns: 42,
  allowPass: true,
};

let digest: string | null = null;

/**
 * SHA-256 of the scripts, fonts, limits and states of the probes, and of the bootstrap of frames. It must be equal in
 * server and prober, because another version applies other rules. It is stored with every verdict.
 */
export function probeFixturesDigest(): string {
  digest ??= computeDigest();
  return digest;
}

function computeDigest(): string {
  const hash = createHash('sha256');
  for (const name of assets) hash.update(readFileSync(new URL(`assets/${name}`, import.meta.url)));
  const states = [
    probeStatesOf({ engine: 'tetris-v2', engine_config: {}, mode: 'solo' }),
    probeStatesOf({ engine: 'turn-grid-v2', engine_config: gridConfig, mode: 'competitive' }),
  ];
  hash.update(canonicalJson({ limits: probeLimits, sizes: probeSizes, states, bootstrap: readBootstrap().hash }));
  return hash.digest('hex');
}
