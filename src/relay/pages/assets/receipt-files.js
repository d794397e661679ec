// Finds receipts in whatever was dropped, chosen or pasted: one, a list, answers that hold them, lines.

const fileBytesMax = 8 * 1024 * 1024;
/** More are not read: a page has to stay usable. */
export const receiptsMax = 500;

/** The texts of files; those that are too big are named in `tooBig`. */
export async function readFiles(files) {
  const small = [...files].filter(({ size }) => size <= fileBytesMax);
  const tooBig = [...files].filter(({ size }) => size > fileBytesMax).map(({ name }) => name);
  const texts = await Promise.all(small.map(async (file) => ({ source: file.name, text: await file.text() })));
  return { texts, tooBig };
}

/** What in a text may be a receipt; null when it is no JSON. Not judged here. */
export function candidatesIn(text) {
  const values = parsed(text);
  return values === null ? null : values.flatMap((value) => candidatesOf(value));
}

function parsed(text) {
  try {
    return [JSON.parse(text)];
  } catch {
    return parsedLines(text);
  }
}

function parsedLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length === 0 ? null : lines.map((line) => JSON.parse(line));
  } catch {
    return null;
  }
}

/** A list of answers about deliveries with their receipts is as deep as this; what lies deeper was made up. */
const depthMax = 8;

/** Answers of the relay hold receipts as `receipt`, lists of them as `deliveries`. */
function candidatesOf(value, depth = 0) {
  const within = (inner) => candidatesOf(inner, depth + 1);
  if (typeof value !== 'object' || value === null || depth > depthMax) return [value];
  if (Array.isArray(value)) return value.flatMap(within);
  if ('signature' in value) return [value];
  if (Array.isArray(value.deliveries)) return value.deliveries.flatMap(within);
  if ('receipt' in value) return value.receipt === null ? [] : within(value.receipt);
  return [value];
}
