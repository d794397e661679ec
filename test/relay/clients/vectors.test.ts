import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import type { DeliveryRequest } from '../../../src/relay/schemas.ts';
import { type FakeRelay, rawResponse, startFakeRelay } from '../../support/fake-relay.ts';
import { clientKinds, type OpenClient, type Outcome, someApiKey } from '../../support/relay-clients.ts';
import { vectors } from '../rules/vectors.ts';
import { apiKeyCases, deliveryCases, receiptCases, receiptChains, receiptKeys } from './shared-vectors.ts';

for (const kind of clientKinds) {
  describe(`the client in ${kind.name} with the shared test vectors`, { skip: kind.missing }, () => {
    let relay: FakeRelay;
    let client: OpenClient;
    before(async () => {
      relay = await startFakeRelay((socket) => socket.end(rawResponse('200 OK', { state: 'delivered' })));
      client = await kind.open({ url: relay.url, apiKey: someApiKey });
    });
    after(async () => {
      client?.close();
      await relay?.close();
    });

    test('sends each valid delivery unchanged with its idempotency key', async () => {
      for (const { name, request, idempotency_key: key, payload_sha256 } of deliveryCases.filter(
        (deliveryCase) => deliveryCase.valid,
      )) {
        const { response, error } = await deliver(client, request, key);
        assert.deepEqual(response, { state: 'delivered' }, `${name}: ${error?.message}`);
        const sentRequest = relay.requests.at(-1);
        assert.ok(sentRequest !== undefined);
        assert.equal(sentRequest.line, 'POST /relay/api/v1/deliveries HTTP/1.1');
        assert.equal(sentRequest.headers.get('idempotency-key'), key, name);
        assert.equal(sentRequest.headers.get('authorization'), `Bearer ${someApiKey}`);
        assert.equal(sentRequest.headers.get('content-type'), 'application/json');
        assert.equal(sentRequest.headers.has('x-rialto-replay'), false);
        const body = JSON.parse(sentRequest.body);
        assert.deepEqual(body, JSON.parse(JSON.stringify(request)), name);
        assert.equal(hash('sha256', leadBytes(body.lead)), payload_sha256, name);
      }
    });

    test('sends nothing for an invalid delivery and names the invalid property without its value', async () => {
      const requestCountBefore = relay.requests.length;
      for (const { name, request, idempotency_key: key, pointer = '' } of deliveryCases.filter(
        (deliveryCase) => !deliveryCase.valid,
      )) {
        const { error } = await deliver(client, request, key);
        assert.equal(error?.code, 'invalid_input', name);
        assert.equal(error.status, 0);
        // In Python, None omits a member.
        const isOmitted = kind.name === 'Python' && Object.values(request.lead ?? {}).includes(null as never);
        const pointers = (error.details.errors as { pointer: string }[]).map((fault) => fault.pointer);
        assert.ok(pointers.length > 0);
        if (!isOmitted)
          assert.ok(
            pointers.every((errorPointer) => errorPointer === pointer || errorPointer.startsWith(`${pointer}/`)),
            `${name}: ${pointers}`,
          );
        assert.doesNotMatch(error.message, /hooks|Ada|@/, name);
      }
      assert.equal(relay.requests.length, requestCountBefore);
    });

    test('accepts keys with a valid format and checksum, and rejects others without repeating them', async () => {
      for (const apiKey of apiKeyCases.refused) {
        const { error } = await client.reopen(apiKey);
        assert.equal(error?.code, 'api_key_invalid', JSON.stringify(apiKey));
        // A message may contain the prefix of all keys, but no rejected key.
        assert.ok('rlk_live_'.startsWith(apiKey) || !error.message.includes(apiKey));
      }
      for (const apiKey of apiKeyCases.valid) assert.equal((await client.reopen(apiKey)).response, null);
    });

    test('accepts valid receipts and reports the fault of every other one', async () => {
      for (const { name, receipt, fault, lead, destination, differs } of receiptCases) {
        const expected = {
          ...(lead === undefined ? {} : { lead }),
          ...(destination === undefined ? {} : { destination }),
        };
        const outcome = await client.verify(receipt, receiptKeys, expected);
        const expectedDifference = differs?.payload ? 'payload' : differs?.destination ? 'destination' : null;
        assert.equal(outcome.response?.fault, fault ?? expectedDifference, `${name}: ${outcome.error?.message}`);
        assert.equal(outcome.response.ok, outcome.response.fault === null, name);
        if (fault === null && differs !== undefined) assert.deepEqual(outcome.response.differs, differs, name);
      }
    });

    test('accepts the key document as well as a list of keys', async () => {
      const [firstReceipt] = receiptCases;
      assert.equal((await client.verify(firstReceipt?.receipt, { keys: receiptKeys })).response.ok, true);
      assert.equal((await client.verify(firstReceipt?.receipt, { keys: [] })).response.fault, 'unknown_key');
    });

    test('reports that the keys are missing', async () => {
      const { response, error } = await client.verify(receiptCases[0]?.receipt, null);
      assert.equal(response, undefined);
      assert.match(error?.message ?? '', /Pass the keys of the relay/);
    });

    test('finds where a chain of receipts is broken', async () => {
      for (const { name, receipts, broken } of receiptChains) {
        const faults: unknown[] = [];
        for (const [index, receipt] of receipts.entries()) {
          const expected = index === 0 ? {} : { previous: receipts[index - 1] };
          faults.push((await client.verify(receipt, receiptKeys, expected)).response.fault);
        }
        assert.equal(faults.indexOf('previous'), broken ?? -1, name);
      }
    });

    test('reports missing and branching receipts of a chain in the same words in every language', async () => {
      const receipts = receiptChains.find(({ broken }) => broken === null)?.receipts ?? [];
      assert.ok(receipts.length >= 3);
      const { length } = receipts;
      const [firstReceipt, secondReceipt, ...laterReceipts] = receipts;
      const cases: [receipts: readonly unknown[], expected: object][] = [
        [[], { receipts: 0, chains: 0, branched: false, summary: null }],
        [[{ version: 'another' }, null], { receipts: 0, chains: 0, branched: false, summary: null }],
        [[secondReceipt, secondReceipt], { receipts: 1, chains: 1, branched: false, summary: null }],
        [
          [...receipts.toReversed(), firstReceipt],
          {
            receipts: length,
            chains: 1,
            branched: false,
            summary: `The ${length} different receipts form one chain without a gap.`,
          },
        ],
        [
          [firstReceipt, ...laterReceipts],
          {
            receipts: length - 1,
            chains: 2,
            branched: false,
            summary: `The ${length - 1} different receipts form 2 separate chains: some receipts in between are missing, or the receipts are of different accounts. A delivery that was replayed or settled has several receipts: the relay returns the earlier ones as \`earlier_receipts\` of the delivery, and a download contains them.`,
          },
        ],
        [
          [firstReceipt, secondReceipt, { ...secondReceipt, effect: 'none' }],
          {
            receipts: 3,
            chains: 1,
            branched: true,
            summary: 'Two of these receipts name the same previous receipt. This cannot happen within one account.',
          },
        ],
      ];
      for (const [caseReceipts, expected] of cases)
        assert.deepEqual((await client.chains(caseReceipts)).response, expected);
    });

    test('computes the same fingerprints of a lead as the relay', async () => {
      const { cases } = vectors('fingerprints') as {
        cases: { lead: object; destination: string; delivery_id: string }[];
      };
      const receiptsById = new Map(
        receiptCases.filter(({ fault }) => fault === null).map(({ receipt }) => [receipt?.id, receipt]),
      );
      const casesWithReceipt = cases.filter(({ delivery_id }) => receiptsById.has(delivery_id));
      assert.ok(casesWithReceipt.length >= 3);
      for (const { lead, destination, delivery_id } of casesWithReceipt)
        assert.equal(
          (await client.verify(receiptsById.get(delivery_id), receiptKeys, { lead, destination })).response.ok,
          true,
        );
    });
  });
}

function deliver(client: OpenClient, request: DeliveryRequest, idempotencyKey: string): Promise<Outcome> {
  const { destination = null, headers, lead } = request;
  return client.call('deliver', {
    idempotencyKey,
    destination,
    ...(headers === undefined ? {} : { headers }),
    ...lead,
  });
}
