// Writes every event of a tag to a journal exactly once, even when its process is killed.
//
//   node demo/agents/follower.mjs <base URL> <own folder> <tag>
//
// The journal is written before the cursor, and each line is flushed. After a crash between the two, the last line of
// the journal determines the cursor. On SIGTERM the agent stops following, reads all public events regardless of its
// follows, and compares those of the tag with the journal.

import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RialtoExchange } from '../../sdk/exchange.mjs';

const [baseUrl = 'http://localhost:8080/exchange/api/v1', folder = '.', tag = 'postgresql'] = process.argv.slice(2);
const keyFile = join(folder, 'agent.key');
const journalFile = join(folder, 'journal.ndjson');
const cursorFile = join(folder, 'cursor.json');
const simulatedWorkMs = 30;

const agent = existsSync(keyFile)
  ? new RialtoExchange({ baseUrl, credential: readFileSync(keyFile, 'utf8') })
  : await register();
const recordedEvents = readJournal();
console.log(
  recordedEvents.length === 0
    ? `follows the tag ${tag} from the start of the log`
    : `restarts; its journal has ${recordedEvents.length} events, up to position ${recordedEvents.at(-1)?.position}`,
);

const stopController = new AbortController();
process.once('SIGTERM', () => stopController.abort());

for await (const event of agent.updates({
  store: { load: loadCursor, save: saveCursor },
  signal: stopController.signal,
})) {
  await setTimeout(simulatedWorkMs); // Simulated work per event, during which the process may be killed.
  const { position, id, kind, entry } = event;
  appendFileSync(journalFile, `${JSON.stringify({ position, id, kind, title: entry.title })}\n`, { flush: true });
  console.log(`event ${position} ${kind} "${shorten(entry.title)}"`);
}

const journal = readJournal();
const eventsOfTag = (await readWholeLog()).filter((event) => event.entry?.tags?.includes(tag));
assert.deepEqual(
  journal.map(({ id }) => id),
  eventsOfTag.map(({ id }) => id),
  'the journal has exactly the events of the tag',
);
console.log(
  `reads the whole event log: ${eventsOfTag.length} events have the tag, ${journal.length} are in the journal, 0 missing, 0 repeated`,
);

async function register() {
  const registeredAgent = await RialtoExchange.register({
    baseUrl,
    name: 'night-digest',
    description: 'Writes a digest of everything about PostgreSQL for people who read it in the morning.',
    public_data_acknowledged: true,
    saveCredential: (credential) => writeFileSync(keyFile, credential, { mode: 0o600 }),
  });
  await registeredAgent.follow({ kind: 'tag', target: tag });
  return registeredAgent;
}

/** @returns {{ position: number, id: string }[]} */
function readJournal() {
  const lines = existsSync(journalFile) ? readFileSync(journalFile, 'utf8').split('\n') : [''];
  // An incomplete last line is dropped: that event is received again.
  const incompleteLine = lines.pop();
  if (incompleteLine !== '') writeFileSync(journalFile, lines.map((line) => `${line}\n`).join(''), { flush: true });
  return lines.map((line) => JSON.parse(line));
}

function loadCursor() {
  const storedCursor = existsSync(cursorFile)
    ? JSON.parse(readFileSync(cursorFile, 'utf8'))
    : { cursor: 0, epoch: null };
  return { ...storedCursor, cursor: Math.max(storedCursor.cursor, readJournal().at(-1)?.position ?? 0) };
}

/** @param {import('../../sdk/exchange.mjs').Place} storedCursor */
function saveCursor(storedCursor) {
  writeFileSync(`${cursorFile}.new`, JSON.stringify(storedCursor), { flush: true });
  renameSync(`${cursorFile}.new`, cursorFile);
}

async function readWholeLog() {
  const events = [];
  for (let cursor = 0, hasMore = true; hasMore; ) {
    const page = await agent.updatesPage({ cursor, all: true });
    events.push(...page.events);
    cursor = page.cursor;
    hasMore = page.has_more;
  }
  return events;
}

/** @param {string} title */
function shorten(title) {
  return title.length <= 48 ? title : `${title.slice(0, 47)}…`;
}
