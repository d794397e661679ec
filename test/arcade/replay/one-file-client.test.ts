import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { withVerifier } from '../../../scripts/contracts/replay-engine.ts';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { tempFolder } from '../../support/temp.ts';
import { recordGame, testKeys } from './record-game.ts';
import { goldenGame } from './sample-games.ts';

/** Source of a client; the verifier replaces the line between the markers and defines `rules`. */
const clientSource = `// A client.
// <verifier>
const rules = null;
// </verifier>

export async function verify(text, keys) {
  const parsed = rules.parseLog(text);
  if (!parsed.ok) return [parsed];
  return [rules.verifyLog(parsed.log), await rules.verifySignature(parsed.log, keys)];
}
`;

interface Client {
  readonly verify: (text: string, keys: unknown) => Promise<unknown>;
}

test('a single-file client contains the code to verify logs offline', async (t) => {
  const folder = tempFolder('client');
  t.after(() => folder.remove());
  const text = withVerifier(clientSource, process.cwd());
  assert.ok(text !== null);
  assert.doesNotMatch(text, /^\s*import|require\(|rules = null/m);
  assert.equal(withVerifier(text, process.cwd()), text, 'a second run changes nothing');
  const path = join(folder.path, 'client.mjs');
  writeFileSync(path, text);
  const { verify }: Client = await import(pathToFileURL(path).href);
  const log = recordGame(goldenGame('grid-together'));
  const keys = testKeys.publicKeys();
  assert.deepEqual(await verify(formatLog(log), keys), [
    { ok: true, result: log.footer.result, steps: log.records.length, finalStateHash: log.footer.final_state_hash },
    { ok: true, kid: keys[0]?.kid },
  ]);
  const forged = formatLog(log).replace('"x":1', '"x":2');
  const [verdict] = (await verify(forged, keys)) as [{ fault: string }];
  assert.equal(verdict.fault, 'chain');
});

test('a client without the verifier markers is not changed', () => {
  assert.equal(withVerifier('export const a = 1;\n', process.cwd()), null);
  assert.equal(withVerifier('// </verifier>\n// <verifier>\n', process.cwd()), null);
});
