import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneNode } from '../../support/nodes.ts';
import { openRelaySite, someLead } from '../../support/relay.ts';
import { httpResponse, resetConnection, type SinkRequest } from '../../support/tls-sink.ts';

/** Behaviour of the destination by path, and the expected detail of the 424. */
const rows: readonly (readonly [path: string, code: string, detail: RegExp])[] = [
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

test('the detail of a failed delivery contains the behaviour of the destination and the next step', async (t) => {
  const site = await openRelaySite(
    oneNode,
    {
      onRequest: (socket, request) => {
        const status = pathOf(request);
        if (status === 'cut') resetConnection(socket);
        else socket.write(httpResponse(`${status} Status`));
      },
    },
    { RIALTO_RATE_LIMITS: 'off' },
  );
  t.after(() => site.close());
  const source = await site.source();
  for (const [path, code, detail] of rows) {
    const destination = new URL(path, site.destination).href;
    const response = await source.deliver(path, { destination, lead: someLead() });
    assert.equal(response.body.code, code, path);
    assert.match(response.body.detail, detail);
  }
  const unknown = await source.deliver('name', { destination: 'https://crm.example.com/', lead: someLead() });
  assert.match(unknown.body.detail, /: the (DNS lookup|host name) [^.]*\. (Correct the destination|Replay)/);
});

function pathOf({ line }: SinkRequest): string {
  return /^POST \/(\w+)/.exec(line)?.[1] ?? '';
}
