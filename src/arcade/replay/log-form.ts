import { paces } from '../engines/pace.ts';
import { isKnownEngine } from './action-form.ts';
import {
  countFrom,
  type Form,
  fieldFault,
  isCount,
  isHash,
  isObject,
  listOf,
  matching,
  objectOf,
  oneOf,
  textUpTo,
} from './form.ts';
import { type LogFooter, type LogHeader, replayFormat } from './log-format.ts';

const isId = matching(/^[\x21-\x7e]{1,200}$/);
/** So that the game's time stays a safe number of microseconds. */
const durationSecondsMax = 1_000_000_000;
const seatsMax = 4;
const clientSeedUnitsMax = 4_096;

const isNoConfig = objectOf({});
const isGridConfig = objectOf(
  {
    template: oneOf('line-placement'),
    width: isCount,
    height: isCount,
    seats: isCount,
    connect: isCount,
    maxTurns: isCount,
    allowPass: (value) => typeof value === 'boolean',
  },
  ['allowPass'],
);
const configs: Readonly<Record<string, Form>> = { 'tetris-v2': isNoConfig, 'turn-grid-v2': isGridConfig };

const isGame = objectOf({ slug: isId, version: isId, digest: isId });

const headerForms: Readonly<Record<keyof LogHeader, Form>> = {
  format: oneOf(replayFormat),
  engine: isKnownEngine,
  engine_build: matching(/^sha256:[0-9a-f]{64}$/),
  engine_config: isObject,
  session_id: isId,
  game: (value) => value === null || isGame(value),
  mode: matching(/^[a-z_]{1,40}$/),
  pace: oneOf(...paces),
  purpose: oneOf('ranked', 'casual', 'practice', 'certification'),
  seats: countFrom(1, seatsMax),
  players: listOf(isId, seatsMax),
  duration_seconds_max: countFrom(1, durationSecondsMax),
  actions_max: countFrom(1),
  client_seed: textUpTo(clientSeedUnitsMax),
  seed_commitment: isHash,
};

/** The name of the first field of a header that is not of its form; undefined when all are. */
export function headerFault(header: unknown): string | undefined {
  const fault = fieldFault(header, headerForms);
  if (fault !== undefined) return fault;
  const { engine, engine_config, seats, players } = header as LogHeader;
  if (configs[engine]?.(engine_config) !== true) return 'engine_config';
  return players.length === seats ? undefined : 'players';
}

const isSignature = objectOf({
  alg: oneOf('Ed25519'),
  kid: matching(/^[0-9a-f]{16}$/),
  // 64 bytes: the last digit carries two bits, and the other four are nil, so that no other text means the same.
  value: matching(/^[A-Za-z0-9_-]{85}[AQgw]$/),
});

const reasons = ['top_out', 'duration', 'actions', 'line', 'full_board', 'max_turns'];
const endings = ['resign', 'forfeit', 'timeout', 'abandoned', 'voided'];
const resultForms = { reason: oneOf(...reasons, ...endings), t_us: isCount };
const results: Readonly<Record<string, Form>> = {
  'tetris-v2': objectOf({ ...resultForms, score: isCount, lines: isCount, level: isCount, pieces: isCount }),
  'turn-grid-v2': objectOf({
    ...resultForms,
    kind: oneOf('win', 'draw', 'loss'),
    winners: listOf(countFrom(0, seatsMax - 1), seatsMax),
  }),
};

const footerForms: Readonly<Record<keyof LogFooter, Form>> = {
  server_seed: isHash,
  records: isCount,
  result: isObject,
  final_state_hash: isHash,
  chain_head: isHash,
  signature: isSignature,
};

/** The same for the footer of a log of this engine. */
export function footerFault(footer: unknown, engine: string): string | undefined {
  const fault = fieldFault(footer, footerForms);
  if (fault !== undefined) return fault;
  return results[engine]?.((footer as LogFooter).result) === true ? undefined : 'result';
}

/** Whether it is an object with a record's fields and no others; what is in them is judged elsewhere. */
export function isRecordShaped(record: unknown): record is Readonly<Record<RecordField, unknown>> {
  if (!isObject(record)) return false;
  let count = 0;
  for (const _ in record) count += 1;
  return count === 5 && 'n' in record && 't_us' in record && 'seat' in record && 'action' in record && 'h' in record;
}

type RecordField = 'n' | 't_us' | 'seat' | 'action' | 'h';
