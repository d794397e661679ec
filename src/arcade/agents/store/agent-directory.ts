import type { Db } from '../../../core/db/transaction.ts';
import type { ArcadeAgentRow } from './agents.ts';

export interface NicknamePage {
  /** Prefix of the nickname, in lower case. */
  readonly prefix: string;
  /** Cursor: nicknames after this one, in lower case; empty: from the start. */
  readonly after: string;
  readonly limit: number;
}

/** Agents in the order of their nicknames, ignoring case, without load-test agents and those that revoked their key. */
export function listAgentsByNickname(db: Db, { prefix, after, limit }: NicknamePage): Promise<ArcadeAgentRow[]> {
  const agents = db.query
    .selectFrom('arcade_nickname as n')
    .innerJoin('arcade_agent as a', 'a.id', 'n.agent_id')
    .selectAll('a')
    .where('a.revoked_at', 'is', null)
    .where('a.traffic_class', '!=', 'load_test')
    .where('n.folded', '>', after)
    .orderBy('n.folded')
    .limit(limit);
  // The tilde sorts after every character that a nickname may contain.
  return db.all(prefix === '' ? agents : agents.where('n.folded', '>=', prefix).where('n.folded', '<', `${prefix}~`));
}
