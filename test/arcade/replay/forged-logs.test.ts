import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import type { ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { verifyBothWays, verifyForgedLog, verifyText, withForgedSignature, withNewChain } from './forge.ts';
import { changedWithChain, changedWithoutChain, grid, invalidTexts, otherSeed, tetris } from './forged-cases.ts';
import { recordGame } from './record-game.ts';
import { goldenGame } from './sample-games.ts';

describe('verification of a forged log', () => {
  for (const [title, forged, expectedFault] of changedWithoutChain) {
    test(`fails when ${title}`, async () => {
      const [faultOfObject, faultOfText] = await verifyBothWays(forged);
      assert.equal(faultOfObject, expectedFault);
      // A change that formatLog does not serialize cannot be detected in the text.
      const isUnchangedText = [tetris, grid].some((log) => formatLog(log) === formatLog(forged));
      assert.ok(faultOfText === expectedFault || faultOfText === 'text' || isUnchangedText, `${faultOfText}`);
    });
  }

  for (const [title, forged, expectedFault] of changedWithChain) {
    test(`fails with a recomputed chain when ${title}`, async () => {
      assert.equal(await verifyForgedLog(withNewChain(forged)), expectedFault);
      assert.notEqual(await verifyForgedLog(withForgedSignature(withNewChain(forged), 'forger')), null);
      assert.notEqual(await verifyForgedLog(withForgedSignature(withNewChain(forged), 'trusted key')), null);
    });
  }

  test('fails for a valid log of a game that the platform did not run', async () => {
    const selfSigned = withForgedSignature(recordGame({ ...goldenGame('grid-line'), serverSeed: otherSeed }), 'forger');
    assert.equal(verifyLog(selfSigned, nodeHashing).ok, true);
    assert.equal(await verifyForgedLog(selfSigned), 'unknown_key');
  });

  test('fails for a text or an object that is not a log', async () => {
    for (const text of [
      '',
      '\n',
      '{}',
      '{"header":{}}\n{"footer":{}}\n',
      'null\nnull\n',
      '[]\n[]\n',
      '\n\n\n',
      '{"header":1}\n',
    ]) {
      assert.equal(await verifyText(text), 'text', JSON.stringify(text));
    }
    for (const log of [
      {},
      { header: null },
      { header: [], records: [], footer: [] },
      { ...tetris, records: null },
      { ...tetris, records: [null] },
    ]) {
      assert.equal(await verifyForgedLog(log as ReplayLog), 'malformed', JSON.stringify(log).slice(0, 100));
    }
  });
});

describe('the text of a log', () => {
  const text = formatLog(grid);
  for (const [title, invalidText] of Object.entries(invalidTexts(text))) {
    test(`is rejected when it is not the output of formatLog: ${title}`, async () => {
      assert.notEqual(invalidText, text);
      assert.equal(await verifyText(invalidText), 'text');
    });
  }

  test('is rejected with the number of the invalid line and without its content', () => {
    const parseResult = parseLog(text.replace('"n":3,', '"n":03,'));
    assert.deepEqual(parseResult, {
      ok: false,
      fault: 'text',
      line: 4,
      detail: 'This line is not a valid record in canonical JSON.',
    });
  });
});
