import { seedCommitment } from '../../../src/arcade/engines/commit-reveal.ts';
import type { LogRecord, ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import {
  type VerificationFault,
  withFooter,
  withForgedSignature,
  withHeader,
  withRecord,
  withRecords,
} from './forge.ts';
import { type GameToRecord, type RecordedAction, recordGame } from './record-game.ts';
import { goldenGame } from './sample-games.ts';

// Forged logs by their change. Every verifier must reject all of them.

export const tetris = recordGame(goldenGame('tetris-duration'));
const stepped = recordGame(goldenGame('tetris-stepped'));
export const grid = recordGame(goldenGame('grid-line'));
const middle = Math.floor(tetris.records.length / 2);
export const otherSeed = '5a'.repeat(32);
const otherHash = 'ab'.repeat(32);
const endRecord = { n: 0, t_us: grid.footer.result.t_us, seat: null, action: { type: 'end', reason: 'voided' } };

export type ForgedCase = readonly [title: string, forged: ReplayLog, expectedFault: VerificationFault];

/** Changed logs with the original hash chain. */
export const changedWithoutChain: readonly ForgedCase[] = [
  ['an action is changed', withRecord(tetris, middle, { action: { type: 'wait' } }), 'chain'],
  ['an action is unknown to the engine', withRecord(tetris, middle, { action: { type: 'hold' } }), 'action'],
  ['an action has an extra field', withRecord(tetris, 5, { action: { type: 'wait', times: 2 } }), 'action'],
  ['an action belongs to the other engine', withRecord(grid, 2, { action: { type: 'wait' } }), 'action'],
  ['a record has an extra field', withRecord(tetris, middle, { note: 'mine' }), 'malformed'],
  ['a time is changed', withRecord(tetris, middle, { t_us: recordAt(tetris, middle).t_us + 1 }), 'chain'],
  ['a time is not an integer', withRecord(tetris, middle, { t_us: 0.5 }), 'malformed'],
  ['a seat is changed', withRecord(grid, 2, { seat: 0 }), 'chain'],
  ['a seat does not exist', withRecord(grid, 2, { seat: 2 }), 'seat'],
  ['an action has no seat', withRecord(grid, 2, { seat: null }), 'seat'],
  ['a hash is changed', withRecord(tetris, middle, { h: otherHash }), 'chain'],
  ['a number is changed', withRecord(tetris, middle, { n: middle + 1 }), 'order'],
  ['two records are swapped', { ...tetris, records: swapRecords(tetris, middle) }, 'order'],
  ['two records are swapped and renumbered', withRecords(tetris, swapRecords(tetris, middle)), 'chain'],
  ['a record is missing', { ...tetris, records: tetris.records.toSpliced(middle, 1) }, 'order'],
  ['a record is missing and the rest is renumbered', withRecords(tetris, tetris.records.toSpliced(middle, 1)), 'chain'],
  ['the last record is missing', { ...tetris, records: tetris.records.slice(0, -1) }, 'records'],
  [
    'a record is repeated',
    { ...tetris, records: tetris.records.toSpliced(middle, 0, recordAt(tetris, middle)) },
    'order',
  ],
  ['a record is inserted', withRecords(tetris, tetris.records.toSpliced(middle, 0, recordAt(tetris, 3))), 'chain'],
  ['there are no records', { ...grid, records: [] }, 'records'],
  ['the format is changed', withHeader(tetris, { format: 'rialto-replay/2' }), 'malformed'],
  ['the header has an extra field', withHeader(tetris, { note: 'mine' }), 'malformed'],
  ['the header lacks a field', withoutHeaderField('purpose'), 'malformed'],
  ['the build is changed', withHeader(tetris, { engine_build: `sha256:${otherHash}` }), 'other_build'],
  ['the build is of the other engine', withHeader(tetris, { engine_build: grid.header.engine_build }), 'other_build'],
  ['the engine does not exist', withHeader(tetris, { engine: 'constructor' }), 'malformed'],
  ['the engine is the other engine', withHeader(tetris, { engine: 'turn-grid-v2' }), 'malformed'],
  ['the session is changed', withHeader(tetris, { session_id: 'ses_other' }), 'chain'],
  ['the player is changed', withHeader(tetris, { players: ['agn_other'] }), 'chain'],
  ['there are more players than seats', withHeader(tetris, { players: ['agn_1', 'agn_2'] }), 'malformed'],
  ['the game is changed', withHeader(tetris, { game: { slug: 'g', version: '1.0.0', digest: otherHash } }), 'chain'],
  ['the purpose is changed', withHeader(tetris, { purpose: 'ranked' }), 'chain'],
  ['the pace is changed', withHeader(tetris, { pace: 'slow-60' }), 'chain'],
  ['the client’s seed is changed', withHeader(tetris, { client_seed: 'other' }), 'chain'],
  ['the commitment is changed', withHeader(tetris, { seed_commitment: otherHash }), 'seed'],
  ['the server seed is changed', withFooter(tetris, { server_seed: otherSeed }), 'seed'],
  ['the score is higher', withFooter(tetris, { result: { ...tetris.footer.result, score: 1_000_000 } }), 'result'],
  ['the result has an extra field', withFooter(tetris, { result: { ...tetris.footer.result, bonus: 1 } }), 'malformed'],
  [
    'the reason of the end is changed',
    withFooter(tetris, { result: { ...tetris.footer.result, reason: 'top_out' } }),
    'result',
  ],
  ['the winner is changed', withFooter(grid, { result: { ...grid.footer.result, winners: [1] } }), 'result'],
  [
    'the end is earlier',
    withFooter(tetris, { result: { ...tetris.footer.result, t_us: tetris.footer.result.t_us - 1 } }),
    'unfinished',
  ],
  [
    'the end is later',
    withFooter(tetris, { result: { ...tetris.footer.result, t_us: tetris.footer.result.t_us + 1 } }),
    'result',
  ],
  ['the final state is changed', withFooter(tetris, { final_state_hash: otherHash }), 'state_hash'],
  ['the head of the chain is changed', withFooter(tetris, { chain_head: otherHash }), 'chain_head'],
  ['the number of records is changed', withFooter(tetris, { records: tetris.records.length + 1 }), 'records'],
  ['the footer has an extra field', withFooter(tetris, { note: 'mine' }), 'malformed'],
  ['the signature is that of another server', withForgedSignature(tetris, 'trusted key'), 'forged'],
  ['the signature names a key of another server', withForgedSignature(tetris, 'forger'), 'unknown_key'],
  [
    'the signature is of another log',
    { ...tetris, footer: { ...tetris.footer, signature: grid.footer.signature } },
    'forged',
  ],
  [
    'the signature is truncated',
    withFooter(tetris, { signature: { ...tetris.footer.signature, value: 'AA' } }),
    'malformed',
  ],
];

/** Changed logs for which tests recompute the hash chain, so that only a replay or the signature detects the change. */
export const changedWithChain: readonly ForgedCase[] = [
  ['an action is changed', withRecord(tetris, middle, { action: { type: 'hard_drop' } }), 'result'],
  ['two records are swapped', withRecords(grid, swapRecords(grid, 3)), 'time'],
  ['two stones of one seat are swapped', withSwappedActions(grid, 3, 5), 'forged'],
  ['records are missing', withRecords(tetris, tetris.records.slice(0, 20)), 'result'],
  ['the last record of a finished game is missing', withRecords(grid, grid.records.slice(0, -1)), 'unfinished'],
  ['the last record of a stepped game is missing', withRecords(stepped, stepped.records.slice(0, -1)), 'unfinished'],
  [
    'records are repeated',
    withRecords(tetris, tetris.records.toSpliced(middle, 0, ...tetris.records.slice(middle - 9, middle))),
    'time',
  ],
  [
    'an action is inserted',
    withRecords(
      tetris,
      tetris.records.toSpliced(middle, 0, { ...recordAt(tetris, middle), action: { type: 'hard_drop' } }),
    ),
    'result',
  ],
  ['a time goes back', withRecord(tetris, middle, { t_us: recordAt(tetris, middle - 1).t_us - 1 }), 'time'],
  ['a time is before the end of a wait', earlyAfterWait(), 'time'],
  ['a stepped game advances by time', withRecord(stepped, 7, { t_us: recordAt(stepped, 7).t_us + 1 }), 'time'],
  ['the remaining records are delayed', delayRecordsFrom(tetris, middle, 40_000), 'state_hash'],
  [
    'the seed and its commitment are changed',
    withFooter(withHeader(tetris, { seed_commitment: commitment(otherSeed) }), { server_seed: otherSeed }),
    'result',
  ],
  ['the seed of the client is changed', withHeader(tetris, { client_seed: 'lucky' }), 'result'],
  ['the session id is changed', withHeader(tetris, { session_id: 'ses_lucky' }), 'result'],
  ['the time limit is raised', withHeader(tetris, { duration_seconds_max: 60 }), 'unfinished'],
  ['the action limit is raised', withHeader(stepped, { actions_max: 9_999 }), 'unfinished'],
  [
    'the grid configuration is changed',
    withHeader(grid, { engine_config: { ...grid.header.engine_config, connect: 3 } }),
    'after_end',
  ],
  [
    'the grid configuration is invalid',
    withHeader(grid, { engine_config: { ...grid.header.engine_config, connect: 9 } }),
    'terms',
  ],
  ['a seat is out of range', withRecord(tetris, middle, { seat: 1 }), 'seat'],
  [
    'an action follows the end',
    withRecords(grid, [...grid.records, { n: 0, t_us: grid.footer.result.t_us, seat: 0, action: { type: 'pass' } }]),
    'after_end',
  ],
  [
    'an action follows the end of the game time',
    withRecords(tetris, [...tetris.records, { n: 0, t_us: 20_000_000, seat: 0, action: { type: 'wait' } }]),
    'after_end',
  ],
  ['a finished game is voided', withRecords(grid, [...grid.records, endRecord]), 'after_end'],
  [
    'a game continues after it was voided',
    withRecords(grid, [
      ...grid.records.slice(0, 2),
      { ...endRecord, t_us: recordAt(grid, 2).t_us },
      ...grid.records.slice(2),
    ]),
    'after_end',
  ],
  ['a voiding end has a seat', withRecords(grid, [...grid.records.slice(0, 2), { ...endRecord, seat: 0 }]), 'seat'],
  [
    'a resignation on the grid is recorded as an end by the platform',
    withRecords(grid, [
      ...grid.records.slice(0, 2),
      { ...endRecord, seat: 0, action: { type: 'end', reason: 'resign' } },
    ]),
    'action',
  ],
  [
    'an end by the rules is recorded as an end by the platform',
    withRecords(tetris, [...tetris.records, { ...endRecord, action: { type: 'end', reason: 'top_out' } }]),
    'action',
  ],
  ['only the players are changed', withHeader(tetris, { players: ['agn_other'] }), 'forged'],
  ['only the purpose is changed', withHeader(tetris, { purpose: 'ranked' }), 'forged'],
];

/** Texts with the same meaning as this log, or invalid ones; none is a valid text of a log. */
export function invalidTexts(text: string): Readonly<Record<string, string>> {
  return {
    'an additional space': text.replace('"n":1,', '"n": 1,'),
    'an empty line': `${text}\n`,
    'a missing line feed': text.slice(0, -1),
    'CRLF line ends': text.replaceAll('\n', '\r\n'),
    'a byte order mark': `\uFEFF${text}`,
    'keys in another order': text.replace(/"n":1,"seat":0/, '"seat":0,"n":1'),
    'a duplicate key': text.replace('"n":1,', '"n":2,"n":1,'),
    'a number with a decimal point': text.replace('"n":1,', '"n":1.0,'),
    'an unnecessary escape': text.replace('"seat"', '"\\u0073eat"'),
    'uppercase digits in a hash': text.replace(/"h":"\w+"/, (match) => match.toUpperCase().replace('"H"', '"h"')),
    'another spelling of the signature': text.replace(
      /"value":"(\w|-)+"/,
      (match) => `${match.slice(0, -2)}${nextDigit(match.at(-2))}"`,
    ),
    'a record before the header': text
      .split('\n')
      .toSpliced(0, 2, ...text.split('\n').slice(0, 2).reverse())
      .join('\n'),
    'a second footer': `${text}${text.split('\n').at(-2)}\n`,
    'a truncated text': text.slice(0, text.length / 2),
  };
}

/** Base64url digit that differs in the lowest bit only, which the last digit of a signature does not use. */
function nextDigit(digit = ''): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return digits.charAt(digits.indexOf(digit) ^ 1);
}

function recordAt({ records }: ReplayLog, n: number): LogRecord {
  const record = records[n - 1];
  if (record === undefined) throw new Error(`No record ${n}`);
  return record;
}

function swapRecords(log: ReplayLog, n: number): LogRecord[] {
  return log.records.toSpliced(n - 1, 2, recordAt(log, n + 1), recordAt(log, n));
}

function commitment(seed: string): string {
  return seedCommitment(Buffer.from(seed, 'hex'));
}

/** Delays all records from n on. */
function delayRecordsFrom(log: ReplayLog, n: number, byUs: number): ReplayLog {
  const records = log.records.map((record) => (record.n < n ? record : { ...record, t_us: record.t_us + byUs }));
  return withRecords(log, records);
}

function withSwappedActions(log: ReplayLog, firstN: number, secondN: number): ReplayLog {
  const withFirstSwapped = withRecord(log, firstN, { action: recordAt(log, secondN).action });
  return withRecord(withFirstSwapped, secondN, { action: recordAt(log, firstN).action });
}

/** Log of a wait, which advances time, and a following record with an earlier time. */
function earlyAfterWait(): ReplayLog {
  const moves: RecordedAction[] = [
    { tUs: 0, seat: 0, action: { type: 'wait' } },
    { tUs: 1_000_000, seat: 0, action: { type: 'end', reason: 'resign' } },
  ];
  const game: GameToRecord = { terms: goldenGame('tetris-duration').terms, next: ({ n }) => moves[n - 1] ?? null };
  return withRecord(recordGame(game), 2, { t_us: 999_999 });
}

function withoutHeaderField(name: 'purpose'): ReplayLog {
  const { [name]: _, ...header } = tetris.header;
  return { ...tetris, header: header as ReplayLog['header'] };
}
