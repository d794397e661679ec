import assert from 'node:assert/strict';
import { assertAbsent, canaryPrefix, canaryToken } from '../../../support/canaries.ts';
import { bearer, type HttpResponse, post } from '../../../support/http.ts';
import { contentOf, revisions, withMcpClient } from '../../../support/mcp-client.ts';
import { startTrial, type TrialClient } from '../../../support/relay.ts';
import type { Destinations } from './destinations.ts';

export interface CanaryDelivery {
  readonly key: string;
  readonly body: {
    readonly destination: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly lead: Readonly<Record<string, unknown>>;
  };
}

/** A lead, key, path, query and headers with a different canary in each member. */
export function canaryDelivery(origin: string, path: string): CanaryDelivery {
  return {
    key: `key ${canaryToken()}`,
    body: {
      destination: `${origin}/${canaryToken()}/${path}?token=${canaryToken()}`,
      headers: { authorization: `Bearer ${canaryToken()}`, 'X-Api-Key': canaryToken() },
      lead: {
        name: canaryToken(),
        email: `${canaryToken()}@${canaryToken()}.example`,
        source: canaryToken(),
        message: `A "quoted" \\ text\n${canaryToken()} ä`,
        external_id: canaryToken(),
        campaign: canaryToken(),
        consent: { granted: true, at: '2026-01-31T10:00:00Z', page_url: `https://shop.example/${canaryToken()}` },
        extra: { note: canaryToken() },
      },
    },
  };
}

/**
 * Sends canaries in deliveries of every outcome, invalid requests, calls about destinations and MCP calls. Returns the
 * unkeyed hashes and the nonces of the receipts, which identify a lead and must not be stored either.
 */
export async function exerciseEveryPath(url: string, { leadSink, unreachable }: Destinations): Promise<string[]> {
  const origin = new URL(leadSink.destination).origin;
  const hashesAndNonces: string[] = [];
  for (const path of ['delivered', 'refused', 'busy', 'failed', 'redirected', 'hung-up', 'garbage'])
    await deliverAndRepeat(await startTrial(url), canaryDelivery(origin, path), hashesAndNonces);
  for (const unreachableOrigin of unreachable)
    await deliverAndRepeat(await startTrial(url), canaryDelivery(unreachableOrigin, 'delivered'), hashesAndNonces);
  const trial = await startTrial(url);
  await deliverConcurrently(trial, canaryDelivery(origin, 'slow'));
  await sendInvalidRequests(trial, canaryDelivery(origin, 'delivered'));
  await callDestinationOperations(url, trial, canaryDelivery(origin, 'delivered'));
  for (const path of ['delivered', 'failed']) await deliverByMcp(url, trial, canaryDelivery(origin, path));
  return hashesAndNonces;
}

/** Delivers, retries, replays, looks up, and reuses the key for another destination, other headers and another lead. */
async function deliverAndRepeat(
  trial: TrialClient,
  { key, body }: CanaryDelivery,
  hashesAndNonces: string[],
): Promise<void> {
  const response = await trial.deliver(key, body);
  const receipt = response.body.receipt ?? response.body;
  assert.equal(receipt.idempotency_key, key, response.text);
  const { payload, destination } = receipt.fingerprints.nonces;
  hashesAndNonces.push(receipt.payload_sha256, receipt.destination_sha256, payload, destination);
  await trial.deliver(key, body);
  await trial.deliver(key, body, { replay: true });
  await trial.get('/deliveries/lookup', [['Idempotency-Key', key]]);
  for (const replay of [false, true]) {
    assertNotRepeated(
      await trial.deliver(key, { ...body, destination: `${body.destination}${canaryToken()}` }, { replay }),
    );
    assertNotRepeated(await trial.deliver(key, { ...body, headers: { 'X-Api-Key': canaryToken() } }, { replay }));
    assertNotRepeated(await trial.deliver(key, { ...body, lead: { ...body.lead, name: canaryToken() } }, { replay }));
  }
}

async function deliverConcurrently(trial: TrialClient, { key, body }: CanaryDelivery): Promise<void> {
  const responses = await Promise.all([trial.deliver(key, body), trial.deliver(key, body)]);
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  );
}

/** Invalid input and destinations must not be repeated in the response. */
async function sendInvalidRequests(trial: TrialClient, { key, body }: CanaryDelivery): Promise<void> {
  const invalidRequests = [
    { ...body, [canaryToken()]: 1 },
    { ...body, lead: { ...body.lead, email: canaryToken() } },
    { ...body, lead: { ...body.lead, phone: canaryToken() } },
    { ...body, lead: { ...body.lead, extra: { [canaryToken()]: 1 } } },
    { ...body, destination: `https://${canaryToken()}.internal/${canaryToken()}` },
    { ...body, destination: `https://u:${canaryToken()}@a.com/` },
    { ...body, destination: body.destination.replace(/:\d+/, ':1') },
    JSON.stringify(body).slice(0, -1),
    JSON.stringify({ ...body, lead: { ...body.lead, message: canaryToken().repeat(2_000) } }),
  ];
  for (const request of invalidRequests) {
    const response = await trial.deliver(key, request);
    assert.ok([400, 413].includes(response.status), response.text);
    assertNotRepeated(response);
  }
  const invalidKeyResponse = await trial.deliver(canaryToken().repeat(8), body);
  assert.equal(invalidKeyResponse.status, 400);
  assertNotRepeated(invalidKeyResponse);
}

/** Checks usable and unusable destinations, sends a sample lead, and requests a signing secret. */
async function callDestinationOperations(
  url: string,
  trial: TrialClient,
  { key, body }: CanaryDelivery,
): Promise<void> {
  const { destination } = body;
  const postToDestinations = (path: string, input: object) =>
    post(`${url}/relay/api/v1/destinations/${path}`, input, [bearer(trial.apiKey), ['Idempotency-Key', key]]);
  const checkResponse = await postToDestinations('check', { destination });
  assert.equal(checkResponse.body.usable, true, checkResponse.text);
  for (const unusableUrl of [`https://${canaryToken()}.example.org/`, `https://${canaryToken()}@a.com/`, canaryToken()])
    assert.equal((await postToDestinations('check', { destination: unusableUrl })).body.usable, false);
  assert.equal((await postToDestinations('test', { destination })).status, 200);
  await trial.get(`/destinations/secret?origin=${destination}`);
}

async function deliverByMcp(url: string, trial: TrialClient, { key, body }: CanaryDelivery): Promise<void> {
  const input = { ...body, idempotency_key: key };
  const result = await withMcpClient(`${url}/relay/mcp`, revisions[0], trial.apiKey, (client) =>
    client.callTool({ name: 'deliver', arguments: input }),
  );
  const content = contentOf(result);
  assert.equal((content.receipt ?? content).idempotency_key, key, JSON.stringify(content));
}

/** Asserts that an error response contains no canary. */
function assertNotRepeated({ status, text }: HttpResponse): void {
  if (status !== 200) assertAbsent([canaryPrefix], new Map([[text, Buffer.from(text)]]));
}
