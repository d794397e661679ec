import { commandBox } from '../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { createEchoAddresses } from '../destinations/echo/echo-transport.ts';

/** Example requests with curl, JavaScript and Python; the API key is read from the environment. */
export function firstCalls(relayUrl: string): Html {
  return html`<div class="calls">
<details name="first-call" open><summary>curl</summary>${commandBox(curlCall(relayUrl))}</details>
<details name="first-call"><summary>JavaScript</summary>${commandBox(javaScriptCall(relayUrl))}</details>
<details name="first-call"><summary>Python</summary>${commandBox(pythonCall(relayUrl))}</details>
</div>`;
}

/** Command that delivers a test lead to an echo destination. */
export function curlCall(relayUrl: string): string {
  return `ECHO=${createEchoAddresses(relayUrl).prefix}$(openssl rand -hex 12)
curl -sS ${relayUrl}/api/v1/deliveries \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: first-lead-1' \\
  -d '{"destination":"'$ECHO'",
       "lead":{"name":"Ada Lovelace","email":"ada@mail.example",
               "source":"contact form","test":true}}'`;
}

/** Command that reads the record of the delivery of `curlCall`. */
export function lookUpCall(relayUrl: string): string {
  return `curl -sS ${relayUrl}/api/v1/deliveries/lookup \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Idempotency-Key: first-lead-1'`;
}

function javaScriptCall(relayUrl: string): string {
  return `// curl -sSO ${relayUrl}/sdk/rialto-relay.mjs
import { RialtoRelay } from './rialto-relay.mjs';

const relay = new RialtoRelay(process.env.RIALTO_RELAY_KEY);
const receipt = await relay.deliver({
  idempotencyKey: 'first-lead-1',
  destination: relay.echoDestination(),
  name: 'Ada Lovelace',
  email: 'ada@mail.example',
  source: 'contact form',
  test: true,
});
console.log(receipt.state, receipt.id);`;
}

function pythonCall(relayUrl: string): string {
  return `# curl -sSO ${relayUrl}/sdk/rialto_relay.py
import os
from rialto_relay import RialtoRelay

relay = RialtoRelay(os.environ["RIALTO_RELAY_KEY"])
receipt = relay.deliver(
    idempotency_key="first-lead-1",
    destination=relay.echo_destination(),
    name="Ada Lovelace",
    email="ada@mail.example",
    source="contact form",
    test=True,
)
print(receipt["state"], receipt["id"])`;
}
