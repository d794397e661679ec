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
  return values === null ? null : values.flatMap(candidatesOf);
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

/** Answers of the relay hold receipts as `receipt`, lists of them as `deliveries`. */
function candidatesOf(value) {
  if (Array.isArray(value)) return value.flatMap(candidatesOf);
  if (typeof value !== 'object' || value === null) return [value];
  if ('signature' in value) return [value];
  if (Array.isArray(value.deliveries)) return value.deliveries.flatMap(candidatesOf);
  if ('receipt' in value) return value.receipt === null ? [] : candidatesOf(value.receipt);
  return [value];
}
