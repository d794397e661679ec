// Request samples for a replay, with curl, JavaScript and Python. Lead and idempotency key are placeholders, because
// the relay does not store them.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';

let sampleCount = 0;

/** Samples of a replay to this destination; the API key is read from the environment. */
export function replaySamples(destinationOrigin) {
  sampleCount += 1;
  const api = document.querySelector('[data-api]').dataset.api;
  const samples = [
    ['curl', curlSample(api, destinationOrigin)],
    ['JavaScript', javaScriptSample(destinationOrigin)],
    ['Python', pythonSample(destinationOrigin)],
  ];
  const name = `replay-${sampleCount}`;
  return element(
    'div',
    { className: 'calls' },
    ...samples.map(([title, text], index) => {
      const commandBox = element('pre', { tabindex: '0', className: 'command' }, element('code', {}, text));
      const sample = element('details', { name, open: index === 0 }, element('summary', {}, title), commandBox);
      addCopyButton(commandBox);
      return sample;
    }),
  );
}

function curlSample(api, destinationOrigin) {
  return `# lead.json: the body as you sent it, {"destination": "${destinationOrigin}/…", "lead": {…}}
curl -sS ${api}/deliveries \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Content-Type: application/json' \\
  -H "Idempotency-Key: $IDEMPOTENCY_KEY" \\
  -H 'X-Rialto-Replay: true' \\
  --data-binary @lead.json`;
}

function javaScriptSample(destinationOrigin) {
  return `import { RialtoRelay } from './rialto-relay.mjs';

const relay = new RialtoRelay(process.env.RIALTO_RELAY_KEY);
// The same arguments as the first time, from your own copy.
const receipt = await relay.replay({
  idempotencyKey: copy.idempotencyKey,
  destination: copy.destination, // ${destinationOrigin}/…
  ...copy.lead,
});`;
}

function pythonSample(destinationOrigin) {
  return `import os
from rialto_relay import RialtoRelay

relay = RialtoRelay(os.environ["RIALTO_RELAY_KEY"])
# The same arguments as the first time, from your own copy.
receipt = relay.replay(
    idempotency_key=copy["idempotency_key"],
    destination=copy["destination"],  # ${destinationOrigin}/…
    **copy["lead"],
)`;
}
