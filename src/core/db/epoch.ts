/**
 * Where `meta` keeps the epoch: a random word that stays the same as long as positions of the event
 * logs mean the same. It is renewed when a backup is restored, and when PostgreSQL turns out to be
 * another cluster or to follow another timeline.
 */
export const epochKey = 'epoch';

/** Which PostgreSQL cluster and timeline the epoch belongs to. */
export const clusterKey = 'postgres_cluster';
