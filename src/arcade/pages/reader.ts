import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Asked, createAsk } from '../../core/doors/pages/ask.ts';
import type { Replay } from '../replay-schemas.ts';
import type { Game, Observation, Player, Session, Version } from '../schemas.ts';

export interface LiveSession extends Pick<Session, 'id' | 'purpose' | 'pace' | 'started_at'> {
  readonly game: NonNullable<Session['game']>;
  readonly players: readonly Player[];
  readonly observation: Observation;
}

export interface ReplayPlace {
  readonly at: number;
  readonly last: number;
  readonly observation: Observation;
}

export interface RankingRow {
  readonly rank: number;
  readonly nickname: string;
  readonly rating: number;
  readonly best: number;
  readonly median: number;
  readonly mean: number;
  readonly sessions: number;
  readonly replays: readonly { readonly id: string; readonly score: number }[];
}

export interface Ranking {
  readonly game: { readonly slug: string; readonly version: string };
  readonly pace: string;
  readonly method: { readonly text: string; readonly games_min: number; readonly games_max: number };
  readonly rows: readonly RankingRow[];
  readonly next: string | null;
  readonly distribution: {
    readonly agents: number;
    readonly width: number;
    readonly parts: readonly { readonly from: number; readonly agents: number }[];
  };
}

/** Fields that are undefined are left out of what is asked. */
type Wish = Readonly<Record<string, string | number | undefined>>;

/** Reads what the public interface would answer to anybody. */
export interface Reader {
  games(): Promise<readonly { readonly game: Game; readonly stable: Version }[] | Refusal>;
  game(slug: string): Promise<{ readonly game: Game; readonly versions: readonly Version[] } | Refusal>;
  version(slug: string, version: string): Promise<Version | Refusal>;
  live(wish: Wish): Promise<{ readonly sessions: readonly LiveSession[]; readonly next: string | null } | Refusal>;
  session(id: string): Promise<Session | Refusal>;
  observation(id: string): Promise<Observation | Refusal>;
  replays(wish: Wish): Promise<{ readonly replays: readonly Replay[]; readonly next_cursor: number | null } | Refusal>;
  replay(id: string): Promise<Replay | Refusal>;
  replayPlace(id: string, at?: number): Promise<ReplayPlace | Refusal>;
  ranking(wish: Wish): Promise<Ranking | Refusal>;
}

const gamesMax = 100;

/** A reader for one request; `address` is what its reads are counted under. */
export function createReader(source: Asked, address: string): Reader {
  const ask = createAsk(source, address);
  const within = async <Whole extends object, Part>(
    answer: Promise<Whole | Refusal>,
    part: (whole: Whole) => Part,
  ): Promise<Part | Refusal> => {
    const whole = await answer;
    return isRefusal(whole) ? whole : part(whole);
  };
  return {
    games: () =>
      within(
        ask<{ games: { game: Game; stable: Version }[] }>('list_games', { limit: gamesMax }),
        ({ games }) => games,
      ),
    game: (slug) => ask('read_game', { slug }),
    version: (slug, version) =>
      within(ask<{ version: Version }>('read_version', { slug, version }), ({ version: found }) => found),
    live: (wish) => ask('list_live', given(wish)),
    session: (id) => within(ask<{ session: Session }>('read_session', { id }), ({ session }) => session),
    observation: (id) => ask('observe', { id }),
    replays: (wish) => ask('list_replays', given(wish)),
    replay: (id) => within(ask<{ replay: Replay }>('read_replay', { id }), ({ replay }) => replay),
    replayPlace: (id, at) => ask('read_replay_state', given({ id, at })),
    ranking: (wish) => ask('read_rankings', given(wish)),
  };
}

function given(wish: Wish): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}
