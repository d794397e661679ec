import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { ownFolder, type Serving, serving } from '../../cli/rialto.ts';
import { assertNowhere, canary, filesBelow } from '../../support/canaries.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { beginTrial, type LeadSink, type LeadSource, leadSource, startLeadSink } from '../../support/relay.ts';
import { httpAnswer } from '../../support/tls-sink.ts';

// Leads with texts that stand nowhere by chance go down every path; they are found in none of the
// places where something of them could have been left.

const adminKey = canary();

/** What the destination does with a request, by the last part of its path. */
const paths = ['delivered', 'refused', 'failed', 'redirected', 'hung-up', 'garbage', 'held'] as const;

describe('nothing of a lead is kept', () => {
  test('on any path, nor by a server that is killed in the middle', { timeout: 120_000 }, async (t) => {
    const lead = await startSink();
    t.after(() => lead.close());
    const settings = {
      ...ownFolder(t),
      ...(lead.environment as Record<string, string>),
      RIALTO_LOG_LEVEL: 'trace',
      RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex'),
    };
    const first = await serving(t, settings);
    const source = await beginTrial(first.url);
    const planted: string[] = [];
    for (const path of paths.filter((each) => each !== 'held')) await deliverTo(source, lead, path, planted);
    await sendUnfit(source, lead, planted);
    await assertKeptNothing(first, settings.RIALTO_DATA_DIR, planted);

    const held = order(lead, 'held', planted);
    const cut = source.deliver(held.key, held.body).catch((error: unknown) => error);
    await eventually('the lead is there', () => lead.sink.requests.some(({ line }) => line.includes('/held')));
    first.child.kill('SIGKILL');
    await first.ended;
    assert.ok((await cut) instanceof Error);
    assertNowhere(planted, filesBelow(settings.RIALTO_DATA_DIR));

    const second = await serving(t, settings);
    const again = leadSource(second.url, source.apiKey, source.accountId);
    const answer = await again.deliver(held.key, held.body);
    assertProblem(answer, 424, 'delivery_ambiguous');
    assert.equal(answer.body.receipt.attempts[0].error_class, 'process_lost_after_mark');
    await assertKeptNothing(second, settings.RIALTO_DATA_DIR, planted);
    second.child.kill('SIGTERM');
    assert.equal((await second.ended).code, 0);
    assertNowhere(planted, filesBelow(settings.RIALTO_DATA_DIR));
  });
});

test('the search finds what stands in the middle of a file in any form', () => {
  const text = canary();
  const around = Buffer.from(`{"email":"${text}@mail.example"}`);
  for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const)
    for (const start of [0, 1, 2]) {
      const file = Buffer.from(`noise ${around.subarray(start).toString(form)} noise`);
      assert.throws(() => assertNowhere([text], new Map([['a file', file]])), /stands in a file/, `${form} ${start}`);
    }
  assertNowhere([text], new Map([['a file', Buffer.from(canary())]]));
});

function startSink(): Promise<LeadSink> {
  return startLeadSink({
    onRequest(socket, { line, body }) {
      const echoed = body.toString('utf8');
      if (line.includes('/delivered')) socket.write(httpAnswer('200 OK', echoed));
      if (line.includes('/refused')) socket.write(httpAnswer('422 Unprocessable Content', echoed));
      if (line.includes('/failed')) socket.write(httpAnswer('500 Internal Server Error', echoed));
      if (line.includes('/redirected'))
        socket.write(httpAnswer('302 Found', '', `Location: ${line.split(' ')[1]}\r\n`));
      if (line.includes('/hung-up')) socket.destroy();
      if (line.includes('/garbage')) socket.write(`${echoed}\r\n\r\n`);
    },
  });
}

async function deliverTo(source: LeadSource, lead: LeadSink, path: (typeof paths)[number], planted: string[]) {
  const { key, body } = order(lead, path, planted);
  const answer = await source.deliver(key, body);
  assert.equal(answer.status, path === 'delivered' ? 200 : 424, answer.text);
  const receipt = path === 'delivered' ? answer.body : answer.body.receipt;
  assert.equal(receipt.idempotency_key, key);
  planted.push(receipt.payload_sha256, receipt.destination_sha256);
  if (path !== 'delivered') await source.deliver(key, body, { replay: true });
  await source.deliver(key, { ...body, destination: `${body.destination}${plant(planted)}` });
  await source.get('/deliveries/lookup', [['Idempotency-Key', key]]);
}

/** Requests that are refused, whose answers must not repeat what was sent. */
async function sendUnfit(source: LeadSource, lead: LeadSink, planted: string[]) {
  const { key, body } = order(lead, 'delivered', planted);
  const unfit = [
    { ...body, [plant(planted)]: 1 },
    { ...body, lead: { ...body.lead, email: plant(planted) } },
    { ...body, lead: { ...body.lead, phone: plant(planted) } },
    { ...body, destination: `https://${plant(planted)}.internal/${plant(planted)}` },
    { ...body, destination: `https://u:${plant(planted)}@a.com/` },
    { ...body, destination: body.destination.replace(/:\d+/, ':1') },
  ];
  for (const each of unfit) {
    const answer = await source.deliver(key, each);
    assert.equal(answer.status, 400, answer.text);
    assertNowhere(planted, new Map([['a refusal', Buffer.from(answer.text)]]));
  }
}

async function assertKeptNothing({ url, output }: Serving, dataDir: string, planted: readonly string[]) {
  const metrics = await send(`${url}/metrics`, { headers: [bearer(adminKey)] });
  assert.equal(metrics.status, 200);
  assert.match(output(), /"answered"/);
  assertNowhere(
    planted,
    new Map([
      ['the output', Buffer.from(output())],
      ['the metrics', Buffer.from(metrics.text)],
    ]),
  );
  const files = filesBelow(dataDir);
  assert.ok(
    [...files.keys()].some((name) => name.endsWith('.sqlite-wal')),
    [...files.keys()].join(),
  );
  assertNowhere(planted, files);
}

function plant(planted: string[]): string {
  const text = canary();
  planted.push(text);
  return text;
}

/** A lead with a text of its own in each of its members. */
function order(lead: LeadSink, path: (typeof paths)[number], planted: string[]) {
  const text = () => plant(planted);
  return {
    key: `key ${text()}`,
    body: {
      destination: `${new URL(lead.destination).origin}/${text()}/${path}?token=${text()}`,
      lead: {
        name: text(),
        email: `${text()}@${text()}.example`,
        source: text(),
        message: `A "quoted" \\ text\n${text()} ä`,
        external_id: text(),
        campaign: text(),
        consent: { granted: true, at: '2026-01-31T10:00:00Z', page_url: `https://shop.example/${text()}` },
        extra: { note: text() },
      },
    },
  };
}
