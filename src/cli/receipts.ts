import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CliCommand } from './command.ts';
import { openRelayApi, type ReadRelay } from './receipts/relay-api.ts';
import { verifyReceipts } from './receipts/verify-receipts.ts';
import { suggestion } from './suggest.ts';
import { describeTable } from './table.ts';
import { UsageError } from './usage-error.ts';

const actions = ['verify', 'list', 'show', 'download'];
const usage = 'Usage: rialto receipts verify|list|show|download; `rialto help receipts` describes them.';

const options = {
  keys: { type: 'string' },
  url: { type: 'string' },
  state: { type: 'string' },
  origin: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const receiptsCommand: CliCommand = {
  name: 'receipts',
  completions: () => [...actions, ...Object.keys(options).map((option) => `--${option}`)],
  summary: 'list, look up, download and verify receipts of the relay',
  help: `  verify FILE --keys URL|FILE
      Verify the receipt or the list of receipts in FILE (- is standard input) offline. --keys: the public keys, as
      the URL or a saved copy of {relay}/.well-known/rialto-keys.json, or the saved result of keys() of a client
  list [--state=<state>] [--origin=<host or URL>] [--since=<date>] [--until=<date>]
      List the deliveries of the account, newest first
  show KEY|ID
      Print the delivery with this idempotency key, or this id (dlv_...)
  download FILE [the options of list]
      Write the receipts of these deliveries to a new file, as a JSON list

list, show and download read RIALTO_RELAY_KEY, the API key, from the environment or .env, and call the server at --url
(RIALTO_PUBLIC_URL, or http://localhost:8080). On a terminal, list and verify print tables; --json prints JSON.
The exit code is 0 on success, 1 when a receipt is not valid, 2 when the command or the server's response is invalid.`,
  async run(args, environment) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, argument, ...more] = positionals;
    if (more.length > 0) throw new UsageError(usage);
    const asJson = values.json || !process.stdout.isTTY;
    if (action === 'verify' && argument !== undefined) return verify(argument, values.keys, asJson);
    const read = () => openRelayApi(environment, values.url);
    if (action === 'list' && argument === undefined) return list(await readDeliveries(read(), values), asJson);
    if (action === 'show' && argument !== undefined) return show(read(), argument);
    if (action === 'download' && argument !== undefined)
      return download(await readDeliveries(read(), values), argument);
    throw new UsageError(`${usage}${suggestion(action ?? '', actions)}`);
  },
};

async function verify(file: string, keys: string | undefined, asJson: boolean): Promise<number> {
  if (keys === undefined) throw new UsageError('Usage: rialto receipts verify FILE --keys URL|FILE');
  const { results, gap } = await verifyReceipts(file, keys);
  // On stderr, so that the JSON of scripts keeps its shape.
  if (gap !== null) console.error(gap);
  console.log(asJson ? JSON.stringify(results, null, 2) : describeTable(results.map((result) => ({ ...result }))));
  return results.every(({ signature }) => signature === 'valid') ? 0 : 1;
}

interface Delivery {
  readonly id: string;
  readonly state: string;
  readonly effect: string;
  readonly destination_origin: string;
  readonly created_at: string;
  readonly receipt: unknown;
}

type Filter = Readonly<Partial<Record<'state' | 'origin' | 'since' | 'until', string>>>;

/** All pages. */
async function readDeliveries(read: ReadRelay, filter: Filter): Promise<Delivery[]> {
  const matches: Delivery[] = [];
  let cursor: string | number | null = null;
  do {
    const query = new URLSearchParams();
    for (const name of ['state', 'origin', 'since', 'until'] as const)
      if (filter[name] !== undefined) query.set(name, filter[name]);
    if (cursor !== null) query.set('cursor', String(cursor));
    const page = (await read(`/deliveries?${query}`)) as {
      deliveries: Delivery[];
      next_cursor: string | number | null;
    };
    matches.push(...page.deliveries);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return matches;
}

function list(deliveries: readonly Delivery[], asJson: boolean): number {
  const rows = deliveries.map(({ created_at, id, state, effect, destination_origin }) => ({
    ...{ created_at, id, state, effect, destination_origin },
  }));
  console.log(asJson ? JSON.stringify(deliveries, null, 2) : describeTable(rows));
  return 0;
}

async function show(read: ReadRelay, name: string): Promise<number> {
  const delivery = /^dlv_[0-9a-z]{26}$/.test(name)
    ? await read(`/deliveries/${name}`)
    : await read('/deliveries/lookup', { 'idempotency-key': name });
  console.log(JSON.stringify(delivery, null, 2));
  return 0;
}

function download(deliveries: readonly Delivery[], file: string): number {
  const receipts = deliveries.flatMap(({ receipt }) => (receipt === null ? [] : [receipt]));
  try {
    writeFileSync(file, `${JSON.stringify(receipts, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  console.log(`${receipts.length} receipts in ${file}`);
  return 0;
}
