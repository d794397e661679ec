import { trustVersion } from './trust.ts';

/** What callers can rely on, each under the name that goes with it. */
export const versions = {
  protocol: 'rialto-game/4.0',
  interface: '4.0.1',
  generation: 5,
  trust: trustVersion,
} as const;
