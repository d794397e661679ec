import { createHash } from 'node:crypto';
import { nodeHashing } from '../../../../src/arcade/engines/node-hashing.ts';
import type { TetrisState } from '../../../../src/arcade/engines/tetris/state.ts';
import {
  type Certificate,
  createCertificateBody,
  type Level,
  type RoundEvidence,
  signCertificate,
} from '../../../../src/arcade/games/rules/certificate.ts';
import { countsOf } from '../../../../src/arcade/games/rules/round-completion.ts';
import type { LogHeader, ReplayLog } from '../../../../src/arcade/replays/log/log-format.ts';
import { formatLog } from '../../../../src/arcade/replays/log/log-text.ts';
import { soloTerms } from '../../../support/solo-terms.ts';
import { actionsByName } from '../../engines/positions.ts';
import { bestPlan } from '../../engines/recording.ts';
import { recordGame, testKeys } from '../../replay/record-game.ts';

const certifiedGame = { slug: 'stacked', version: '1.0.0', digest: `sha256:${'d'.repeat(64)}` };

/**
 * A certification round as recorded by a session of `certifiedGame`: places `carefulPieces` pieces well, then drops
 * pieces until the board is full. `name` determines the seed and the ids.
 */
export function recordRound(name: string, header: Partial<LogHeader> = {}, carefulPieces = 24): ReplayLog {
  let plan: readonly string[] = [];
  return recordGame({
    terms: soloTerms,
    header: {
      session_id: `ses_${name}`,
      game: certifiedGame,
      purpose: 'certification',
      players: [`agn_${name}`],
      client_seed: '',
      ...header,
    },
    serverSeed: createHash('sha256').update(name).digest('hex'),
    next({ driver, state }) {
      const tUs = driver.timeOf(state);
      const { pieces } = state as TetrisState;
      if (plan.length === 0) plan = pieces <= carefulPieces ? bestPlan(state as TetrisState) : ['hard'];
      const [actionName = 'hard', ...remainingPlan] = plan;
      plan = remainingPlan;
      return { tUs, seat: 0, action: actionsByName[actionName] as { type: string } };
    },
  });
}

export function evidenceOf(log: ReplayLog): RoundEvidence {
  const { header, records, footer } = log;
  const actions = records.map(({ action }) => action);
  return {
    ...{
      header,
      records: records.length,
      result: footer.result,
      counts: countsOf(header.engine, actions, footer.result),
    },
    chainHead: footer.chain_head,
    logHash: nodeHashing.sha256Hex(formatLog(log)),
  };
}

/** A certificate for these logs, signed with the test's keys. */
export function certify(logs: readonly ReplayLog[], level: Level = 'P3', evidence = logs.map(evidenceOf)): Certificate {
  const issuance = { id: 'crt_1', level, issuedAt: '2026-08-22T10:00:00.000Z' };
  const version = { ...certifiedGame, policy: 'rialto-scan/1' };
  const body = createCertificateBody(issuance, version, evidence, null, nodeHashing.sha256Hex);
  return signCertificate(body, (text) => testKeys.sign(text));
}

/** The certificate and its logs as one NDJSON text, the input of `rialto verify-certificate`. */
export function evidenceText(certificate: unknown, logs: readonly ReplayLog[]): string {
  return `${JSON.stringify({ certificate })}\n${logs.map(formatLog).join('')}`;
}
