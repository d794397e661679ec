import { type CharacterTable, type KeyFormat, keyFormats } from './secret-formats.ts';

export interface FoundSecret {
  /** What it looks like, in words that fit an error message; never the value. */
  readonly kind: string;
}

/**
 * The first thing in a text that has the form of a live credential: our own keys, the key formats
 * of secret-formats.ts, or a private key block. One pass; each start of a key looks a bounded way
 * ahead, so the time grows only with the length of the text. It finds known forms, not every
 * secret, and lets placeholders such as `ghp_xxxx` pass.
 */
export function findSecret(text: string): FoundSecret | null {
  const first = anyPrefix.exec(text);
  if (first === null) return null;
  for (let at = first.index; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === hyphen) {
      if (isPrivateKeyBlock(text, at)) return { kind: 'a private key' };
      continue;
    }
    const formats = code < 128 ? formatsByFirst[code] : undefined;
    if (formats === undefined || isAlphanumeric(text.charCodeAt(at - 1))) continue;
    const format = formats.find(
      (format) => text.startsWith(format.prefix, at) && hasKey(text, at + format.prefix.length, format),
    );
    if (format !== undefined) return { kind: format.kind };
  }
  return null;
}

const hyphen = 0x2d;
const dot = 0x2e;
const blockOpening = '-----BEGIN ';

// Hardly any honest text holds even a prefix, so one native pass settles nearly all.
const anyPrefix = new RegExp(
  [...keyFormats.map((format) => format.prefix.replace('.', '\\.')), blockOpening].join('|'),
);

const formatsByFirst = Array.from({ length: 128 }, (_, code) => {
  const formats = keyFormats.filter((format) => format.prefix.charCodeAt(0) === code);
  return formats.length === 0 ? undefined : formats;
});

function hasKey(text: string, start: number, format: KeyFormat): boolean {
  let at = start;
  for (const [index, part] of format.parts.entries()) {
    if (index > 0) {
      if (text.charCodeAt(at) !== dot) return false;
      at += 1;
    }
    const length = runLength(text, at, part.characters, part.max + 1);
    if (length < part.min || (part.exact === true && length > part.max)) return false;
    at += length;
  }
  return format.proof === 'form' || looksRandom(text.slice(start, at), format.proof);
}

function runLength(text: string, start: number, characters: CharacterTable, max: number): number {
  let length = 0;
  while (length < max && characters[text.charCodeAt(start + length)] === 1) length += 1;
  return length;
}

const distinctMin = 8;

/** Whether characters may have been drawn at random, rather than written as a placeholder. */
function looksRandom(key: string, proof: Exclude<KeyFormat['proof'], 'form'>): boolean {
  if (new Set(key).size < distinctMin || key.endsWith('EXAMPLE')) return false;
  const cased = /[a-z]/.test(key) && /[A-Z]/.test(key);
  return proof === 'varied' || cased || (proof === 'random' && /[0-9]/.test(key));
}

const blockHeader = /^[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;
const keyMaterial = /[A-Za-z0-9+/]{16}/;
const headerWindow = 50;
const materialWindow = 240;

/** A header alone is talk about keys; with base64 after it, it is a key. */
function isPrivateKeyBlock(text: string, at: number): boolean {
  if (!text.startsWith(blockOpening, at)) return false;
  const start = at + blockOpening.length;
  const header = blockHeader.exec(text.slice(start, start + headerWindow + 10))?.[0];
  return (
    header !== undefined && keyMaterial.test(text.slice(start + header.length, start + header.length + materialWindow))
  );
}

function isAlphanumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
