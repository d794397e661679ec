// Verifies receipts offline with the relay's public keys, and rejects a changed receipt.
//
//   node demo/agents/receipt-auditor.mjs <folder with the client libraries> <destination> <receipts.json>...

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [clientFolder = '', destination = '', ...files] = process.argv.slice(2);
const { verifyReceipt } = await import(pathToFileURL(join(clientFolder, 'rialto-relay.mjs')).href);

let verifiedCount = 0;
for (const file of files) {
  const { keys, receipts } = JSON.parse(readFileSync(file, 'utf8'));
  for (const receipt of receipts) {
    const verdict = await verifyReceipt(receipt, keys, { destination });
    assert.ok(verdict.ok, verdict.detail);
    verifiedCount += 1;
  }
  const otherDestinationVerdict = await verifyReceipt(receipts[0], keys, { destination: `${destination}/elsewhere` });
  assert.equal(otherDestinationVerdict.fault, 'destination');
  const [, replayedReceipt] = receipts;
  const forgedVerdict = await verifyReceipt({ ...replayedReceipt, attempts: replayedReceipt.attempts.slice(1) }, keys);
  assert.equal(forgedVerdict.fault, 'signature');
}
console.log(`verifies ${verifiedCount} receipts offline: valid, and of this destination`);
console.log('removes the failed attempt and verifies again: rejected (signature)');
