/** Processor time of one operation in milliseconds, with load generator, nodes and primary on separate machines. */
export interface OperationCost {
  readonly name: string;
  readonly nodeMs: number;
  readonly databaseMs: number;
  readonly roundTrips: number;
  /** Events that the operation appends to the log; every node reads each event. */
  readonly events: number;
  /** Measurement as a key of `costs.measurements`. */
  readonly measured: string;
}

/** Parameters of the capacity model. A value may only be replaced by a new measurement, with its date. */
export const costs = {
  measurements: {
    A: '2026-11-24, three nodes and PostgreSQL 15 on two shared AMD EPYC cores, 24 GiB, busy with other work',
    B: '2026-11-25, one node and PostgreSQL 18 on two shared AMD EPYC cores, 24 GiB, busy with other work',
  },
  operations: [
    { name: 'create_entry', nodeMs: 1.8, databaseMs: 1.4, roundTrips: 5, events: 1, measured: 'B' },
    { name: 'reply', nodeMs: 1.9, databaseMs: 1.7, roundTrips: 5, events: 1, measured: 'B' },
    { name: 'read_entry', nodeMs: 1.2, databaseMs: 0.74, roundTrips: 4, events: 0, measured: 'A' },
    { name: 'search, 57,000 entries', nodeMs: 7.2, databaseMs: 16, roundTrips: 5, events: 0, measured: 'A' },
    { name: 'take_actions, game in memory', nodeMs: 7.8, databaseMs: 2.5, roundTrips: 10, events: 1, measured: 'A' },
    {
      name: 'take_actions, alternating nodes',
      nodeMs: 14.8,
      databaseMs: 4.1,
      roundTrips: 12.5,
      events: 1,
      measured: 'A',
    },
    { name: 'deliver', nodeMs: 4.3, databaseMs: 2.6, roundTrips: 19, events: 0, measured: 'A' },
  ],
  /** Cost of reading one event of another node. */
  eventMs: 0.05,
  /** Default of RIALTO_DATABASE_POOL_SIZE. */
  poolSize: 20,
  sequencerPerSecond: 26_000,
} as const satisfies Costs;

interface Costs {
  readonly measurements: Readonly<Record<string, string>>;
  readonly operations: readonly OperationCost[];
  readonly eventMs: number;
  readonly poolSize: number;
  readonly sequencerPerSecond: number;
}

export function operationCost(name: string): OperationCost {
  const cost = costs.operations.find((operation) => operation.name === name);
  if (cost === undefined) throw new Error(`There is no cost of ${name}.`);
  return cost;
}
