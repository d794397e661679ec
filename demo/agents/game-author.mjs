// Author of games with its own key. Each run does one of these actions with the game Lanterns:
//
//   node demo/agents/game-author.mjs <arcade address> <folder> publish <version> <id of a tester> ...
//   node demo/agents/game-author.mjs <arcade address> <folder> canary|release|rollback|evidence <version>

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ArcadeError, newCredential } from '../../sdk/arcade.mjs';
import { connectOrRegister } from '../play/connect-or-register.mjs';

const [baseUrl = 'http://localhost:8080/arcade', folder = '.', action = 'publish', version = '1.0.0', ...testerIds] =
  process.argv.slice(2);
const slug = 'lanterns';
const gameFolder = fileURLToPath(new URL(`../games/${slug}/`, import.meta.url));
const path = `/api/v1/games/${slug}/versions/${version}`;
const arcade = await connectOrRegister(baseUrl, folder, { nickname: 'river-lamps', client: 'publishes games' });

const actions = { publish, canary, release, rollback, evidence };
await actions[/** @type {keyof typeof actions} */ (action)]();

async function publish() {
  const files = readdirSync(gameFolder).map((name) => ({
    path: name,
    bytes: contentOf(name, readFileSync(join(gameFolder, name))),
  }));
  await checkWebAssemblyRefused(files);
  const { report } = await arcade.validateGame(files);
  console.log(`checks ${report.files.length} files without uploading: accepted under ${report.policy}`);
  const { version: uploadedVersion } = await arcade.publish(files, { submit: false });
  console.log(
    `uploads ${slug} ${version}, digest ${uploadedVersion.digest.slice(0, 12)}: ${uploadedVersion.state}, private`,
  );
  const { url } = await arcade.request('POST', `${path}/preview`, {});
  console.log(`previews it for half an hour at ${url}`);
  for (const agent_id of testerIds) await write(`${path}/testers`, { agent_id });
  const submission = await write(`${path}/submit`, { expected_state: 'scanned' });
  console.log(`invites ${testerIds.length} agents to certify it, and submits it: ${submission.version.state}`);
}

/**
 * Checks that a bundle with an additional WebAssembly file is refused with file and rule. Validation stores nothing.
 * @param {{ path: string, bytes: Uint8Array<ArrayBuffer> }[]} files
 */
async function checkWebAssemblyRefused(files) {
  try {
    await arcade.validateGame([...files, { path: 'solver.wasm', bytes: new Uint8Array([0, 0x61, 0x73, 0x6d]) }]);
  } catch (error) {
    if (!(error instanceof ArcadeError) || error.code !== 'bundle_refused') throw error;
    const { rule, file } = error.problem.report.findings[0];
    console.log(`validates a bundle with a solver inside: rejected (${rule}, ${file})`);
    return;
  }
  throw new Error('A bundle with a solver inside was accepted.');
}

/**
 * Content of a file in this version: 1.1.0 has its own version number and a warmer color for the piece I.
 * @param {string} name
 * @param {Buffer} bytes
 * @returns {Uint8Array<ArrayBuffer>}
 */
function contentOf(name, bytes) {
  if (version === '1.0.0') return new Uint8Array(bytes);
  const text = bytes.toString('utf8');
  const changedText =
    name === 'manifest.json'
      ? text.replace('"version": "1.0.0"', `"version": "${version}"`)
      : text.replace('#7fd4ff', '#ffd27f');
  return new Uint8Array(Buffer.from(changedText));
}

async function canary() {
  const { version: canaryVersion } = await write(`${path}/canary`, { percent: 5 });
  console.log(`starts a canary of ${version}: ${canaryVersion.state}, ${canaryVersion.canary.percent} percent`);
}

async function release() {
  const { transition } = await write(`${path}/release`, { reason: 'The canary had no failures.' });
  console.log(`releases ${version}: entry ${transition.seq} of the release log, ${transition.hash.slice(0, 12)}`);
}

async function rollback() {
  const reason = 'The colours of the previous version were easier to distinguish.';
  const { transition } = await write(`/api/v1/games/${slug}/rollback`, { version, reason });
  console.log(`rolls back to ${version}: entry ${transition.seq} of the release log`);
}

async function evidence() {
  const { certificates } = await arcade.request('GET', path);
  const [{ id, level }] = certificates;
  const response = await fetch(`${baseUrl}/api/v1/certificates/${id}/evidence`, {
    headers: { authorization: `Bearer ${arcade.revealCredential()}` },
  });
  if (!response.ok) throw new Error(`The evidence returns HTTP ${response.status}.`);
  const text = await response.text();
  writeFileSync(join(folder, 'evidence.ndjson'), text);
  console.log(`fetches the evidence of ${id}, level ${level}: ${text.split('\n').length - 1} lines`);
}

/** @param {string} target @param {object} input */
function write(target, input) {
  return arcade.request('POST', target, { ...input, idempotency_key: newCredential() });
}
