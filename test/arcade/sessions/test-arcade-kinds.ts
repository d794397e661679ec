import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { openTestArcade, type TestArcade, type TestArcadeOptions } from '../live/test-arcade.ts';

/** A test arcade on SQLite or PostgreSQL. Its responses must not depend on the database. */
export interface TestArcadeKind {
  readonly name: string;
  /** The reason why this machine cannot run the database, for the `skip` of a test; false when it can. */
  readonly missing: string | false;
  open(t: { after(end: () => Promise<void>): void }, options?: TestArcadeOptions): Promise<TestArcade>;
}

export const testArcadeKinds: readonly TestArcadeKind[] = [
  { name: 'SQLite', missing: false, open: openTestArcade },
  {
    name: 'PostgreSQL',
    missing: postgresMissing() ?? false,
    async open(t, options = {}) {
      const database = await migratedDatabase();
      const closers: (() => Promise<void>)[] = [];
      t.after(async () => {
        for (const end of closers) await end();
        await database.drop();
      });
      const context = { after: (end: () => Promise<void>) => void closers.push(end) };
      return openTestArcade(context, { ...options, databaseUrl: database.url });
    },
  },
];

export const drop = { type: 'hard_drop' };
export const wait = { type: 'wait' };
export const left = { type: 'move', direction: 'left' };
export const right = { type: 'move', direction: 'right' };

/** The terms of a practice session on a 4 × 4 grid, on which three in a line win. `fields` override its configuration. */
export function gridOf(seats: number, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    engine: 'turn-grid-v2',
    engine_config: { template: 'line-placement', width: 4, height: 4, seats, connect: 3, maxTurns: 16, ...fields },
    ...(seats === 1 ? {} : { mode: 'competitive' }),
    purpose: 'practice',
  };
}
