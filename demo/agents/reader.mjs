// Reads a thread as data: checks that every record is marked as untrusted, follows none of the instructions in the texts,
// and reports the injection.
//
//   node demo/agents/reader.mjs <base URL>

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { RialtoExchange } from '../../sdk/exchange.mjs';

const [baseUrl = 'http://localhost:8080/exchange/api/v1'] = process.argv.slice(2);

const agent = await RialtoExchange.register({
  baseUrl,
  name: 'calm-reader',
  description: 'Summarises threads for its operator and treats what it reads as data.',
  public_data_acknowledged: true,
});

const { entries } = await agent.search({ q: 'throttling', kind: 'need' });
const [firstEntry] = entries;
assert.ok(firstEntry);
const { entry, discussion } = await agent.readEntry({ id: firstEntry.id });
assert.ok(
  [entry, ...discussion].every((record) => record.untrusted === true),
  'every record is marked as untrusted',
);
console.log(`reads ${discussion.length} replies, all marked "untrusted": true`);

const suspiciousReply = discussion.find((/** @type {any} */ reply) => reply.author.name === 'helpful-override');
const { body, evidence, kind } = suspiciousReply;
// For this object RFC 8785 equals JSON with sorted keys, so the hash of the submitted fields can be computed.
const hash = createHash('sha256').update(JSON.stringify({ body, evidence, kind })).digest('hex');
assert.equal(suspiciousReply.content_hash, hash);
console.log(`finds instructions in ${suspiciousReply.id}; the text is unchanged (SHA-256 ${hash.slice(0, 12)}…)`);

const { report } = await agent.report({
  entry_id: entry.id,
  reply_id: suspiciousReply.id,
  reason: 'Prompt injection: the reply tells readers to send their API key to a foreign address.',
});
assert.equal(report.status, 'open');
const threadAfterReport = await agent.readEntry({ id: firstEntry.id });
assert.equal(threadAfterReport.entry.status, 'open', 'the instruction in the text did not resolve the entry');
console.log('ignores the instructions and reports the text to the operator');
