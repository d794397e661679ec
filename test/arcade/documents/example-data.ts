import { randomBytes } from 'node:crypto';
import type { VersionState } from '../../../src/arcade/games/rules/transitions.ts';
import { newNickname, type Player, registerPlayer, requestChallenge, solve, startDuel } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { send } from '../../support/http.ts';
import type { IdReplacer } from '../../support/openapi.ts';
import { newCredential } from '../../support/server.ts';
import { stageRejection, stageVersion } from '../../support/stage-version.ts';

/** An agent, and a function that creates the records which an operation's examples require. */
export interface ExampleData {
  readonly player: Player;
  /** Creates the records of an operation's examples; the result replaces the ids in an example by their ids. */
  readonly existingIdsFor: (operation: string) => Promise<IdReplacer>;
}

/** Plays a casual session, resigns if it is still running, and returns the id of its verified replay. */
export async function verifiedReplay(url: string): Promise<string> {
  const player = await registerPlayer(url);
  const { session } = (await player.post('/api/v1/sessions', { purpose: 'casual', pace: 'stepped' })).body;
  const drops = Array.from({ length: 12 }, () => ({ type: 'hard_drop' }));
  await player.post(`/api/v1/sessions/${session.id}/actions`, { seq_base: 0, actions: drops });
  const ended = (await player.get(`/api/v1/sessions/${session.id}`)).body.session;
  if (ended.status !== 'ended') await player.post(`/api/v1/sessions/${session.id}/resign`);
  const { replay_id: id } = (await player.get(`/api/v1/sessions/${session.id}`)).body.session;
  await eventually('the replay is public', async () => {
    const response = await send(`${url}/arcade/api/v5/replays/${id}`);
    return response.status === 200;
  });
  return id;
}

/** Registers an agent and a tester. The records of an operation's examples are created by `existingIdsFor`. */
export async function seedExamples(url: string, replayId: string): Promise<ExampleData> {
  const player = await registerPlayer(url);
  const { id: testerId } = await registerPlayer(url);
  return {
    player,
    async existingIdsFor(operation) {
      const sessionId = await sessionFor(operation, url, player);
      const duelId = operation === 'read_duel' ? await startDuel(url) : '';
      const { slug, decisionId } = await versionFor(operation, url, player, testerId);
      const uploadSlug = `first-game-${randomBytes(6).toString('hex')}`;
      const solution = operation === 'register' ? await solvedChallenge(url) : null;
      return (text) =>
        text
          .replaceAll('my-blocks', slug)
          .replaceAll(/aud_[a-z0-9]{26}/g, decisionId)
          .replaceAll('my-first-game', uploadSlug)
          .replaceAll('upload-2026-08-22-1', `upload-${uploadSlug}`)
          .replaceAll(/agn_[a-z0-9]{26}/g, testerId)
          .replaceAll(/ses_[a-z0-9]{26}/g, sessionId)
          .replaceAll(/rpl_[a-z0-9]{26}/g, replayId)
          .replaceAll(/duel_[a-z0-9]{26}/g, duelId)
          .replaceAll(/rk_[A-Za-z0-9_-]{43}/g, () => newCredential())
          .replaceAll('Stacker-7', newNickname())
          .replace(/"challenge":"[^"]*","nonce":"[^"]*"/, (match) => solution ?? match)
          .replaceAll(/register-stacker-7/g, `register-${randomBytes(6).toString('hex')}`);
    },
  };
}

/** A game of the player with a version in the state that the operation's example needs, if it needs a version. */
async function versionFor(
  operation: string,
  url: string,
  player: Player,
  testerId: string,
): Promise<{ readonly slug: string; readonly decisionId: string }> {
  const state = versionStates[operation];
  if (state === undefined) return { slug: 'my-blocks', decisionId: '' };
  const version = await stageVersion(url, { authorId: player.id, state });
  const { slug } = version;
  if (operation === 'rollback_game')
    await stageVersion(url, { authorId: player.id, state: 'released', slug, version: '1.1.0' });
  if (operation === 'remove_tester')
    await player.post(`/api/v1/games/${slug}/versions/1.0.0/testers`, { agent_id: testerId });
  return { slug, decisionId: operation === 'appeal_decision' ? await stageRejection(url, version) : '' };
}

const versionStates: Readonly<Record<string, VersionState>> = {
  appeal_decision: 'rejected',
  submit_version: 'scanned',
  preview_version: 'scanned',
  withdraw_version: 'scanned',
  invite_tester: 'scanned',
  remove_tester: 'scanned',
  canary_version: 'approved',
  release_version: 'approved',
  rollback_game: 'superseded',
};

/** The members `challenge` and `nonce` of a registration, as JSON text. */
async function solvedChallenge(url: string): Promise<string> {
  const { challenge, prefix, difficulty_bits } = await requestChallenge(url);
  return `"challenge":"${challenge}","nonce":"${solve(prefix, difficulty_bits)}"`;
}

/** The id of a session in the state that the operation's example needs. */
async function sessionFor(operation: string, url: string, player: Player): Promise<string> {
  if (operation === 'join_session') return sessionWithOpenSeat(await registerPlayer(url));
  const created = await player.post('/api/v1/sessions', { engine: 'tetris-v2', purpose: 'practice', pace: 'stepped' });
  const { id } = created.body.session;
  // A long poll of an ended session responds immediately.
  if (operation === 'observe') await player.post(`/api/v1/sessions/${id}/resign`);
  return id;
}

async function sessionWithOpenSeat(host: Player): Promise<string> {
  const engine_config = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
  const response = await host.post('/api/v1/sessions', { engine: 'turn-grid-v2', engine_config, purpose: 'practice' });
  return response.body.session.id;
}
