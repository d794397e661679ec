export interface Suite {
  readonly name: string;
  /** Description of the full size. */
  readonly description: string;
  readonly file: string;
}

/** The suites whose size depends on RIALTO_SOAK; see test/support/soak-scale.ts. */
export const suites: readonly Suite[] = [
  { name: 'kill-loop', description: '2,000 kills of a writing process', file: 'test/faults/kill-loop.test.ts' },
  {
    name: 'server',
    description: '400 kills of a server under load, every write retried',
    file: 'test/faults/server-kill.test.ts',
  },
  {
    name: 'power-cut',
    description: '500 power cuts that lose what was not flushed',
    file: 'test/faults/power-cut.test.ts',
  },
  {
    name: 'cursor',
    description: '5 minutes of concurrent writers and readers with killed sequencers',
    file: 'test/postgres/event-cursor.test.ts',
  },
  {
    name: 'failover',
    description: '20 kills of the PostgreSQL primary of deploy/ha under load',
    file: 'test/postgres/ha-failover.test.ts',
  },
  {
    name: 'once',
    description: '100 rounds of twenty identical concurrent writes',
    file: 'test/races/identical-writes.test.ts',
  },
  {
    name: 'races',
    description: '300 rounds of each pair of opposing writes',
    file: 'test/races/conflicting-writes.test.ts',
  },
  {
    name: 'history',
    description: '1,000 random histories on both databases',
    file: 'test/every-store-history.test.ts',
  },
  {
    name: 'inputs',
    description: '8,000 generated inputs for each operation, 40,000 bodies and addresses',
    file: 'test/every-operation-generated.test.ts',
  },
  {
    name: 'games',
    description: '1,000,000 random games with checked invariants',
    file: 'test/arcade/engines/invariants.test.ts',
  },
  {
    name: 'tetris',
    description: '50,000 games compared with a reference implementation',
    file: 'test/arcade/engines/tetris-oracle.test.ts',
  },
  {
    name: 'grid',
    description: '100,000 grid games compared with a reference implementation',
    file: 'test/arcade/engines/turn-grid-oracle.test.ts',
  },
  {
    name: 'slicing',
    description: '20,000 games, each advanced in one step and in random time slices',
    file: 'test/arcade/engines/slicing.test.ts',
  },
  {
    name: 'delivery',
    description: 'all reachable states of a delivery within 12 transitions',
    file: 'test/relay/rules/explorer.test.ts',
  },
  {
    name: 'relay-kill',
    description: '1,000 kills of a server with deliveries in flight, 150 of one node among three',
    file: 'test/relay/kill/server-kill.test.ts',
  },
  {
    name: 'billing',
    description: '20,000 histories of payments in every order',
    file: 'test/relay/rules/billing-state.test.ts',
  },
  {
    name: 'payments',
    description: '2,000 histories of payments sent in five orders each, 200 of them to three nodes concurrently',
    file: 'test/relay/payments/convergence.test.ts',
  },
  {
    name: 'relay-clients',
    description: '20,000 generated deliveries checked with equal results by the relay and each client',
    file: 'test/relay/clients/validation.test.ts',
  },
  { name: 'forgeries', description: '10,000 forged logs of games', file: 'test/arcade/replay/mutations.test.ts' },
  {
    name: 'arcade-kill',
    description: '200 kills of a server with running games, then a check of every acknowledged action',
    file: 'test/faults/arcade-kill.test.ts',
  },
  {
    name: 'publishing-kill',
    description: '120 kills of a server, and of one of three nodes, while games are certified and released',
    file: 'test/faults/publishing-kill.test.ts',
  },
  {
    name: 'verifiers',
    description: '40 kills of nodes during verification',
    file: 'test/arcade/replays/many-verifiers.test.ts',
  },
  {
    name: 'batches',
    description: '200 rounds of concurrent batches with one seq_base',
    file: 'test/races/arcade-batches.test.ts',
  },
  {
    name: 'arcade-once',
    description: '100 rounds of concurrent arcade requests of which one may take effect',
    file: 'test/races/arcade.test.ts',
  },
  {
    name: 'probes',
    description: '20 probes of each of three unstable renderers',
    file: 'test/browser/probes.test.ts',
  },
  { name: 'watchers', description: '10,000 spectators of one game', file: 'test/arcade/live/many-viewers.test.ts' },
];
