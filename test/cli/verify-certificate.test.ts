import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { signCertificate } from '../../src/arcade/games/rules/certificate.ts';
import { verifyCertificateFile } from '../../src/cli/verify/verify-certificate-file.ts';
import { certify, evidenceOf, evidenceText, recordRound } from '../arcade/games/certification/rounds.ts';
import { forgersKeys, withForgedSignature } from '../arcade/replay/forge.ts';
import { testKeys } from '../arcade/replay/record-game.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

const logs = ['one', 'two', 'three'].map((name) => recordRound(name));
const certificate = certify(logs);
const keys = testKeys.publicKeys();
const verifyText = (text: string) => verifyCertificateFile(new TextEncoder().encode(text), keys);
const faultOf = async (text: string) => {
  const report = await verifyText(text);
  return report.ok ? null : report.fault;
};
const signChangedCertificate = (change: object) =>
  signCertificate({ ...certificate, ...change }, (text) => testKeys.sign(text));

describe('rialto verify-certificate', () => {
  test('replays the rounds of the evidence and prints what it verified, and exits with 1 for an incomplete file and 2 without keys or a file', async (t) => {
    const file = writeTempFile(t, evidenceText(certificate, logs));
    const keysFile = writeTempFile(t, JSON.stringify({ keys }));
    const { code, output } = await rialto(['verify-certificate', file, '--keys', keysFile], {});
    assert.equal(code, 0, output);
    assert.match(output, /^VALID: /);
    assert.match(output, /^ok +rounds: 3 logs/m);
    const incompleteFile = writeTempFile(t, evidenceText(certificate, logs.slice(1)));
    assert.equal((await rialto(['verify-certificate', incompleteFile, '--keys', keysFile], {})).code, 1);
    assert.equal((await rialto(['verify-certificate', file], {})).code, 2, 'keys are required');
    assert.equal((await rialto(['verify-certificate', `${file}.none`, '--keys', keysFile], {})).code, 2);
  });

  test('verifies only the signature when there are no logs', async () => {
    const report = await verifyText(JSON.stringify(certificate));
    assert.deepEqual(report.ok && report.logs, 0);
    assert.equal(await faultOf(JSON.stringify({ ...certificate, version: '2.0.0' })), 'signature');
    const forgedCertificate = signCertificate(certificate, (text) => forgersKeys.sign(text));
    assert.equal(await faultOf(JSON.stringify(forgedCertificate)), 'signature');
  });

  test('rejects files that are not certificates', async () => {
    for (const text of ['', '{}', 'null', '[]', '\n', JSON.stringify({ certificate: {} })])
      assert.equal(await faultOf(text), 'text', text);
  });

  test('rejects a signed certificate that its logs do not reproduce', async () => {
    for (const change of [
      { evidence_root: 'a'.repeat(64) },
      { aggregates: { ...certificate.aggregates, rounds: 4 } },
      { builds: [] },
      { rounds: certificate.rounds.map((round) => ({ ...round, certifiers: [7] })) },
      { engine: 'turn-grid-v2' },
    ])
      assert.equal(
        await faultOf(evidenceText(signChangedCertificate(change), logs)),
        'mismatch',
        JSON.stringify(change),
      );
    assert.equal(
      await faultOf(evidenceText(signChangedCertificate({ digest: `sha256:${'e'.repeat(64)}` }), logs)),
      'log',
    );
    assert.equal(await faultOf(evidenceText(certificate, logs.toReversed())), 'mismatch');
  });

  test('rejects logs that are changed, missing, duplicated, of other purposes or not signed by the platform', async () => {
    const [firstLog, secondLog, thirdLog] = logs as [(typeof logs)[0], (typeof logs)[0], (typeof logs)[0]];
    const text = evidenceText(certificate, logs);
    assert.equal(await faultOf(text.replace('"seat":0', '"seat":1')), 'log');
    assert.equal(await faultOf(evidenceText(certificate, [firstLog, secondLog])), 'rounds');
    assert.equal(await faultOf(evidenceText(certificate, [firstLog, secondLog, thirdLog, thirdLog])), 'rounds');
    assert.equal(await faultOf(evidenceText(certificate, [firstLog, secondLog, secondLog])), 'mismatch');
    for (const name of ['forger', 'trusted key'] as const)
      assert.equal(
        await faultOf(evidenceText(certificate, [firstLog, secondLog, withForgedSignature(thirdLog, name)])),
        'log',
      );
    const practiceRound = recordRound('four', { purpose: 'practice' });
    assert.equal(
      await faultOf(evidenceText(certify([firstLog, secondLog, practiceRound]), [firstLog, secondLog, practiceRound])),
      'log',
    );
  });

  test('rejects incomplete rounds and a P4 certificate with one agent in two rounds', async () => {
    const [firstLog, secondLog] = logs as [(typeof logs)[0], (typeof logs)[0]];
    const incompleteRound = recordRound('short', {}, 0);
    assert.equal(
      await faultOf(
        evidenceText(certify([firstLog, secondLog, incompleteRound]), [firstLog, secondLog, incompleteRound]),
      ),
      'incomplete',
    );
    const secondRound = recordRound('five', { players: firstLog.header.players });
    const repeatedRounds = [firstLog, secondLog, secondRound];
    assert.equal(await faultOf(evidenceText(certify(repeatedRounds, 'P3'), repeatedRounds)), null);
    assert.equal(await faultOf(evidenceText(certify(repeatedRounds, 'P4'), repeatedRounds)), 'rounds');
    assert.equal(evidenceOf(secondRound).result.reason, 'top_out');
  });
});

let fileCount = 0;
function writeTempFile(t: TestContext, text: string): string {
  const folder = tempFolder('certificates');
  t.after(() => folder.remove());
  fileCount += 1;
  const file = join(folder.path, `${fileCount}.ndjson`);
  writeFileSync(file, text);
  return file;
}
