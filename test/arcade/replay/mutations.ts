import fc from 'fast-check';
import type { LogRecord, ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { codePoint } from '../../support/code-point.ts';
import { actionsByName } from '../engines/positions.ts';
import { withFooter, withForgedSignature, withHeader, withNewChain, withRecord, withRecords } from './forge.ts';

/** A mutation of the records, header or footer of a log, or a random mutation of its text. */
export type Mutation =
  | { readonly kind: 'log'; readonly label: string; readonly apply: (log: ReplayLog) => ReplayLog }
  | { readonly kind: 'text'; readonly label: string; readonly apply: (text: string) => string };

type Change = (log: ReplayLog) => ReplayLog;

/** Number in [0, 1) that selects a record, a byte or a line by its share of the whole. */
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const actions = fc.oneof(
  fc.constantFrom(...Object.values(actionsByName)),
  fc.record({ type: fc.constant('place'), x: fc.nat(6), y: fc.nat(6) }),
  fc.constantFrom({ type: 'pass' }, { type: 'resign' }, { type: 'place' }),
  fc.record({ type: fc.constant('end'), reason: fc.constantFrom('resign', 'abandoned', 'voided', 'top_out') }),
);
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const shiftUs = fc.oneof(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.constantFrom(-1, 1));

const recordChanges: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fraction, actions).map(([position, action]) => atRecord(position, () => ({ action }))),
  fc.tuple(fraction, shiftUs).map(([position, byUs]) => atRecord(position, ({ t_us }) => ({ t_us: t_us + byUs }))),
  fc
    .tuple(fraction, fc.constantFrom(0, 1, 2, 3, 4, -1, null))
    .map(([position, seat]) => atRecord(position, () => ({ seat }))),
  fc.tuple(fraction, hash).map(([position, h]) => atRecord(position, () => ({ h }))),
  fc
    .tuple(fraction, fc.integer({ min: -2, max: 3 }))
    .map(([position, difference]) => atRecord(position, ({ n }) => ({ n: n + difference }))),
  fc.tuple(fraction, fraction).map(([position, to]) =>
    withChangedRecords((records) => {
      const [record] = records.splice(Math.floor(position * records.length), 1);
      if (record !== undefined) records.splice(Math.floor(to * (records.length + 1)), 0, record);
    }),
  ),
  fc.tuple(fraction, fc.integer({ min: 1, max: 30 })).map(([position, count]) =>
    withChangedRecords((records) => {
      records.splice(Math.floor(position * records.length), count);
    }),
  ),
  fc.tuple(fraction, fraction, actions).map(([position, from, action]) =>
    withChangedRecords((records) => {
      const record = records[Math.floor(from * records.length)];
      if (record !== undefined)
        records.splice(Math.floor(position * (records.length + 1)), 0, { ...record, action } as LogRecord);
    }),
  ),
  fc.tuple(fraction, fraction).map(([position, from]) =>
    withChangedRecords((records) => {
      const record = records[Math.floor(from * records.length)];
      if (record !== undefined) records.splice(Math.floor(position * (records.length + 1)), 0, record);
    }),
  ),
);

const headerFields = fc.oneof(
  fc.record({ session_id: fc.stringMatching(/^ses_[a-z]{4}$/) }),
  fc.record({ client_seed: fc.string({ unit: codePoint }) }),
  fc.record({ seed_commitment: hash }),
  fc.record({ engine_build: hash.map((digits) => `sha256:${digits}`) }),
  fc.record({ engine: fc.constantFrom('tetris-v2', 'turn-grid-v2', 'tetris-v3') }),
  fc.record({
    engine_config: fc.constantFrom(
      {},
      { template: 'line-placement', width: 3, height: 3, seats: 1, connect: 3, maxTurns: 9 },
    ),
  }),
  fc.record({ pace: fc.constantFrom('realtime', 'slow-10', 'slow-60', 'stepped') }),
  fc.record({ mode: fc.constantFrom('competitive', 'cooperative', 'solo', 'realtime') }),
  fc.record({ purpose: fc.constantFrom('ranked', 'casual', 'certification') }),
  fc.record({ seats: fc.integer({ min: -1, max: 5 }) }),
  fc.record({ players: fc.array(fc.constantFrom('agn_0', 'agn_1', 'agn_x'), { maxLength: 4 }) }),
  fc.record({ duration_seconds_max: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ actions_max: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ game: fc.constant({ slug: 'a', version: '1.0.0', digest: 'b' }) }),
  fc.record({ format: fc.constantFrom('rialto-replay/0', 'rialto-replay/2') }),
  fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue(), { minKeys: 1, maxKeys: 1 }),
);

const footerFields = fc.oneof(
  fc.record({ server_seed: hash }),
  fc.record({ records: fc.nat(300) }),
  fc.record({ final_state_hash: hash }),
  fc.record({ chain_head: hash }),
  fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue(), { minKeys: 1, maxKeys: 1 }),
);

const resultFields = fc.oneof(
  fc
    .constantFrom('score', 'lines', 'level', 'pieces', 't_us')
    .chain((name) => fc.nat(1_000_000).map((value) => ({ [name]: value }))),
  fc.record({ reason: fc.constantFrom('top_out', 'duration', 'actions', 'line', 'resign', 'voided', 'timeout') }),
  fc.record({ kind: fc.constantFrom('win', 'draw', 'loss') }),
  fc.record({ winners: fc.array(fc.nat(3), { maxLength: 3 }) }),
);

const headerOrFooterChanges: fc.Arbitrary<Change> = fc.oneof(
  headerFields.map(
    (fields): Change =>
      (log) =>
        withHeader(log, fields),
  ),
  footerFields.map(
    (fields): Change =>
      (log) =>
        withFooter(log, fields),
  ),
  resultFields.map(
    (fields): Change =>
      (log) =>
        withFooter(log, { result: { ...log.footer.result, ...fields } }),
  ),
  fc.stringMatching(/^[0-9a-f]{16}$/).map(
    (kid): Change =>
      (log) =>
        withFooter(log, { signature: { ...log.footer.signature, kid } }),
  ),
);

/** Recomputations after the mutation: none, record numbers, hash chain or signature. */
const recomputations: Readonly<Record<string, Change>> = {
  unchanged: (log) => log,
  renumbered: (log) => withRecords(log, log.records),
  'chain recomputed': (log) => withNewChain(withRecords(log, log.records)),
  'chain recomputed, signed with an untrusted key': (log) =>
    withForgedSignature(withNewChain(withRecords(log, log.records)), 'trusted key'),
  'chain recomputed, signed with an untrusted key and its key id': (log) =>
    withForgedSignature(withNewChain(withRecords(log, log.records)), 'forger'),
};

const logMutations: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 2, arbitrary: recordChanges }, headerOrFooterChanges), { minLength: 1, maxLength: 2 }),
    fc.constantFrom(...Object.keys(recomputations)),
  )
  .map(([changes, label]) => ({
    kind: 'log',
    label,
    apply: (log) => (recomputations[label] as Change)(changes.reduce((changed, change) => change(changed), log)),
  }));

const textMutations: fc.Arbitrary<Mutation> = fc
  .oneof(
    fc.tuple(fraction, fc.nat(7)).map(([position, bit]) =>
      changeBytes((bytes) => {
        const index = Math.floor(position * bytes.length);
        bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
      }),
    ),
    fc.tuple(fraction, fraction).map(([position, to]) =>
      changeLines((lines) => {
        const [line = ''] = lines.splice(Math.floor(position * lines.length), 1);
        lines.splice(Math.floor(to * (lines.length + 1)), 0, line);
      }),
    ),
    fraction.map((position) => changeLines((lines) => lines.splice(Math.floor(position * lines.length), 1))),
    fraction.map((position) =>
      changeLines((lines) =>
        lines.splice(Math.floor(position * lines.length), 0, lines[Math.floor(position * lines.length)] ?? ''),
      ),
    ),
    fc
      .tuple(fraction, fc.constantFrom(' ', '\n', '\t', '\r', '\0', '"', '0', '\uFEFF'))
      .map(([position, insertedText]) => (text: string) => {
        const index = Math.floor(position * (text.length + 1));
        return text.slice(0, index) + insertedText + text.slice(index);
      }),
    fraction.map((position) => (text: string) => text.slice(0, Math.floor(position * text.length))),
  )
  .map((apply) => ({ kind: 'text', label: 'text', apply }));

/** Any mutation, including mutations without effect. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof({ weight: 2, arbitrary: logMutations }, textMutations);

/** The text after a mutation; null when it is unchanged. */
export function applyMutation(log: ReplayLog, mutation: Mutation): string | null {
  const originalText = formatLog(log);
  const mutantText = mutation.kind === 'text' ? mutation.apply(originalText) : formatLog(mutation.apply(log));
  return mutantText === originalText ? null : mutantText;
}

function atRecord(position: number, change: (record: LogRecord) => Readonly<Record<string, unknown>>): Change {
  return (log) => {
    const record = log.records[Math.floor(position * log.records.length)];
    return record === undefined ? log : withRecord(log, record.n, change(record));
  };
}

function withChangedRecords(change: (records: LogRecord[]) => void): Change {
  return (log) => {
    const records = [...log.records];
    change(records);
    return { ...log, records };
  };
}

function changeBytes(change: (bytes: Buffer) => void): (text: string) => string {
  return (text) => {
    const bytes = Buffer.from(text);
    change(bytes);
    return bytes.toString();
  };
}

function changeLines(change: (lines: string[]) => unknown): (text: string) => string {
  return (text) => {
    const lines = text.split('\n');
    change(lines);
    return lines.join('\n');
  };
}
