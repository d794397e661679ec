import type { Selectable } from 'kysely';
import type { EventTable } from '../db/tables.ts';

/** An event with its position. */
export type EventRow = Omit<Selectable<EventTable>, 'position'> & { position: number };
