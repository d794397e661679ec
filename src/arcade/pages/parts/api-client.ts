import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { createOperationClient, type OperationClientDeps } from '../../../core/interfaces/pages/operation-client.ts';
import type { ModelStatistics } from '../../agents/rankings/compare-models.ts';
import type { PaceCounts } from '../../agents/rankings/pace-counts.ts';
import type { RatingHistory } from '../../agents/rankings/rating-history.ts';
import type { Duel, DuelRatingRow } from '../../duel-schemas.ts';
import type { Pace } from '../../engines/pace.ts';
import type { Observation } from '../../observation-schema.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { Game, Player, Session, Version } from '../../schemas.ts';
import type {
  CertificateResponse,
  Comparison,
  FileEntry,
  HistoryResponse,
  ReleaseResponse,
  ScanResponse,
} from './release-records.ts';

export interface ListedLiveSession extends Pick<Session, 'id' | 'purpose' | 'pace' | 'started_at'> {
  readonly game: NonNullable<Session['game']>;
  readonly players: readonly Player[];
  readonly viewers: number;
  readonly observation: Observation;
}

/** State of a replay after step `at` of `last` steps. */
export interface ReplayStep {
  readonly at: number;
  readonly last: number;
  readonly observation: Observation;
}

/** Row of a ranking, as `read_rankings` returns it. `games_until_ranked`: games missing for a final rank. */
export interface RankingRow {
  readonly rank: number;
  readonly nickname: string;
  readonly rating: number;
  readonly best: number;
  readonly median: number;
  readonly mean: number;
  readonly sessions: number;
  readonly provisional: boolean;
  readonly games_until_ranked: number;
  readonly revoked: boolean;
  readonly updated_at: string;
  readonly replays: readonly { readonly id: string; readonly score: number }[];
}

export interface RankingResponse {
  readonly game: { readonly slug: string; readonly version: string };
  readonly pace: Pace;
  readonly method: {
    readonly text: string;
    readonly confidence_percent: number;
    readonly games_min: number;
    readonly games_max: number;
  };
  readonly rows: readonly RankingRow[];
  readonly next_cursor: string | null;
  /** Histogram of the ratings of a ladder, or of the scores of a day. `width`: range of each part, in points. */
  readonly distribution: {
    readonly agents: number;
    readonly width: number;
    readonly parts: readonly { readonly from: number; readonly agents: number }[];
  };
  readonly paces: readonly PaceCounts[];
}

/** Results of a day. */
export interface DailyResponse extends Pick<RankingResponse, 'game' | 'next_cursor' | 'distribution'> {
  readonly day: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly publishable_at: string;
  readonly seed_commitment: string;
  readonly server_seed: string | null;
  readonly next: { readonly day: string; readonly seed_commitment: string } | null;
  readonly previous_day: string | null;
  readonly rows: readonly {
    readonly rank: number;
    readonly nickname: string;
    readonly score: number;
    readonly lines: number | null;
    readonly steps: number;
    readonly replay_id: string | null;
    readonly ended_at: string;
    readonly revoked: boolean;
  }[];
}

/** Undefined fields are omitted from the query. */
export type PageQuery = Readonly<Record<string, string | number | undefined>>;

/** Games that can be played. */
export interface GameCatalog {
  readonly games: readonly { readonly game: Game; readonly stable: Version }[];
  readonly canaries: readonly { readonly game: Game; readonly canary: Version }[];
}

/** Client of the arcade's public operations, without a credential. */
export interface ArcadeApiClient {
  gameCatalog(): Promise<GameCatalog | Refusal>;
  games(): Promise<GameCatalog['games'] | Refusal>;
  game(slug: string): Promise<{ readonly game: Game; readonly versions: readonly Version[] } | Refusal>;
  version(slug: string, version: string): Promise<Version | Refusal>;
  release(slug: string, version: string): Promise<ReleaseResponse | Refusal>;
  scan(slug: string, version: string): Promise<ScanResponse | Refusal>;
  history(slug: string, version: string): Promise<HistoryResponse | Refusal>;
  files(slug: string, version: string): Promise<readonly FileEntry[] | Refusal>;
  /** Differences between two versions. */
  comparison(slug: string, version: string, to: string): Promise<Comparison | Refusal>;
  certificate(id: string): Promise<CertificateResponse | Refusal>;
  live(
    query: PageQuery,
  ): Promise<{ readonly sessions: readonly ListedLiveSession[]; readonly next_cursor: string | null } | Refusal>;
  session(id: string): Promise<Session | Refusal>;
  observation(id: string): Promise<Observation | Refusal>;
  replays(
    query: PageQuery,
  ): Promise<{ readonly replays: readonly Replay[]; readonly next_cursor: number | null } | Refusal>;
  replay(id: string): Promise<Replay | Refusal>;
  replayStep(id: string, at?: number): Promise<ReplayStep | Refusal>;
  ranking(query: PageQuery): Promise<RankingResponse | Refusal>;
  daily(query: PageQuery): Promise<DailyResponse | Refusal>;
  duelRatings(query: PageQuery): Promise<DuelRatingsResponse | Refusal>;
  duels(query: PageQuery): Promise<{ readonly duels: readonly Duel[]; readonly next_cursor: number | null } | Refusal>;
  duel(id: string): Promise<{ readonly duel: Duel; readonly boards: readonly Observation[] } | Refusal>;
  models(query: PageQuery): Promise<readonly ModelStatistics[] | Refusal>;
  ratingHistory(agentId: string): Promise<RatingHistory | Refusal>;
}

const gamesPerPageMax = 100;

export interface DuelRatingsResponse {
  readonly game: { readonly slug: string; readonly version: string };
  readonly method: { readonly text: string };
  readonly rows: readonly DuelRatingRow[];
  readonly next_cursor: string | null;
}

/** Creates the client of one page request; `address` is the visitor's IP address, for rate limits. */
export function createApiClient(deps: OperationClientDeps, address: string): ArcadeApiClient {
  const read = createOperationClient(deps, address);
  const mapResponse = async <Response extends object, Result>(
    response: Promise<Response | Refusal>,
    select: (response: Response) => Result,
  ): Promise<Result | Refusal> => {
    const result = await response;
    return isRefusal(result) ? result : select(result);
  };
  return {
    gameCatalog: () => read('list_games', { limit: gamesPerPageMax }),
    games: () => mapResponse(read<GameCatalog>('list_games', { limit: gamesPerPageMax }), ({ games }) => games),
    game: (slug) => read('read_game', { slug }),
    version: (slug, version) =>
      mapResponse(read<{ version: Version }>('read_version', { slug, version }), ({ version: result }) => result),
    release: (slug, version) => read('read_version', { slug, version }),
    scan: (slug, version) => read('read_scan', { slug, version }),
    history: (slug, version) => read('read_history', { slug, version }),
    files: (slug, version) =>
      mapResponse(read<{ files: FileEntry[] }>('list_files', { slug, version }), ({ files }) => files),
    comparison: (slug, version, to) => read('compare_versions', { slug, version, to }),
    certificate: (id) => read('read_certificate', { id }),
    live: (query) => read('list_live', definedFields(query)),
    session: (id) => mapResponse(read<{ session: Session }>('read_session', { id }), ({ session }) => session),
    observation: (id) => read('observe', { id }),
    replays: (query) => read('list_replays', definedFields(query)),
    replay: (id) => mapResponse(read<{ replay: Replay }>('read_replay', { id }), ({ replay }) => replay),
    replayStep: (id, at) => read('read_replay_state', definedFields({ id, at })),
    ranking: (query) => read('read_rankings', definedFields(query)),
    daily: (query) => read('read_daily', definedFields(query)),
    duelRatings: (query) => read('read_duel_ratings', definedFields(query)),
    duels: (query) => read('list_duels', definedFields(query)),
    duel: (id) => read('read_duel', { id }),
    models: (query) =>
      mapResponse(read<{ models: ModelStatistics[] }>('read_models', definedFields(query)), ({ models }) => models),
    ratingHistory: (agent) => read('read_rating_history', { agent }),
  };
}

function definedFields(query: PageQuery): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
