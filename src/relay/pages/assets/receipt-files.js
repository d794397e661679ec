// Finds receipts in dropped, selected or pasted input: single ones, lists, API responses, JSON Lines.

const fileBytesMax = 8 * 1024 * 1024;
/** Maximum number of receipts that are verified at a time, so that the page stays responsive. */
export const receiptsMax = 500;

/** Contents of files; `oversizedNames`: names of files above the size limit. */
export async function readFiles(files) {
  const readableFiles = [...files].filter(({ size }) => size <= fileBytesMax);
  const oversizedNames = [...files].filter(({ size }) => size > fileBytesMax).map(({ name }) => name);
  const texts = await Promise.all(
    readableFiles.map(async (file) => ({ fileName: file.name, text: await file.text() })),
  );
  return { texts, oversizedNames };
}

/** Receipt candidates in a text, not verified; null if the text is neither JSON nor JSON Lines. */
export function candidatesIn(text) {
  const values = parseJson(text);
  return values === null ? null : values.flatMap((value) => candidatesOf(value));
}

function parseJson(text) {
  try {
    return [JSON.parse(text)];
  } catch {
    return parseJsonLines(text);
  }
}

function parseJsonLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length === 0 ? null : lines.map((line) => JSON.parse(line));
  } catch {
    return null;
  }
}

/** Maximum nesting of lists and API responses in which receipts are found. */
const depthMax = 8;

/** API responses contain receipts as `receipt` and `earlier_receipts`, lists as `deliveries`. */
function candidatesOf(value, depth = 0) {
  const nestedCandidates = (inner) => candidatesOf(inner, depth + 1);
  if (typeof value !== 'object' || value === null || depth > depthMax) return [value];
  if (Array.isArray(value)) return value.flatMap(nestedCandidates);
  if ('signature' in value) return [value];
  if (Array.isArray(value.deliveries)) return value.deliveries.flatMap(nestedCandidates);
  if ('receipt' in value)
    return [...(value.earlier_receipts ?? []), value.receipt].filter((item) => item !== null).flatMap(nestedCandidates);
  return [value];
}
