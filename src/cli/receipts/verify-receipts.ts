import { UsageError } from '../usage-error.ts';
import { readKeys, type TrustedKeys } from '../verify/read-keys.ts';
import { readText } from '../verify/read-text.ts';

interface ReceiptText {
  readonly id: string;
  readonly state: string;
  readonly effect: string;
}

/** Result for one receipt of a file. */
export interface VerifiedReceipt extends ReceiptText {
  readonly signature: 'valid' | 'not valid';
  readonly fault: string | null;
}

/** The published client, which customers use too. */
const client = new URL('../../../sdk/rialto-relay.mjs', import.meta.url);
type VerifyReceipt = (receipt: unknown, keys: TrustedKeys) => Promise<{ ok: boolean; fault: string | null }>;

/** Verifies the receipts of a file. Related receipts of a list are also compared with each other. */
export async function verifyReceipts(file: string, keysFrom: string): Promise<VerifiedReceipt[]> {
  const [keys, text] = [await readKeys(keysFrom), await readText(file)];
  const { verifyReceipt } = (await import(client.href)) as { verifyReceipt: VerifyReceipt };
  const results: VerifiedReceipt[] = [];
  for (const receipt of receiptsOf(text.toString('utf8'))) {
    const { ok, fault } = await verifyReceipt(receipt, keys);
    const { id, state, effect } = receipt;
    results.push({ id, state, effect, signature: ok ? 'valid' : 'not valid', fault });
  }
  return results;
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
