import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { engineEntries } from '../../../src/arcade/engines/entries.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { verifySignature } from '../../../src/arcade/replays/log/verify-signature.ts';
import { recordGame, testKeys } from './record-game.ts';
import { goldenGame } from './sample-games.ts';

const folder = new URL('./golden/', import.meta.url);
const recordedNames = ['tetris-duration', 'grid-line', 'grid-together'];

// RIALTO_RECORD=logs records the logs again and fails a test, so that the variable is not left set.
if (process.env['RIALTO_RECORD'] === 'logs') {
  test('recorded logs are written again on request', () => {
    for (const name of recordedNames) {
      writeFileSync(new URL(`${name}.ndjson`, folder), formatLog(recordGame(goldenGame(name))));
    }
    assert.fail('Recorded. Explain in the commit why earlier logs are rejected, and run again without RIALTO_RECORD.');
  });
}

const texts = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

for (const [name, text] of texts) {
  test(`the log ${name} of an earlier build parses, replays and verifies`, async () => {
    const parseResult = parseLog(text);
    assert.ok(parseResult.ok, JSON.stringify(parseResult));
    const { log } = parseResult;
    assert.equal(formatLog(log), text);
    // The rules are unchanged while this passes, even if their source changed.
    const verdict = verifyLog(log, nodeHashing, { [log.header.engine]: log.header.engine_build });
    assert.equal(verdict.ok, true, JSON.stringify(verdict));
    assert.equal((await verifySignature(log, testKeys.publicKeys())).ok, true);
  });
}

test('recorded logs cover every engine', () => {
  const engines = texts.map(([, text]) => /"engine":"([^"]+)"/.exec(text)?.[1]);
  for (const { id } of engineEntries) assert.ok(engines.includes(id), id);
});
