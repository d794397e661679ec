// Site that delivers the leads of its form. The relay does not store them: the site keeps each lead until its receipt
// says delivered, and replays a lead whose delivery failed.
//
//   node demo/agents/lead-site.mjs <relay address> <folder with the client libraries> <own folder> <site> <destination>
//     <file for the signing secret>

import assert from 'node:assert/strict';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [baseUrl = '', clientFolder = '', folder = '', site = '', destination = '', secretsFile = ''] =
  process.argv.slice(2);
const { RialtoRelay } = await import(pathToFileURL(join(clientFolder, 'rialto-relay.mjs')).href);

const apiKey = await startTrial();
const relay = new RialtoRelay(apiKey);
await shareSecret();
const receipts = [
  await deliver({
    name: 'Grace Hopper',
    email: `grace@${site}.example`,
    message: 'Please call me back about the compiler.',
  }),
  await deliver({
    name: 'Alan Turing',
    email: `alan@${site}.example`,
    message: 'Is the machine on page 3 still for sale?',
  }),
];
writeFileSync(join(folder, 'receipts.json'), JSON.stringify({ keys: await relay.keys(), receipts }));

/** @param {{ name: string, email: string, message: string }} lead */
async function deliver({ name, ...lead }) {
  const delivery = { idempotencyKey: `${site}-${name}`, destination, source: `the form of ${site}`, name, ...lead };
  try {
    return printReceipt(await withRetry(() => relay.deliver(delivery)));
  } catch (error) {
    const { status, code, receipt } = /** @type {any} */ (error);
    if (status !== 424) throw error;
    console.log(`receives ${code} (effect ${receipt.effect}), keeps the lead, and replays it`);
    return printReceipt(await withRetry(() => relay.replay(delivery)));
  }
}

/** Checks that the lead was delivered, and prints the number of attempts. @param {any} receipt */
function printReceipt(receipt) {
  assert.equal(receipt.state, 'delivered');
  const duplicateNote = receipt.duplicate_possible ? ', duplicate_possible' : '';
  console.log(`has a receipt: delivered, attempts ${receipt.attempts.length}${duplicateNote}`);
  return receipt;
}

/** Retries after a rate limit; trials may start two deliveries per second. @param {() => Promise<any>} callRelay */
async function withRetry(callRelay) {
  for (;;) {
    try {
      return await callRelay();
    } catch (error) {
      const { status, retryAfterSeconds } = /** @type {any} */ (error);
      if (status !== 429) throw error;
      await setTimeout(retryAfterSeconds * 1_000);
    }
  }
}

async function startTrial() {
  const { api_key } = await call('POST', '/trials', {}, { email: `leads@${site}.example` });
  writeFileSync(join(folder, 'api-key'), api_key, { mode: 0o600 });
  console.log('starts a trial without a card');
  return api_key;
}

/** Passes the signing secret to the operator of the destination, once. */
async function shareSecret() {
  const origin = new URL(destination).origin;
  const query = new URLSearchParams({ origin });
  const { secrets } = await call('GET', `/destinations/secret?${query}`, { authorization: `Bearer ${apiKey}` });
  appendFileSync(secretsFile, `${secrets.join('\n')}\n`);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Record<string, string>} headers
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, headers, body) {
  const bodyOption = body === undefined ? {} : { body: JSON.stringify(body) };
  const allHeaders = { 'content-type': 'application/json', ...headers };
  const response = await fetch(`${baseUrl}/api/v1${path}`, { method, headers: allHeaders, ...bodyOption });
  const responseBody = await response.json();
  assert.ok(response.ok, JSON.stringify(responseBody));
  return responseBody;
}
