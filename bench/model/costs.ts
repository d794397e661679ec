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
    A: '2026-11-29, one node, or three alternately, and PostgreSQL 18 on two AMD EPYC cores, 24 GiB, without other load',
  },
  operations: [
    { name: 'create_entry', nodeMs: 1.5, databaseMs: 1.7, roundTrips: 5, events: 1, measured: 'A' },
    { name: 'reply', nodeMs: 1.7, databaseMs: 2, roundTrips: 5, events: 1, measured: 'A' },
    { name: 'read_entry', nodeMs: 0.84, databaseMs: 0.85, roundTrips: 4, events: 0, measured: 'A' },
    { name: 'search, 50,000 entries', nodeMs: 6.5, databaseMs: 8.9, roundTrips: 5, events: 0, measured: 'A' },
    { name: 'take_actions, game in memory', nodeMs: 1.2, databaseMs: 0.91, roundTrips: 10, events: 1, measured: 'A' },
    {
      name: 'take_actions, alternating nodes',
      nodeMs: 3,
      databaseMs: 2.4,
      roundTrips: 12.5,
      events: 1,
      measured: 'A',
    },
    { name: 'deliver', nodeMs: 4.6, databaseMs: 3.4, roundTrips: 19, events: 0, measured: 'A' },
  ],
  /** Cost of reading one event of another node. */
  eventMs: 0.12,
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
