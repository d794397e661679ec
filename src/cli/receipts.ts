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
/** Error texts for actions whose argument is missing. */
const missingArgumentMessages: Readonly<Record<string, string>> = {
  verify:
    'verify needs the file with the receipts (- is standard input), such as: rialto receipts verify receipts.json --keys keys.json',
  show: 'show needs an idempotency key or the id of a delivery, such as: rialto receipts show form-42',
  download: 'download needs the name of a new file, such as: rialto receipts download receipts.json',
};
const keysMissingMessage =
  'verify needs --keys, the public keys of the relay: its URL, such as --keys https://relay.example/relay/.well-known/rialto-keys.json, or a saved copy, such as --keys keys.json.';

const options = {
  keys: { type: 'string' },
  lead: { type: 'string' },
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
  help: `  verify FILE --keys URL|FILE [--lead FILE]
      Verify the receipts in FILE (- is standard input) offline: one, a list, or a stored response of the relay, also an
      error. --keys: the public keys, as the URL or a saved copy of {relay}/.well-known/rialto-keys.json, or the saved
      result of keys() of a client.
      --lead: the delivery that you stored, in the format of a client or of the request body; a receipt of another lead
      or destination has the fault payload or destination
  list [--state=<state>] [--origin=<host or URL>] [--since=<date>] [--until=<date>]
      List the deliveries of the account, newest first. A date is 2026-01-31 (its start in UTC) or 2026-01-31T12:00:00Z
  show KEY|ID
      Print the delivery with this idempotency key, or this id (dlv_...)
  download FILE [the options of list]
      Write the receipts of these deliveries to a new file, as a JSON list: of a replayed delivery also the earlier ones

list, show and download read RIALTO_RELAY_KEY, the API key, from the environment or .env, and call the server at --url
(RIALTO_URL, RIALTO_PUBLIC_URL, or http://localhost:8080). On a terminal, list and verify print tables; --json prints JSON.
The exit code is 0 on success, 1 when a receipt has a fault, 2 when the command or the server's response is invalid.`,
  async run(args, environment) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, argument, ...extraArguments] = positionals;
    if (extraArguments.length > 0) throw new UsageError(usage);
    const asJson = values.json || !process.stdout.isTTY;
    if (action === 'verify' && argument !== undefined) return verify(argument, values, asJson);
    const openApi = () => openRelayApi(environment, values.url);
    if (action === 'list' && argument === undefined) return list(await readDeliveries(openApi(), values), asJson);
    if (action === 'show' && argument !== undefined) return show(openApi(), argument);
    if (action === 'download' && argument !== undefined)
      return download(await readDeliveries(openApi(), values), argument);
    throw new UsageError(usageErrorText(action, argument));
  },
};

/** Error text for an unknown action, or an action whose argument is missing or not allowed. */
function usageErrorText(action: string | undefined, argument: string | undefined): string {
  const message = action === undefined || argument !== undefined ? undefined : missingArgumentMessages[action];
  if (message !== undefined) return message;
  if (action === 'list') return `list accepts options only, not ${JSON.stringify(argument)}. ${usage}`;
  return `${usage}${suggestion(action ?? '', actions)}`;
}

interface VerifyOptions {
  readonly keys?: string | undefined;
  readonly lead?: string | undefined;
}

async function verify(file: string, { keys, lead }: VerifyOptions, asJson: boolean): Promise<number> {
  if (keys === undefined) throw new UsageError(keysMissingMessage);
  const { results, chainWarning } = await verifyReceipts(file, keys, lead);
  // On stderr, so that stdout contains only the JSON.
  if (chainWarning !== null) console.error(chainWarning);
  console.log(asJson ? JSON.stringify(results, null, 2) : describeTable(results.map((result) => ({ ...result }))));
  return results.every(({ fault }) => fault === null) ? 0 : 1;
}

interface Delivery {
  readonly id: string;
  readonly state: string;
  readonly effect: string;
  readonly destination_origin: string;
  readonly created_at: string;
  readonly receipt: unknown;
  /** Receipts before a replay; older servers do not return them. */
  readonly earlier_receipts?: readonly unknown[];
}

type Filter = Readonly<Partial<Record<'state' | 'origin' | 'since' | 'until', string>>>;

/** Reads all pages of the deliveries that match the filter. */
async function readDeliveries(read: ReadRelay, filter: Filter): Promise<Delivery[]> {
  const matches: Delivery[] = [];
  let cursor: string | number | null = null;
  do {
    const query = new URLSearchParams();
    for (const name of ['state', 'origin', 'since', 'until'] as const)
      if (filter[name] !== undefined) query.set(name, toTimestamp(filter[name]));
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

/** A date means its start in UTC; other values are unchanged. */
function toTimestamp(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value;
}

function list(deliveries: readonly Delivery[], asJson: boolean): number {
  const rows = deliveries.map(({ created_at, id, state, effect, destination_origin }) => ({
    created_at,
    id,
    state,
    effect,
    destination_origin,
  }));
  console.log(asJson ? JSON.stringify(deliveries, null, 2) : describeTable(rows));
  return 0;
}

async function show(read: ReadRelay, keyOrId: string): Promise<number> {
  const delivery = /^dlv_[0-9a-z]{26}$/.test(keyOrId)
    ? await read(`/deliveries/${keyOrId}`)
    : await read('/deliveries/lookup', { 'idempotency-key': keyOrId });
  console.log(JSON.stringify(delivery, null, 2));
  return 0;
}

function download(deliveries: readonly Delivery[], file: string): number {
  const receipts = deliveries.flatMap(({ receipt, earlier_receipts: earlierReceipts = [] }) =>
    receipt === null ? earlierReceipts : [...earlierReceipts, receipt],
  );
  try {
    writeFileSync(file, `${JSON.stringify(receipts, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  console.log(`${receipts.length} receipts in ${file}`);
  return 0;
}
