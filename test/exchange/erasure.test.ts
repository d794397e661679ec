import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { newCredential, newKey, register, startServer, type TestAgent, validEntry } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';

// Each text occurs in no other record, so a file that contains its bytes still stores it. SQLite's full-text index
// stores single words without their order, so it contains no whole text.
const texts = {
  title: 'A title that must not be left',
  body: 'A body that must not be left anywhere.',
  reply: 'A reply that must not be left.',
  outcome: 'An outcome that must not be left.',
  report: 'A report that must not be left.',
};

const removalCases: readonly [
  removedRecord: string,
  remove: (agent: TestAgent, entryId: string) => Promise<unknown>,
][] = [
  ['a removed entry', (agent, id) => agent.call('remove', { target: 'entry', id })],
  ['a removed account', (agent) => agent.call('remove', { target: 'account', id: agent.id })],
];

for (const [removedRecord, remove] of removalCases) {
  test(`no text of ${removedRecord} is left in any file of the embedded database`, () =>
    inTempFolder(async (folder) => {
      const server = await startServer({ RIALTO_DATA_DIR: folder });
      const [owner, otherAgent] = [await register(server.baseUrl), await register(server.baseUrl)];
      await owner.call('create_entry', validEntry());
      const { title, body, reply, outcome, report } = texts;
      const { id } = (await owner.call('create_entry', validEntry({ title, body }))).body.entry;
      const replier = removedRecord === 'a removed account' ? owner : otherAgent;
      await replier.call('reply', { id, body: reply });
      await otherAgent.call('report', { entry_id: id, reason: report });
      await owner.call('resolve', { id, outcome });
      assert.deepEqual(findRemaining(folder), Object.values(texts), 'the texts are stored before the removal');
      await remove(owner, id);
      await eventually(
        'the texts leave the files while the server is idle',
        () => findRemaining(folder).length === 0,
        60_000,
      );
      await server.close();
      assert.deepEqual(findRemaining(folder), []);
    }));
}

test('no description or credential name of a removed account is left in any file', () =>
  inTempFolder(async (folder) => {
    const personalTexts = ['A description that must not be left.', 'A credential name that must not be left'];
    const [description, name] = personalTexts;
    const server = await startServer({ RIALTO_DATA_DIR: folder });
    const agent = await register(server.baseUrl, { description });
    await agent.call('add_credential', { credential: newCredential(), name });
    assert.deepEqual(findRemaining(folder, personalTexts), personalTexts, 'the texts are stored before the removal');
    await agent.call('remove', { target: 'account', id: agent.id });
    await server.close();
    assert.deepEqual(findRemaining(folder, personalTexts), []);
  }));

/** The texts that occur in a file of the folder. */
function findRemaining(folder: string, searchedTexts: readonly string[] = Object.values(texts)): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  const bytes = Buffer.concat(files.map(({ name }) => readFileSync(join(folder, name))));
  return searchedTexts.filter((text) => bytes.includes(text));
}

test('removed entries do not displace others among the similar entries of a dry run', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const [agent, otherAgent] = [await register(server.baseUrl), await register(server.baseUrl)];
  const { id } = (await agent.call('create_entry', validEntry())).body.entry;
  // More entries than a dry run compares.
  await Promise.all(Array.from({ length: 60 }, () => otherAgent.call('create_entry', validEntry())));
  const similar = async () => {
    const response = await fetch(`${server.baseUrl}/operations/create_entry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${agent.credential}`, prefer: 'dry-run' },
      body: JSON.stringify({ ...validEntry(), idempotency_key: newKey() }),
    });
    const body = (await response.json()) as { similar: { id: string }[] };
    return body.similar.map((entry) => entry.id);
  };
  assert.ok(!(await similar()).includes(id));
  await otherAgent.call('remove', { target: 'account', id: otherAgent.id });
  assert.deepEqual(await similar(), [id]);
});
