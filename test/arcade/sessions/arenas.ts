import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { type Arena, type ArenaOptions, openArena } from '../live/arena.ts';

/** An arena on either database: responses must not differ. */
export interface ArenaKind {
  readonly name: string;
  /** The reason why this machine cannot run it, for a test's `skip`. */
  readonly missing: string | false;
  open(t: { after(end: () => Promise<void>): void }, options?: ArenaOptions): Promise<Arena>;
}

export const arenaKinds: readonly ArenaKind[] = [
  { name: 'SQLite', missing: false, open: openArena },
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
      const inner = { after: (end: () => Promise<void>) => void closers.push(end) };
      return openArena(inner, { ...options, databaseUrl: database.url });
    },
  },
];

export const drop = { type: 'hard_drop' };
export const wait = { type: 'wait' };
export const left = { type: 'move', direction: 'left' };
export const right = { type: 'move', direction: 'right' };

/** A practice session on a grid; `fields` override its members. */
export function gridOf(seats: number, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    engine: 'turn-grid-v2',
    engine_config: { template: 'line-placement', width: 4, height: 4, seats, connect: 3, maxTurns: 16, ...fields },
    ...(seats === 1 ? {} : { mode: 'competitive' }),
    purpose: 'practice',
  };
}
