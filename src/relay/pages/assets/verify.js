// Receipt verifier, with the code of the JavaScript client.

import { candidatesIn, readFiles, receiptsMax } from './receipt-files.js';
import { verdictItem } from './receipt-verdict.js';
import { receiptChains, verifyReceipt } from './rialto-relay.mjs';

const form = document.querySelector('[data-keys-url]');
const dropArea = document.querySelector('[data-drop]');
const summaryLine = document.querySelector('[data-verdict]');
const resultList = document.querySelector('[data-verdicts]');
const findField = (id) => form.querySelector(`#${id}`);
/** Last input; verified again when the form is submitted with another lead or destination. */
let texts = [];
/** Public keys of the server; null before the first request. */
let serverKeys = null;

form.querySelector('[type="submit"]').disabled = false;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const pastedInput = findField('pasted').value;
  if (pastedInput.trim() !== '') texts = [{ fileName: null, text: pastedInput }];
  void verifyAll();
});
form.addEventListener('reset', () => {
  texts = [];
  resultList.replaceChildren();
  summaryLine.textContent = '';
});
for (const button of form.querySelectorAll('[data-load]'))
  button.addEventListener('click', () => loadSample(button.dataset.load === 'changed'));
findField('files').addEventListener('change', (event) => void addFiles(event.target.files));
for (const name of ['dragenter', 'dragover'])
  dropArea.addEventListener(name, (event) => {
    event.preventDefault();
    dropArea.classList.add('drop-ready');
  });
dropArea.addEventListener('dragleave', () => dropArea.classList.remove('drop-ready'));
dropArea.addEventListener('drop', (event) => {
  event.preventDefault();
  dropArea.classList.remove('drop-ready');
  void addFiles(event.dataTransfer.files);
});

async function addFiles(files) {
  const { texts: fileTexts, oversizedNames } = await readFiles(files);
  texts = fileTexts;
  findField('files').value = '';
  if (oversizedNames.length > 0) showMessage(`Too large for a receipt file: ${oversizedNames.join(', ')}.`);
  else await verifyAll();
}

/** Fills the form with the sample and its request, and verifies it. `isChanged`: removes the first attempt before. */
function loadSample(isChanged) {
  const receipt = JSON.parse(form.dataset.sample);
  if (isChanged) receipt.attempts.shift();
  const { destination, lead } = JSON.parse(form.dataset.sampleRequest);
  findField('pasted').value = JSON.stringify(receipt, null, 2);
  findField('destination').value = destination;
  findField('lead').value = JSON.stringify(lead);
  form.requestSubmit();
}

function showMessage(text) {
  summaryLine.textContent = text;
}

async function verifyAll() {
  resultList.replaceChildren();
  const candidates = collectCandidates();
  if (candidates === null) return;
  try {
    const comparison = comparisonInput();
    const results = [];
    for (const candidate of candidates)
      results.push({
        ...candidate,
        verdict: await verifyReceipt(candidate.receipt, await keysOf(candidate.receipt), comparison),
      });
    resultList.replaceChildren(...results.map(verdictItem));
    showMessage(await summary(results));
    summaryLine.focus();
  } catch (error) {
    showMessage(error.message);
  }
}

/** Receipt candidates with the name of their file; without a candidate, shows an error and returns null. */
function collectCandidates() {
  const parsedTexts = texts.map(({ fileName, text }) => ({ fileName, candidates: candidatesIn(text) }));
  const invalidText = parsedTexts.find(({ candidates }) => candidates === null);
  if (invalidText !== undefined) return rejectInput(`${invalidText.fileName ?? 'The pasted text'} is not JSON.`);
  const candidates = parsedTexts.flatMap(({ fileName, candidates }) =>
    candidates.map((receipt) => ({ fileName, receipt })),
  );
  if (candidates.length === 0) return rejectInput('No receipt: choose a file, drop one, or paste one.');
  if (candidates.length > receiptsMax) return rejectInput(`At most ${receiptsMax} receipts can be verified at a time.`);
  return candidates;
}

function rejectInput(text) {
  showMessage(text);
  return null;
}

/**
 * Lead and destination to compare with. The destination field takes precedence over a destination in the JSON of the
 * lead.
 */
function comparisonInput() {
  const lead = findField('lead').value.trim();
  const destination = findField('destination').value.trim();
  return {
    ...(lead === '' ? {} : { delivery: parseLead(lead) }),
    ...(destination === '' ? {} : { destination }),
  };
}

function parseLead(text) {
  let value = null;
  try {
    value = JSON.parse(text);
  } catch {}
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error('The lead is not a JSON object. Paste the delivery that you stored, or the lead alone.');
}

/** Public keys for a receipt: those of the sample, or those of the server, requested once. */
async function keysOf(receipt) {
  const sample = JSON.parse(form.dataset.sampleKeys);
  if (sample.keys.some(({ kid }) => kid === receipt.signature?.kid)) return sample;
  if (serverKeys !== null) return serverKeys;
  const response = await fetch(form.dataset.keysUrl, { credentials: 'omit' }).catch(() => null);
  if (response?.ok !== true) throw new Error('Loading the public keys of this installation failed. Try again.');
  serverKeys = await response.json();
  return serverKeys;
}

async function summary(results) {
  const validResults = results.filter(({ verdict }) => ['payload', 'destination', null].includes(verdict.fault));
  const invalidCount = results.length - validResults.length;
  const countText =
    results.length === 1
      ? '1 receipt checked.'
      : `${results.length} receipts checked: ${validResults.length} valid, ${invalidCount} invalid.`;
  const chains = await receiptChains(validResults.map(({ receipt }) => receipt));
  return chains.summary === null ? countText : `${countText} ${chains.summary}`;
}
