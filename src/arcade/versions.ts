import { trustVersion } from './trust.ts';

/** Published version numbers by contract. */
export const versions = {
  protocol: 'rialto-game/4.0',
  interface: '4.0.1',
  generation: 5,
  trust: trustVersion,
} as const;
