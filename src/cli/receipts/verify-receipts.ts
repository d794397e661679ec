import { UsageError } from '../usage-error.ts';
import { readKeys, type TrustedKeys } from '../verify/read-keys.ts';
import { readText } from '../verify/read-text.ts';

interface ReceiptFields {
  readonly id: string;
  readonly state: string;
  readonly effect: string;
}

/** Result for one receipt of a file. */
interface VerifiedReceipt extends Pick<ReceiptFields, 'id' | 'state' | 'effect'> {
  readonly signature: 'valid' | 'not valid';
  readonly fault: string | null;
}

/** The published client, which customers use too. */
const clientUrl = new URL('../../../sdk/rialto-relay.mjs', import.meta.url);
interface RelayClient {
  readonly verifyReceipt: (
    receipt: unknown,
    keys: TrustedKeys,
    expected: { readonly delivery?: object },
  ) => Promise<{ fault: string | null }>;
  readonly receiptChains: (
    receipts: readonly unknown[],
  ) => Promise<{ chains: number; branched: boolean; summary: string | null }>;
}

/** The parser of the verifier page, so that the command accepts the same files. */
const receiptFilesUrl = new URL('../../relay/pages/assets/receipt-files.js', import.meta.url);
interface ReceiptFiles {
  readonly candidatesIn: (text: string) => unknown[] | null;
}

export interface VerifiedReceipts {
  readonly results: readonly VerifiedReceipt[];
  /** Sentence for valid receipts that do not form one hash chain; null otherwise. */
  readonly chainWarning: string | null;
}

/** Faults of receipts with a valid signature. */
const mismatchFaults = ['payload', 'destination'];

/** Verifies the receipts of a file; `leadFile`: file of the stored delivery with which the receipts are compared. */
export async function verifyReceipts(
  file: string,
  keySource: string,
  leadFile: string | undefined,
): Promise<VerifiedReceipts> {
  const [keys, text] = [await readKeys(keySource), await readText(file)];
  const expected = leadFile === undefined ? {} : { delivery: deliveryOf(await readText(leadFile)) };
  const { receiptChains, verifyReceipt } = (await import(clientUrl.href)) as RelayClient;
  const receipts = await receiptsOf(text);
  const results: VerifiedReceipt[] = [];
  const validReceipts: ReceiptFields[] = [];
  for (const receipt of receipts) {
    const { fault } = await verifyReceipt(receipt, keys, expected);
    const isValid = fault === null || mismatchFaults.includes(fault);
    if (isValid) validReceipts.push(receipt);
    const { id, state, effect } = receipt;
    results.push({ id, state, effect, signature: isValid ? 'valid' : 'not valid', fault });
  }
  const { chains, branched, summary } = await receiptChains(validReceipts);
  return { results, chainWarning: chains > 1 || branched ? summary : null };
}

function deliveryOf(text: Uint8Array): object {
  const expectation = 'Expected the delivery that you stored: one object with destination, source and so on.';
  const value = parseJson(text, `The file of --lead is not JSON. ${expectation}`);
  if (isDelivery(value)) return value;
  throw new UsageError(`The file of --lead contains no delivery. ${expectation}`);
}

function isDelivery(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'signature' in value) return false;
  return ['destination', 'source', 'lead'].some((name) => Object.hasOwn(value, name));
}

function parseJson(text: Uint8Array, message: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new UsageError(message);
  }
}

const expectedReceipts = 'Expected one receipt, a list of receipts, or a stored response of the relay with receipts';

async function receiptsOf(text: Uint8Array): Promise<ReceiptFields[]> {
  const { candidatesIn } = (await import(receiptFilesUrl.href)) as ReceiptFiles;
  const list = candidatesIn(new TextDecoder().decode(text));
  if (list === null) throw new UsageError(`The file is not JSON. ${expectedReceipts}.`);
  const isReceipt = (value: unknown): value is ReceiptFields =>
    typeof value === 'object' && value !== null && 'id' in value && 'signature' in value;
  if (list.length === 0 || !list.every(isReceipt))
    throw new UsageError(`The file contains no receipts. ${expectedReceipts}; pass a stored delivery with --lead.`);
  return list;
}
