import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, refuseInput } from '../../../core/operation/errors.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { definitionOf, findDefinition } from '../../engines/definitions.ts';
import type { Pace } from '../../engines/pace.ts';
import { findPracticeVersion } from '../../games/store/authors.ts';
import { lockGameShared } from '../../games/store/games.ts';
import { findDefaultGame, findPlayableVersion } from '../../games/store/playable-versions.ts';
import type { VersionWithManifest } from '../../games/store/versions.ts';
import { isConfigOf } from '../../replays/log/log-validators.ts';
import { refuseVersionWithoutGame } from '../../version-without-game.ts';

/** Requested terms of a session. */
export interface SessionRequest {
  readonly game?: string;
  readonly version?: string;
  readonly engine?: string;
  readonly engine_config?: Record<string, unknown>;
  readonly mode?: string;
  readonly purpose: string;
  readonly pace: Pace;
}

/** Seed input of the caller. */
export interface SeedRequest {
  readonly client_seed: string;
  /** Ticket of `prepare_session`: the session uses the server seed that it commits to. */
  readonly ticket?: string;
}

/** Resolved terms of a session. */
export interface ResolvedTerms {
  readonly game: { readonly slug: string; readonly version: string; readonly digest: string } | null;
  readonly engine: string;
  readonly engine_build: string;
  readonly engine_config: Readonly<Record<string, unknown>>;
  readonly mode: string;
  readonly seats: number;
  readonly duration_seconds_max: number;
}

/** Maximum game time in seconds without a manifest. */
const practiceSecondsMax = 600;

/** Input rules that the schema cannot express. */
export function validateSessionRequest({
  client_seed,
  ticket,
  ...request
}: SessionRequest & SeedRequest): Refusal | null {
  const { game, version, engine, engine_config, mode, purpose } = request;
  if (game !== undefined && engine !== undefined)
    return refuseInput('/engine', 'either', 'Give either `game` or `engine`: a game determines its engine.');
  const versionRefusal = refuseVersionWithoutGame({ game, version });
  if (versionRefusal !== null) return versionRefusal;
  if (engine === undefined && (engine_config !== undefined || mode !== undefined))
    return refuseInput(
      engine_config === undefined ? '/mode' : '/engine_config',
      'engine',
      'Allowed only with `engine`: the manifest of a game sets them.',
    );
  if (purpose === 'daily' && (version ?? engine ?? ticket ?? (client_seed === '' ? undefined : '')) !== undefined)
    return refuseInput(
      '/purpose',
      'daily',
      'A daily game uses the version and seed of its day: leave out version, engine, client_seed and ticket.',
    );
  if (engine !== undefined && (purpose === 'ranked' || purpose === 'casual'))
    return refuseInput('/purpose', 'engine', 'Without a published game the purpose must be practice.');
  return engine === undefined ? null : refuseInvalidEngine(engine, engine_config ?? {}, mode);
}

function refuseInvalidEngine(id: string, config: Record<string, unknown>, mode: string | undefined): Refusal | null {
  const definition = findDefinition(id);
  if (definition === undefined)
    return refuseInput('/engine', 'engine', 'Unknown engine. GET /api/v1/engines lists the engines.');
  if (mode !== undefined && !definition.modes.includes(mode))
    return refuseInput('/mode', 'mode', `The engine's modes are ${definition.modes.join(', ')}.`);
  const fault = definition.configFault(config, mode);
  if (fault !== undefined) return refuseInput(fault.pointer, fault.code, fault.message);
  return isConfigOf(id, config)
    ? null
    : refuseInput(
        '/engine_config',
        'config',
        'This is not a configuration of the engine; see its `configSchema` in GET /api/v1/engines.',
      );
}

/** Resolves all terms that the log header contains, and locks their game. Refuses with not_found. */
export async function resolveTerms(tx: Tx, request: SessionRequest, agentId: string): Promise<ResolvedTerms | Refusal> {
  return request.engine === undefined
    ? resolveGameTerms(tx, request, agentId)
    : resolveEngineTerms(request.engine, request);
}

async function resolveGameTerms(
  tx: Tx,
  { game, version, purpose }: SessionRequest,
  agentId: string,
): Promise<ResolvedTerms | Refusal> {
  const slug = game ?? (await findDefaultGame(tx));
  if (slug !== undefined) await lockGameShared(tx, slug);
  const playableVersion =
    slug === undefined ? undefined : await findPlayableVersion(tx, slug, version ?? null, agentId);
  const resolvedVersion =
    playableVersion ??
    (purpose === 'practice' && slug !== undefined && version !== undefined
      ? await findPracticeVersion(tx, slug, version, agentId)
      : undefined);
  return resolvedVersion === undefined
    ? refuse(notFound, 'No released game has this name and version.')
    : resolveVersionTerms(resolvedVersion);
}

/** Resolves the terms of a version from its manifest, in any state. */
export function resolveVersionTerms({
  slug,
  version,
  digest,
  manifest,
}: Pick<VersionWithManifest, 'slug' | 'version' | 'digest' | 'manifest'>): ResolvedTerms {
  return {
    game: { slug, version, digest },
    engine: manifest.engine,
    engine_build: buildOf(manifest.engine),
    engine_config: manifest.engine_config,
    mode: manifest.mode,
    seats: definitionOf(manifest.engine).seats(manifest.engine_config),
    duration_seconds_max: manifest.limits.max_duration_seconds,
  };
}

function resolveEngineTerms(engine: string, { engine_config = {}, mode }: SessionRequest): ResolvedTerms {
  const seats = definitionOf(engine).seats(engine_config);
  return {
    game: null,
    engine,
    engine_build: buildOf(engine),
    engine_config,
    mode: mode ?? (seats === 1 ? 'solo' : 'competitive'),
    seats,
    duration_seconds_max: practiceSecondsMax,
  };
}

function buildOf(engine: string): string {
  const build = engineBuilds[engine];
  if (build === undefined) throw new Error(`There is no build of ${engine}.`);
  return build;
}
