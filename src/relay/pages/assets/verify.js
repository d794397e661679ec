// Receipt verifier, with the code of the JavaScript client.

import { candidatesIn, readFiles, receiptsMax } from './receipt-files.js';
import { verdictItem } from './receipt-verdict.js';
import { receiptChains, verifyReceipt } from './rialto-relay.mjs';

const form = document.querySelector('[data-verifier]');
const drop = document.querySelector('[data-drop]');
const line = document.querySelector('[data-verdict]');
const list = document.querySelector('[data-verdicts]');
const field = (id) => form.querySelector(`#${id}`);
/** Last input; verified again when lead or destination change. */
let texts = [];
let keys = null;

form.querySelector('[type="submit"]').disabled = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const pastedInput = field('pasted').value;
  if (pastedInput.trim() !== '') texts = [{ source: null, text: pastedInput }];
  void verifyAll();
});
form.addEventListener('reset', () => {
  texts = [];
  list.replaceChildren();
  line.textContent = '';
});
for (const button of form.querySelectorAll('[data-load]'))
  button.addEventListener('click', () => loadSample(button.dataset.load === 'changed'));
field('files').addEventListener('change', (event) => void addFiles(event.target.files));
for (const name of ['dragenter', 'dragover'])
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.add('drop-ready');
  });
drop.addEventListener('dragleave', () => drop.classList.remove('drop-ready'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('drop-ready');
  void addFiles(event.dataTransfer.files);
});

async function addFiles(files) {
  const { texts: read, tooBig } = await readFiles(files);
  texts = read;
  field('files').value = '';
  if (tooBig.length > 0) showMessage(`${tooBig.join(', ')} is larger than a receipt file may be.`);
  else await verifyAll();
}

/** Fills the form with the sample and its request, and verifies it. */
function loadSample(isChanged) {
  const receipt = JSON.parse(form.dataset.sample);
  if (isChanged) receipt.attempts.shift();
  const { destination, lead } = JSON.parse(form.dataset.sampleRequest);
  field('pasted').value = JSON.stringify(receipt, null, 2);
  field('destination').value = destination;
  field('lead').value = JSON.stringify(lead);
  form.requestSubmit();
}

function showMessage(text) {
  line.textContent = text;
}

async function verifyAll() {
  list.replaceChildren();
  const receipts = collect();
  if (receipts === null) return;
  try {
    const expected = expectation();
    const results = [];
    for (const each of receipts)
      results.push({ ...each, verdict: await verifyReceipt(each.receipt, await keysOf(each.receipt), expected) });
    list.replaceChildren(...results.map(verdictItem));
    showMessage(await summary(results));
    line.focus();
  } catch (error) {
    showMessage(error.message);
  }
}

/** Receipt candidates with their source; null, and an error message, without any. */
function collect() {
  const read = texts.map(({ source, text }) => ({ source, candidates: candidatesIn(text) }));
  const unread = read.find(({ candidates }) => candidates === null);
  if (unread !== undefined) return refuse(`${unread.source ?? 'The pasted text'} is not JSON.`);
  const candidates = read.flatMap(({ source, candidates }) => candidates.map((receipt) => ({ source, receipt })));
  if (candidates.length === 0) return refuse('No receipt: choose a file, drop one, or paste one.');
  if (candidates.length > receiptsMax) return refuse(`At most ${receiptsMax} receipts can be verified at a time.`);
  return candidates;
}

function refuse(text) {
  showMessage(text);
  return null;
}

/** Lead and destination to compare with; a whole request body contains both. */
function expectation() {
  const expected = {};
  const lead = field('lead').value.trim();
  const destination = field('destination').value.trim();
  if (lead !== '') {
    const value = parseLead(lead);
    expected.lead = typeof value.lead === 'object' ? value.lead : value;
    if (typeof value.destination === 'string') expected.destination = value.destination;
  }
  return destination === '' ? expected : { ...expected, destination };
}

function parseLead(text) {
  let value = null;
  try {
    value = JSON.parse(text);
  } catch {}
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error('The lead is not a JSON object.');
}

/** Public keys for a receipt: those of the sample, or those of the server, requested once. */
async function keysOf(receipt) {
  const sample = JSON.parse(form.dataset.sampleKeys);
  if (sample.keys.some(({ kid }) => kid === receipt.signature?.kid)) return sample;
  if (keys !== null) return keys;
  const response = await fetch(form.dataset.verifier, { credentials: 'omit' }).catch(() => null);
  if (response?.ok !== true) throw new Error('Loading the public keys of this installation failed. Try again.');
  keys = await response.json();
  return keys;
}

async function summary(results) {
  const genuine = results.filter(({ verdict }) => ['payload', 'destination', null].includes(verdict.fault));
  const bad = results.length - genuine.length;
  const count =
    results.length === 1
      ? '1 receipt verified.'
      : `${results.length} receipts checked: ${genuine.length} valid, ${bad} invalid.`;
  const chains = await receiptChains(genuine.map(({ receipt }) => receipt));
  return chains.summary === null ? count : `${count} ${chains.summary}`;
}
