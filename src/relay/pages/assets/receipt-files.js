// Finds receipts in dropped, selected or pasted input: single ones, lists, API responses, JSON Lines.

const fileBytesMax = 8 * 1024 * 1024;
/** Maximum number of receipts, so that the page stays responsive. */
export const receiptsMax = 500;

/** Contents of files; `tooBig`: names of files above the size limit. */
export async function readFiles(files) {
  const small = [...files].filter(({ size }) => size <= fileBytesMax);
  const tooBig = [...files].filter(({ size }) => size > fileBytesMax).map(({ name }) => name);
  const texts = await Promise.all(small.map(async (file) => ({ source: file.name, text: await file.text() })));
  return { texts, tooBig };
}

/** Receipt candidates in a text, not verified; null for invalid JSON. */
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

/** Maximum nesting of receipts in API responses. */
const depthMax = 8;

/** API responses contain receipts as `receipt`, lists as `deliveries`. */
function candidatesOf(value, depth = 0) {
  const within = (inner) => candidatesOf(inner, depth + 1);
  if (typeof value !== 'object' || value === null || depth > depthMax) return [value];
  if (Array.isArray(value)) return value.flatMap(within);
  if ('signature' in value) return [value];
  if (Array.isArray(value.deliveries)) return value.deliveries.flatMap(within);
  if ('receipt' in value) return value.receipt === null ? [] : within(value.receipt);
  return [value];
}
