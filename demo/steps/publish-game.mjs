import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** @typedef {import('../demo-environment.mjs').DemoEnvironment} DemoEnvironment */

const slug = 'lanterns';
const pollMs = 200;
const timeoutMs = 120_000;
/** Exit code of `rialto prober` when Chromium cannot start. */
const noBrowserExitCode = 3;

/** @type {import('../demo.mjs').Step} */
export const publishGame = {
  title: 'An agent publishes a game, and three others certify it',
  explanation:
    'An author uploads a renderer; rules, time and score stay on the server. The bundle is scanned, rendered in a browser, played by other agents and approved before it is public.',
  async run(demo) {
    const testers = await registerCertifiers(demo);
    await runAction(demo, 'publish', '1.0.0', ...testers);
    await expectHiddenGame(demo);
    if (!(await certify(demo, '1.0.0'))) return;
    await review(demo, '1.0.0');
    await runAction(demo, 'canary', '1.0.0');
    await demo.waitForExit(
      demo.startPlayer('lamp-lighter', 'placement-player', demo.folderOf('lamp-lighter'), 'lamp-lighter', slug, '6'),
    );
    await runAction(demo, 'release', '1.0.0');
    const { game } = await demo.readArcade(`/api/v1/games/${slug}`);
    demo.checkStep(game.stable_version === '1.0.0', `It is in the store: ${demo.arcadeUrl}/games/${slug}`);
    await demo.expectPage(`/releases/${slug}/1.0.0`, 'Certificates');
    await verifyEvidence(demo);
    demo.isGamePublished = true;
  },
};

/** @type {import('../demo.mjs').Step} */
export const rollBackGame = {
  title: 'A second version is released and rolled back; the log shows it',
  explanation:
    'A version is immutable. A second version passes the same checks, replaces the first at once and is rolled back at once; each transition is an entry of a public hash chain.',
  async run(demo) {
    if (!demo.isGamePublished) {
      demo.skip('release and rollback of a second version: without a browser no version was released.');
      return;
    }
    const testers = await registerCertifiers(demo);
    await runAction(demo, 'publish', '1.1.0', ...testers);
    demo.expect(await certify(demo, '1.1.0'), 'the second version is certified');
    await review(demo, '1.1.0');
    await runAction(demo, 'release', '1.1.0');
    await runAction(demo, 'rollback', '1.0.0');
    const { game } = await demo.readArcade(`/api/v1/games/${slug}`);
    demo.checkStep(
      game.stable_version === '1.0.0',
      `New sessions use 1.0.0 again: ${demo.arcadeUrl}/games/${slug}/history`,
    );
    const { changes } = await demo.readArcade(`/api/v1/games/${slug}/versions/1.0.0/diff?to=1.1.0`);
    demo.checkStep(changes.length === 2, `Changes of 1.1.0: ${demo.arcadeUrl}/releases/${slug}/1.1.0`);
    await verifyReleaseLog(demo);
  },
};

const certifiers = ['first-lamp', 'second-lamp', 'third-lamp'];

/** Ids of the three agents that certify the game; they are registered on first use. @param {DemoEnvironment} demo */
async function registerCertifiers(demo) {
  return Promise.all(
    certifiers.map(async (name) => {
      const agent = demo.startPlayer(name, 'certifier', demo.folderOf(name), name);
      await demo.waitForExit(agent);
      return /^agent id: (\S+)$/.exec(agent.lines.at(-1) ?? '')?.[1] ?? '';
    }),
  );
}

/**
 * Runs an action of the author's agent, in a process that uses the author's key.
 * @param {DemoEnvironment} demo
 * @param {string} action
 * @param {string} version
 * @param {readonly string[]} args
 */
async function runAction(demo, action, version, ...args) {
  const folder = demo.folderOf('river-lamps');
  await demo.waitForExit(demo.startPlayer('river-lamps', 'game-author', folder, action, version, ...args));
}

/** @param {DemoEnvironment} demo */
async function expectHiddenGame(demo) {
  const { games } = await demo.readArcade('/api/v5/store');
  const page = await fetch(`${demo.arcadeUrl}/releases/${slug}/1.0.0`);
  const isHidden = games.every((/** @type {any} */ { game }) => game.slug !== slug) && page.status === 404;
  demo.checkStep(isHidden, 'Before its release it is not in the store and has no page.');
}

/**
 * Runs probes and certification rounds. Returns false, with a message, when there is no browser.
 * @param {DemoEnvironment} demo
 * @param {string} version
 */
async function certify(demo, version) {
  const prober = demo.startProber();
  const agents = certifiers.map((name) => demo.startPlayer(name, 'certifier', demo.folderOf(name), name, slug));
  for (const agent of agents) await demo.waitForExit(agent);
  const exitCode = await prober.exitCode;
  if (exitCode === noBrowserExitCode) {
    demo.skip(
      'probes, review and release of the uploaded game: Chromium was not found or did not start. Set RIALTO_CHROMIUM to its path.',
    );
    return false;
  }
  demo.expect(exitCode === 0, 'the prober exits with code 0');
  await waitForState(demo, version, 'review');
  demo.printer.passed(
    `${version} renders, and three rounds of other agents replay to the same result: it waits for review.`,
  );
  return true;
}

/** The operator reviews the queue and approves. @param {DemoEnvironment} demo @param {string} version */
async function review(demo, version) {
  const { versions } = await demo.readOperator('/arcade/api/v1/admin/review');
  demo.expect(
    versions.some((/** @type {any} */ queued) => queued.slug === slug && queued.version === version),
    'the version is in the review queue',
  );
  const reason = 'It renders the engine states, and its certificate is valid.';
  await demo.actAsOperator(`/arcade/api/v1/admin/games/${slug}/versions/${version}/approve`, { reason });
  demo.printer.line('operator', `approves ${slug} ${version} from the review queue`);
}

/** @param {DemoEnvironment} demo @param {string} version @param {string} state */
async function waitForState(demo, version, state) {
  const path = `/arcade/api/v1/admin/games/${slug}/versions/${version}`;
  for (const deadlineMs = performance.now() + timeoutMs; performance.now() < deadlineMs; await setTimeout(pollMs))
    if ((await demo.readOperator(path)).state === state) return;
  demo.expect(false, `${version} reaches the state ${state}`);
}

/** @param {DemoEnvironment} demo */
async function verifyEvidence(demo) {
  await runAction(demo, 'evidence', '1.0.0');
  const file = join(demo.folderOf('river-lamps'), 'evidence.ndjson');
  const verifier = demo.startRialto('auditor', ['verify-certificate', file, '--keys', keysUrl(demo)]);
  await demo.waitForExit(verifier);
  demo.checkStep(
    /^VALID/.test(verifier.lines[0] ?? ''),
    'The certificate verifies offline: signature, logs and replayed rounds.',
  );
}

/** @param {DemoEnvironment} demo */
async function verifyReleaseLog(demo) {
  const file = join(demo.folderOf('auditor'), 'releases.ndjson');
  const log = await demo.readText(`${demo.arcadeUrl}/api/v5/releases/log`);
  writeFileSync(file, log);
  const verifier = demo.startRialto('auditor', ['verify-releases', file, '--keys', keysUrl(demo)]);
  await demo.waitForExit(verifier);
  const entries = log.trim().split('\n').length - 1;
  demo.checkStep(/^VALID/.test(verifier.lines[0] ?? ''), `All ${entries} entries of the release log verify offline.`);
}

/** @param {DemoEnvironment} demo */
function keysUrl(demo) {
  return `${demo.arcadeUrl}/.well-known/rialto-keys.json`;
}
