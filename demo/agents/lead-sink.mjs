// Destination of leads: a CRM with an HTTPS webhook. It accepts only valid signatures and deduplicates by webhook id.
// Two failures are simulated: for the second lead it closes the connection before the response, and for the fourth it
// returns 500.
//
//   node demo/agents/lead-sink.mjs <folder with key.pem, cert.pem and secrets> <port>

import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';

const [folder = '.', port = '8443'] = process.argv.slice(2);
const failureModes = new Map([
  [2, 'accepts it and closes the connection without a response'],
  [4, 'fails with HTTP 500 without accepting it'],
]);

/** @type {Set<string>} */
const receivedIds = new Set();
/** @type {Set<string>} */
const acceptedIds = new Set();

const certificate = { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) };
const server = createServer(certificate, (request, response) => void acceptLead(request, response));
server.listen(Number(port), '127.0.0.1', () => console.log('waits for leads'));
process.once('SIGTERM', () => {
  console.log(`accepted ${acceptedIds.size} of ${receivedIds.size} leads`);
  server.close();
  server.closeAllConnections();
});

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function acceptLead(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = /** @type {Record<string, string>} */ (request.headers);
  const event = verifiedEvent(Buffer.concat(chunks).toString(), headers);
  if (event === null) {
    console.log('rejects a request without a valid signature');
    response.writeHead(401).end();
    return;
  }
  const id = headers['webhook-id'] ?? '';
  const isDuplicate = acceptedIds.has(id);
  const failureMode = receivedIds.has(id) ? undefined : failureModes.get(receivedIds.size + 1);
  receivedIds.add(id);
  if (!failureMode?.startsWith('fails')) acceptedIds.add(id);
  const outcome = failureMode ?? (isDuplicate ? 'responds that it already has it' : 'accepts it');
  console.log(`attempt ${headers['webhook-attempt']} of ${event.data.source}, signature valid: ${outcome}`);
  if (failureMode === undefined) response.end(isDuplicate ? 'duplicate' : 'accepted');
  else if (acceptedIds.has(id)) request.socket.destroy();
  else response.writeHead(500).end();
}

/**
 * Event of the request if one of the shared secrets signed it.
 * @param {string} body
 * @param {Record<string, string>} headers
 */
function verifiedEvent(body, headers) {
  for (const secret of readFileSync(join(folder, 'secrets'), 'utf8').trim().split('\n')) {
    try {
      return /** @type {any} */ (new Webhook(secret).verify(body, headers));
    } catch {}
  }
  return null;
}
