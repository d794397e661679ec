import type { Selectable } from 'kysely';
import type { EventTable } from '../db/tables.ts';

/** A numbered event as readers see it. */
export type EventRow = Omit<Selectable<EventTable>, 'position'> & { position: number };
