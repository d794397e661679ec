import { createHash } from 'node:crypto';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { rngKey, seedCommitment } from '../../../src/arcade/engines/commit-reveal.ts';
import type { Driver, LoggedAction, Result, Terms } from '../../../src/arcade/engines/driver.ts';
import { openDriver } from '../../../src/arcade/engines/drivers.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { pieceSequence } from '../../../src/arcade/engines/tetris/piece-sequence.ts';
import { chainNext, chainStart } from '../../../src/arcade/replays/log/chain.ts';
import { signFooter } from '../../../src/arcade/replays/log/footer-signature.ts';
import type { LogHeader, LogRecord, ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { createSigningKeys, type SigningKeys } from '../../../src/core/base/signing-keys.ts';

/** The keys that sign recorded games, the same in every run. */
export const testKeys: SigningKeys = createSigningKeys(createKeyring(['a secret of tests']), 'replays');

/** An action; `{type: 'end', reason}` ends the game. */
export interface RecordedAction {
  /** Game time in microseconds, not earlier than that of the previous action. */
  readonly tUs: number;
  /** Null when the platform ends the game. */
  readonly seat: number | null;
  readonly action: LoggedAction;
}

/** The state from which a player chooses the next action, which becomes record `n`. */
export interface TurnContext {
  readonly driver: Driver;
  readonly state: unknown;
  readonly n: number;
}

export interface GameToRecord {
  readonly terms: Terms;
  /** Returns the next action while the game runs; null when the game continues without one until it ends by time. */
  readonly next: (context: TurnContext) => RecordedAction | null;
  /** Members that replace those of the default header. */
  readonly header?: Partial<LogHeader>;
  /** 64 hexadecimal digits. */
  readonly serverSeed?: string;
  readonly keys?: SigningKeys;
}

/** Plays a game with its engine until it ends, as a session does, and returns the signed log. */
export function recordGame(game: GameToRecord): ReplayLog {
  const serverSeed = game.serverSeed ?? createHash('sha256').update('a seed of tests').digest('hex');
  const header = headerOf(game, serverSeed);
  const driver = openDriver(header);
  const pieces = pieceSequence(
    rngKey(Buffer.from(serverSeed, 'hex'), header.session_id, header.client_seed),
    nodeHashing.sha256,
  );
  const records: LogRecord[] = [];
  let head = chainStart(header, nodeHashing.sha256Hex);
  let state = driver.start(pieces);
  let finalResult = driver.result(state);
  while (finalResult === null) {
    const actionInput = game.next({ driver, state, n: records.length + 1 });
    state = driver.advance(state, actionInput?.tUs ?? driver.endBoundUs(state), pieces).state;
    finalResult = driver.result(state);
    if (actionInput === null || finalResult !== null) continue;
    const { tUs, seat, action } = actionInput;
    const record = { n: records.length + 1, t_us: tUs, seat, action };
    head = chainNext(head, record, nodeHashing.sha256Hex);
    records.push({ ...record, h: head });
    if (action.type === 'end') finalResult = driver.endedFor(state, action['reason'] as Result['reason']);
    else state = driver.step(state, seat ?? 0, action, pieces).state;
    finalResult ??= driver.result(state);
  }
  const footer = {
    server_seed: serverSeed,
    records: records.length,
    result: finalResult,
    final_state_hash: stateHash(state, nodeHashing.sha256Hex),
    chain_head: head,
  };
  return { header, records, footer: signFooter(footer, (text) => (game.keys ?? testKeys).sign(text)) };
}

function headerOf({ terms, header = {} }: GameToRecord, serverSeed: string): LogHeader {
  return {
    format: 'rialto-replay/1',
    session_id: 'ses_recorded',
    game: null,
    engine_build: engineBuilds[terms.engine] ?? '',
    purpose: 'practice',
    players: Array.from({ length: terms.seats }, (_, seat) => `agn_${seat}`),
    client_seed: 'a client seed',
    seed_commitment: seedCommitment(Buffer.from(serverSeed, 'hex')),
    ...terms,
    ...header,
  };
}
