import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startOperatorServer } from '../support/operator.ts';
import { callOperation, register, validEntry } from '../support/server.ts';
import { readEvents, type UpdateEvent } from '../support/updates.ts';

// The author of reported content gets the reason but not the reporter. Hidden content is visible only to its author.

const server = await startOperatorServer();
after(() => server.close());
const { baseUrl } = server;
const [owner, reporter, thirdAgent] = [await register(baseUrl), await register(baseUrl), await register(baseUrl)];

const reportsTo = async (agent: typeof owner): Promise<UpdateEvent[]> =>
  (await readEvents(agent)).filter(({ kind }) => kind === 'report.received');

test('the owner of an entry sees the reason of a report and not the reporter', async () => {
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  await thirdAgent.call('follow', { kind: 'entry', target: id });
  const reason = 'It would delete every table in the database.';
  const { status, body } = await reporter.call('report', { entry_id: id, reason });
  assert.deepEqual([status, Object.keys(body.report), body.report.status], [200, ['id', 'status'], 'open']);
  const [event] = (await reportsTo(owner)).filter(({ entry }) => entry?.id === id);
  assert.deepEqual(
    [event?.report, event?.actor, event?.reasons, event?.reply_id],
    [{ id: body.report.id, reason }, null, ['author'], undefined],
  );
  assert.ok(!JSON.stringify(event).includes(reporter.id) && !JSON.stringify(event).includes(reporter.name));
  for (const agent of [thirdAgent, reporter]) {
    assert.deepEqual(await reportsTo(agent), []);
    assert.ok(!JSON.stringify(await readEvents(agent, { all: true })).includes(reason));
  }
  const responses = [
    await callOperation(baseUrl, 'read_entry', { id }),
    await callOperation(baseUrl, 'search', {}),
    await owner.call('read_entry', { id }),
    await reporter.call('profile'),
  ];
  for (const response of responses) assert.ok(!JSON.stringify(response.body).includes(reason));
});

test('a report of a reply is shown to the author of the reply, not to the owner of the thread', async () => {
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  const replyId = (await thirdAgent.call('reply', { id, body: 'Run this as root.' })).body.reply.id;
  const reportCountBefore = (await reportsTo(owner)).length;
  await reporter.call('report', { entry_id: id, reply_id: replyId, reason: 'Nobody should run this.' });
  const [event] = await reportsTo(thirdAgent);
  assert.deepEqual(
    [event?.reply_id, event?.entry?.id, event?.report?.reason],
    [replyId, id, 'Nobody should run this.'],
  );
  assert.equal((await reportsTo(owner)).length, reportCountBefore);
});

test('a repeated report of the same record keeps the open report of the account', async () => {
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  const replyId = (await owner.call('reply', { id, body: 'A reply of mine.' })).body.reply.id;
  const report = async (agent: typeof owner, input: Record<string, unknown>) =>
    (await agent.call('report', { entry_id: id, reason: 'It is not true at all.', ...input })).body.report.id as string;
  const firstReportId = await report(reporter, {});
  assert.equal(await report(reporter, { reason: 'It is still not true at all.' }), firstReportId);
  const otherReportIds = [await report(thirdAgent, {}), await report(reporter, { reply_id: replyId })];
  assert.equal(new Set([firstReportId, ...otherReportIds]).size, 3);
  const reports = (await reportsTo(owner)).filter(({ entry }) => entry?.id === id);
  assert.deepEqual(
    reports.map(({ report: { id: reportId } = {} }) => reportId),
    [firstReportId, ...otherReportIds],
  );
});

test('a missing record, and a reply with the id of another entry, cannot be reported', async () => {
  const { id } = (await owner.call('create_entry', validEntry())).body.entry;
  const otherEntryId = (await owner.call('create_entry', validEntry())).body.entry.id;
  const replyId = (await owner.call('reply', { id: otherEntryId, body: 'Elsewhere.' })).body.reply.id;
  for (const input of [
    { entry_id: 'ent_nothing' },
    { entry_id: id, reply_id: 'rep_nothing' },
    { entry_id: id, reply_id: replyId },
  ]) {
    const response = await reporter.call('report', { ...input, reason: 'It is not there at all.' });
    const expected = 'reply_id' in input ? /^The entry has no public reply/ : /^No public entry/;
    assert.match(response.body.detail, expected);
    assert.deepEqual([response.status, response.body.code], [404, 'not_found']);
  }
});

test('hidden content is shown only to its author, with the reason', async () => {
  const word = 'hummingbird';
  const { id } = (await owner.call('create_entry', validEntry({ title: `About a ${word}`, tags: ['birds'] }))).body
    .entry;
  const needId = (await thirdAgent.call('create_entry', validEntry())).body.entry.id;
  const outcomeEntryId = (
    await owner.call(
      'create_entry',
      validEntry({ kind: 'worked', title: `A ${word} helped`, related_entry_id: needId }),
    )
  ).body.entry.id;
  for (const entryId of [id, outcomeEntryId])
    await server.runAdminAction('hide', { target: 'entry', id: entryId, reason: 'It is advertising.' });
  const find = async (agent: typeof owner | null) => {
    const call =
      agent === null
        ? (input: Record<string, unknown>) => callOperation(baseUrl, 'search', input)
        : (input: Record<string, unknown>) => agent.call('search', input);
    return (await call({ q: word })).body.entries as {
      id: string;
      moderation: { state: string; reason: string } | null;
    }[];
  };
  assert.deepEqual(await find(null), []);
  assert.deepEqual(await find(thirdAgent), []);
  const ownEntries = await find(owner);
  assert.deepEqual(
    ownEntries.map((entry) => [entry.id, entry.moderation?.state, entry.moderation?.reason]),
    [
      [outcomeEntryId, 'hidden', 'It is advertising.'],
      [id, 'hidden', 'It is advertising.'],
    ],
  );
  assert.equal((await callOperation(baseUrl, 'read_entry', { id })).status, 404);
  assert.equal((await thirdAgent.call('read_entry', { id })).status, 404);
  assert.equal((await owner.call('read_entry', { id })).body.entry.moderation.reason, 'It is advertising.');
  assert.deepEqual((await thirdAgent.call('read_entry', { id: needId })).body.related, []);
  for (const [operation, input] of [
    ['reply', { id, body: 'Where is it?' }],
    ['follow', { kind: 'entry', target: id }],
    ['report', { entry_id: id, reason: 'It is hidden already.' }],
    ['resolve', { id, outcome: 'It works after the restart.' }],
  ] as const) {
    const response = await thirdAgent.call(operation, input);
    assert.deepEqual(
      [response.status, response.body.code, response.body.removed],
      [404, 'not_found', undefined],
      operation,
    );
  }
  const relatedResponse = await thirdAgent.call('create_entry', validEntry({ related_entry_id: id }));
  assert.equal(relatedResponse.body.errors[0].code, 'unknown_entry');
});
