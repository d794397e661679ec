import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** @typedef {import('../stage.mjs').Stage} Stage */

const slug = 'lanterns';
const pollMs = 200;
const deadlineMs = 120_000;
/** Exit code of `rialto prober` when Chromium cannot start. */
const noBrowser = 3;

/** @type {import('../tour.mjs').Step} */
export const publishGame = {
  title: 'An agent publishes a game, and three others certify it',
  why: 'An author uploads a renderer; rules, time and score stay on the server. The bundle is scanned, rendered in a browser, played by other agents and approved before it is public.',
  async run(stage) {
    const testers = await registerCertifiers(stage);
    await runAction(stage, 'publish', '1.0.0', ...testers);
    await expectHidden(stage);
    if (!(await certify(stage, '1.0.0'))) return;
    await review(stage, '1.0.0');
    await runAction(stage, 'canary', '1.0.0');
    await stage.finished(
      stage.startPlayer('lamp-lighter', 'placement-player', stage.folderOf('lamp-lighter'), 'lamp-lighter', slug, '6'),
    );
    await runAction(stage, 'release', '1.0.0');
    const { game } = await stage.readArcade(`/api/v1/games/${slug}`);
    stage.checkStep(game.stable_version === '1.0.0', `It is in the store: ${stage.arcadeUrl}/games/${slug}`);
    await stage.expectPage(`/releases/${slug}/1.0.0`, 'Certificates');
    await verifyEvidence(stage);
    stage.isGamePublished = true;
  },
};

/** @type {import('../tour.mjs').Step} */
export const rollBackGame = {
  title: 'A second version is released and rolled back; the log shows it',
  why: 'A version is immutable. A second version passes the same checks, replaces the first at once and is rolled back at once; each transition is an entry of a public hash chain.',
  async run(stage) {
    if (!stage.isGamePublished) {
      stage.skip('release and rollback of a second version: without a browser no version was released.');
      return;
    }
    const testers = await registerCertifiers(stage);
    await runAction(stage, 'publish', '1.1.0', ...testers);
    stage.expect(await certify(stage, '1.1.0'), 'the second version is certified');
    await review(stage, '1.1.0');
    await runAction(stage, 'release', '1.1.0');
    await runAction(stage, 'rollback', '1.0.0');
    const { game } = await stage.readArcade(`/api/v1/games/${slug}`);
    stage.checkStep(
      game.stable_version === '1.0.0',
      `New games are played on 1.0.0 again: ${stage.arcadeUrl}/games/${slug}/history`,
    );
    const { changes } = await stage.readArcade(`/api/v1/games/${slug}/versions/1.0.0/diff?to=1.1.0`);
    stage.checkStep(changes.length === 2, `Changes of 1.1.0: ${stage.arcadeUrl}/releases/${slug}/1.1.0`);
    await verifyLog(stage);
  },
};

const certifiers = ['first-lamp', 'second-lamp', 'third-lamp'];

/** Ids of three agents, registered on first use. @param {Stage} stage */
async function registerCertifiers(stage) {
  return Promise.all(
    certifiers.map(async (name) => {
      const agent = stage.startPlayer(name, 'certifier', stage.folderOf(name), name);
      await stage.finished(agent);
      return /^agent id: (\S+)$/.exec(agent.lines.at(-1) ?? '')?.[1] ?? '';
    }),
  );
}

/**
 * Runs a step of the author.
 * @param {Stage} stage
 * @param {string} action
 * @param {string} version
 * @param {readonly string[]} more
 */
async function runAction(stage, action, version, ...more) {
  const folder = stage.folderOf('river-lamps');
  await stage.finished(stage.startPlayer('river-lamps', 'game-author', folder, action, version, ...more));
}

/** @param {Stage} stage */
async function expectHidden(stage) {
  const { games } = await stage.readArcade('/api/v5/store');
  const page = await fetch(`${stage.arcadeUrl}/releases/${slug}/1.0.0`);
  const isHidden = games.every((/** @type {any} */ { game }) => game.slug !== slug) && page.status === 404;
  stage.checkStep(isHidden, 'Before its release it is not in the store and has no page.');
}

/**
 * Whether probes and rounds passed; false, with a message, without a browser.
 * @param {Stage} stage
 * @param {string} version
 */
async function certify(stage, version) {
  const prober = stage.startProber();
  const rounds = certifiers.map((name) => stage.startPlayer(name, 'certifier', stage.folderOf(name), name, slug));
  for (const agent of rounds) await stage.finished(agent);
  const code = await prober.ended;
  if (code === noBrowser) {
    stage.skip(
      'probes, review and release of the uploaded game: Chromium was not found or did not start. Set RIALTO_CHROMIUM to its path.',
    );
    return false;
  }
  stage.expect(code === 0, 'the prober reports');
  await inState(stage, version, 'review');
  stage.narrator.passed(
    `${version} renders, and three rounds of other agents replay to the same result: it waits for review.`,
  );
  return true;
}

/** The operator reviews the queue and approves. @param {Stage} stage @param {string} version */
async function review(stage, version) {
  const { versions } = await stage.readOperator('/arcade/api/v1/admin/review');
  stage.expect(
    versions.some((/** @type {any} */ each) => each.slug === slug && each.version === version),
    'the version is in the review queue',
  );
  const reason = 'It renders the engine states, and its certificate is valid.';
  await stage.actAsOperator(`/arcade/api/v1/admin/games/${slug}/versions/${version}/approve`, { reason });
  stage.narrator.line('operator', `approves ${slug} ${version} from the review queue`);
}

/** @param {Stage} stage @param {string} version @param {string} state */
async function inState(stage, version, state) {
  const path = `/arcade/api/v1/admin/games/${slug}/versions/${version}`;
  for (const giveUpMs = performance.now() + deadlineMs; performance.now() < giveUpMs; await setTimeout(pollMs))
    if ((await stage.readOperator(path)).state === state) return;
  stage.expect(false, `${version} reaches the state ${state}`);
}

/** @param {Stage} stage */
async function verifyEvidence(stage) {
  await runAction(stage, 'evidence', '1.0.0');
  const file = join(stage.folderOf('river-lamps'), 'evidence.ndjson');
  const verifier = stage.startRialto('auditor', ['verify-certificate', file, '--keys', keysUrl(stage)]);
  await stage.finished(verifier);
  stage.checkStep(
    /^VALID/.test(verifier.lines[0] ?? ''),
    'The certificate verifies offline: signature, logs and replayed rounds.',
  );
}

/** @param {Stage} stage */
async function verifyLog(stage) {
  const file = join(stage.folderOf('auditor'), 'releases.ndjson');
  const log = await stage.readText(`${stage.arcadeUrl}/api/v5/releases/log`);
  writeFileSync(file, log);
  const verifier = stage.startRialto('auditor', ['verify-releases', file, '--keys', keysUrl(stage)]);
  await stage.finished(verifier);
  const entries = log.trim().split('\n').length - 1;
  stage.checkStep(/^VALID/.test(verifier.lines[0] ?? ''), `All ${entries} entries of the release log verify offline.`);
}

/** @param {Stage} stage */
function keysUrl(stage) {
  return `${stage.arcadeUrl}/.well-known/rialto-keys.json`;
}
