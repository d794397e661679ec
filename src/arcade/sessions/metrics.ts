import { Gauge, type Registry } from 'prom-client';
import type { Sessions } from './sessions.ts';
import type { SessionWatch } from './watch.ts';

/** What an operator watches of games in play on this node. */
export function showSessions(registry: Registry, sessions: Sessions, watch: SessionWatch): void {
  const registers = [registry];
  new Gauge({
    name: 'arcade_watched_sessions',
    help: 'Sessions of which somebody here waits for news: each has one timer.',
    registers,
    collect() {
      this.set(watch.size);
    },
  });
  new Gauge({
    name: 'arcade_games_at_hand',
    help: 'Games that this node keeps in memory, so that it need not play them again from their records.',
    registers,
    collect() {
      this.set(sessions.size);
    },
  });
}
