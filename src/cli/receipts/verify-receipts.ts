import { UsageError } from '../usage-error.ts';
import { readKeys, type TrustedKeys } from '../verify/read-keys.ts';
import { readText } from '../verify/read-text.ts';

interface ReceiptText {
  readonly id: string;
  readonly state: string;
  readonly effect: string;
}

/** Result for one receipt of a file. */
interface VerifiedReceipt extends Pick<ReceiptText, 'id' | 'state' | 'effect'> {
  readonly signature: 'valid' | 'not valid';
  readonly fault: string | null;
}

/** The published client, which customers use too. */
const client = new URL('../../../sdk/rialto-relay.mjs', import.meta.url);
interface RelayClient {
  readonly verifyReceipt: (receipt: unknown, keys: TrustedKeys) => Promise<{ ok: boolean; fault: string | null }>;
  readonly receiptChains: (
    receipts: readonly unknown[],
  ) => Promise<{ chains: number; branched: boolean; summary: string | null }>;
}

export interface VerifiedReceipts {
  readonly results: readonly VerifiedReceipt[];
  /** Sentence about valid receipts that are not one chain by the hashes of their predecessors; null otherwise. */
  readonly gap: string | null;
}

/** Verifies the receipts of a file. */
export async function verifyReceipts(file: string, keysFrom: string): Promise<VerifiedReceipts> {
  const [keys, text] = [await readKeys(keysFrom), await readText(file)];
  const { receiptChains, verifyReceipt } = (await import(client.href)) as RelayClient;
  const receipts = receiptsOf(text.toString('utf8'));
  const results: VerifiedReceipt[] = [];
  const valid: ReceiptText[] = [];
  for (const receipt of receipts) {
    const { ok, fault } = await verifyReceipt(receipt, keys);
    if (ok) valid.push(receipt);
    const { id, state, effect } = receipt;
    results.push({ id, state, effect, signature: ok ? 'valid' : 'not valid', fault });
  }
  const { chains, branched, summary } = await receiptChains(valid);
  return { results, gap: chains > 1 || branched ? summary : null };
}

function receiptsOf(text: string): ReceiptText[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new UsageError('The file is not JSON. Expected one receipt or a list of receipts.');
  }
  const list = Array.isArray(read) ? read : [read];
  const isReceipt = (value: unknown): value is ReceiptText =>
    typeof value === 'object' && value !== null && 'id' in value && 'signature' in value;
  if (list.length === 0 || !list.every(isReceipt))
    throw new UsageError('The file contains no receipts. Expected one receipt or a list of receipts.');
  return list;
}
