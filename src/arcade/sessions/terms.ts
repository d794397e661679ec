import { type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { invalidInput, notFound, refuseInput } from '../../core/operation/errors.ts';
import { engineBuilds } from '../engines/builds.ts';
import { findEntry } from '../engines/entries.ts';
import type { Pace } from '../engines/pace.ts';
import { type GridConfig, gridConfigFault } from '../engines/turn-grid/config.ts';
import { findFirstGame, findPlayable } from '../store/versions.ts';

/** What a caller may ask of a session to be. */
export interface Wish {
  readonly game?: string;
  readonly version?: string;
  readonly engine?: string;
  readonly engine_config?: Record<string, unknown>;
  readonly mode?: string;
  readonly purpose: string;
  readonly pace: Pace;
}

/** How it will be played. */
export interface Arrangement {
  readonly game: { readonly slug: string; readonly version: string; readonly digest: string } | null;
  readonly engine: string;
  readonly engine_build: string;
  readonly engine_config: Readonly<Record<string, unknown>>;
  readonly mode: string;
  readonly seats: number;
  readonly duration_seconds_max: number;
}

/** Seconds of game time where no manifest sets them. */
const practiceSecondsMax = 600;

/** Rules of the input that its schema cannot say. */
export function wishFault({ game, version, engine, engine_config, mode, purpose }: Wish): Refusal | null {
  if (game !== undefined && engine !== undefined)
    return refuseInput('/engine', 'either', 'Name a game or an engine; a game pins its engine.');
  if (version !== undefined && game === undefined)
    return refuseInput('/version', 'game', 'A version needs the game it is of.');
  if (engine === undefined && (engine_config !== undefined || mode !== undefined))
    return refuseInput(
      engine_config === undefined ? '/mode' : '/engine_config',
      'engine',
      "Only with `engine`: a game's manifest sets them.",
    );
  if (engine !== undefined && (purpose === 'ranked' || purpose === 'casual'))
    return refuseInput('/purpose', 'engine', 'Without a published game the purpose is practice or certification.');
  return engine === undefined ? null : engineFault(engine, engine_config ?? {}, mode);
}

function engineFault(id: string, config: Record<string, unknown>, mode: string | undefined): Refusal | null {
  const entry = findEntry(id);
  if (entry === undefined) return refuseInput('/engine', 'engine', 'GET /api/v1/engines lists the engines.');
  if (mode !== undefined && !entry.modes.includes(mode))
    return refuseInput('/mode', 'mode', `The engine's modes are ${entry.modes.join(', ')}.`);
  if (entry.configSchema !== undefined) return gridFault(config, mode);
  return Object.keys(config).length === 0
    ? null
    : refuseInput('/engine_config', 'empty', 'This engine has no configuration.');
}

function gridFault(config: Record<string, unknown>, mode: string | undefined): Refusal | null {
  const fault = gridConfigFault(config as unknown as GridConfig);
  if (fault !== undefined)
    return refuse(invalidInput, `The grid cannot be played: ${fault}.`, {
      errors: [{ pointer: '/engine_config', code: 'grid', message: fault }],
    });
  if (mode === 'solo' && config['seats'] !== 1) return refuseInput('/mode', 'seats', 'Solo is for one seat.');
  return null;
}

/** Settles everything that the session's log pins. Refuses with not_found. */
export async function arrange(db: Db, wish: Wish): Promise<Arrangement | Refusal> {
  return wish.engine === undefined ? arrangeGame(db, wish) : arrangeEngine(wish.engine, wish);
}

async function arrangeGame(db: Db, { game, version }: Wish): Promise<Arrangement | Refusal> {
  const slug = game ?? (await findFirstGame(db));
  const found = slug === undefined ? undefined : await findPlayable(db, slug, version ?? null);
  if (found === undefined) return refuse(notFound, 'No released game and version has this name.');
  const { manifest, digest } = found;
  return {
    game: { slug: found.slug, version: found.version, digest },
    engine: manifest.engine,
    engine_build: buildOf(manifest.engine),
    engine_config: manifest.engine_config,
    mode: manifest.mode,
    seats: manifest.players.min,
    duration_seconds_max: manifest.limits.max_duration_seconds,
  };
}

function arrangeEngine(engine: string, { engine_config = {}, mode }: Wish): Arrangement {
  const seats = engine === 'turn-grid-v2' ? (engine_config as unknown as GridConfig).seats : 1;
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
