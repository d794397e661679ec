import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearer, post } from '../../support/http.ts';
import { oneNode } from '../../support/nodes.ts';
import { localCertificate, openRelayTestEnvironment, someLead } from '../../support/relay.ts';
import { httpResponse, resetConnection, type SinkRequest, startTlsSink } from '../../support/tls-sink.ts';

/** Paths that determine the behaviour of the destination, with the expected code and detail of the 424 response. */
const failureCases: readonly (readonly [path: string, code: string, detail: RegExp])[] = [
  ['/503', 'delivery_failed', /returned HTTP 503 and did not accept the lead\. Replay the lead later\.$/],
  ['/302', 'delivery_failed', /returned HTTP 302\. Redirects are not followed/],
  ['/500', 'delivery_failed', /returned HTTP 500 and may have stored the lead\. Check the destination/],
  ['/401', 'delivery_failed', /returned HTTP 401 and did not accept the lead\. Correct the destination or its access/],
  ['/422', 'delivery_failed', /returned HTTP 422, which can be caused by the lead itself/],
  [
    '/cut',
    'delivery_ambiguous',
    /no valid response was received: the connection was closed after the whole lead was sent\. Check/,
  ],
];

test('the detail of a failed or ambiguous delivery contains the behaviour of the destination and the next step', async (t) => {
  const relay = await openRelayTestEnvironment(
    oneNode,
    {
      onRequest: (socket, request) => {
        const behaviour = behaviourOf(request);
        if (behaviour === 'cut') resetConnection(socket);
        else socket.write(httpResponse(`${behaviour} Status`));
      },
    },
    { RIALTO_RATE_LIMITS: 'off' },
  );
  t.after(() => relay.close());
  const trial = await relay.startTrial();
  for (const [path, code, detail] of failureCases) {
    const destination = new URL(path, relay.destination).href;
    const response = await trial.deliver(path, { destination, lead: someLead() });
    assert.equal(response.body.code, code, path);
    assert.match(response.body.detail, detail);
  }
  const unknownNameResponse = await trial.deliver('name', {
    destination: 'https://crm.example.com/',
    lead: someLead(),
  });
  assert.match(
    unknownNameResponse.body.detail,
    /: the (DNS lookup|host name) [^.]*\. (Correct the destination|Replay)/,
  );
});

test('the detail of a delivery that failed for an untrusted certificate names the cause and RIALTO_RELAY_CA_FILE', async (t) => {
  const { certificate, remove } = await localCertificate();
  t.after(remove);
  const sink = await startTlsSink({ certificate });
  t.after(() => sink.close());
  const relay = await openRelayTestEnvironment(oneNode, {}, { RIALTO_RELAY_ALLOW: `127.0.0.1:${sink.port}` });
  t.after(() => relay.close());
  const trial = await relay.startTrial();
  const destination = `https://127.0.0.1:${sink.port}/leads`;
  const { body } = await trial.deliver('own', { destination, lead: someLead() });
  assert.deepEqual(
    body.receipt.attempts.map(({ error_class }: { error_class: string }) => error_class),
    ['certificate_invalid'],
  );
  assert.match(
    body.detail,
    /: the TLS certificate is not valid, usually because its chain is incomplete or not signed by a CA that this server trusts\. On a self-hosted server, RIALTO_RELAY_CA_FILE adds a CA for tests\. Correct/,
  );
  const check = await post(`${relay.urls[0]}/relay/api/v1/destinations/check`, { destination }, [bearer(trial.apiKey)]);
  assert.equal(check.body.reason, 'unreachable');
  assert.match(check.body.message, /intermediate certificates and signed by a public CA\. .* RIALTO_RELAY_CA_FILE /);
});

/** The first segment of the request's path: an HTTP status or `cut`. */
function behaviourOf({ line }: SinkRequest): string {
  return /^POST \/(\w+)/.exec(line)?.[1] ?? '';
}
