// Writes the interface documents anew from the operations that the server runs.
//
//   npm run contracts              writes contracts/
//   npm run contracts -- --check   writes nothing; exits 1 and shows the first differing lines

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exchangeOpenApi } from '../src/exchange/documents/openapi.ts';

const folder = join(dirname(import.meta.dirname), 'contracts');

/** Each document as an installation without any settings serves it. */
const documents: Readonly<Record<string, unknown>> = {
  'exchange.openapi.json': exchangeOpenApi('http://localhost:8080/exchange'),
};

const isCheck = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
for (const [name, document] of Object.entries(documents)) {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const path = join(folder, name);
  if (isCheck) compare(name, read(path), text);
  else writeFileSync(path, text);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const shownMax = 5;

function compare(name: string, committed: string, current: string): void {
  if (committed === current) return;
  process.exitCode = 1;
  console.log(`contracts/${name} is not what the operations say; \`npm run contracts\` writes it anew.`);
  const before = committed.split('\n');
  const after = current.split('\n');
  const first = after.findIndex((line, index) => line !== before[index]);
  const from = first === -1 ? after.length : first;
  for (const [sign, lines] of [
    ['-', before],
    ['+', after],
  ] as const) {
    for (const line of lines.slice(from, from + shownMax)) console.log(`${sign} ${from + 1}: ${line}`);
  }
}
