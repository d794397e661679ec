/** Position of a value in an HTML template. */
export type Substitution =
  | { readonly kind: 'text' }
  /** The value is a whole attribute, including name and quotes. */
  | { readonly kind: 'attribute'; readonly name: string; readonly startsUrl: boolean }
  /** The value is part of a quoted attribute value. */
  | { readonly kind: 'part'; readonly name: string; readonly startsUrl: boolean };

export interface Template {
  /** Static texts before, between and after the substitutions. */
  readonly texts: readonly string[];
  readonly substitutions: readonly Substitution[];
}

type ScannerState = 'text' | 'tag' | 'value' | 'comment' | 'raw';

interface Scanner {
  state: ScannerState;
  /** Name of the attribute whose value is being scanned. */
  attribute: string;
  /** Whether the value already has content. */
  hasValue: boolean;
  /** The open script or style element. */
  rawElement: string;
}

const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'cite', 'poster', 'data', 'xlink:href']);
const refusedAttributes = /^(on.*|style|srcdoc|srcset)$/;

/** Parses a template once and classifies its values. Throws TypeError where values are not allowed. */
export function scanTemplate(strings: readonly string[]): Template {
  const scanner: Scanner = { state: 'text', attribute: '', hasValue: false, rawElement: '' };
  const texts = [...strings];
  const substitutions: Substitution[] = [];
  for (let index = 0; index < strings.length; index += 1) {
    scan(scanner, strings[index] as string);
    if (index === strings.length - 1) break;
    substitutions.push(slotAt(scanner, texts, index, strings[index + 1] as string));
    scanner.hasValue = true;
  }
  if (scanner.state !== 'text') throw new TypeError('A template of HTML ends inside a tag, a comment or a script');
  return { texts, substitutions };
}

function slotAt(scanner: Scanner, texts: string[], index: number, next: string): Substitution {
  if (scanner.state === 'text') return { kind: 'text' };
  if (scanner.state !== 'value')
    throw new TypeError(`No value is allowed in a ${scanner.state === 'raw' ? scanner.rawElement : scanner.state}`);
  const name = scanner.attribute;
  if (refusedAttributes.test(name)) throw new TypeError(`No value is allowed in the attribute ${name}`);
  const startsUrl = urlAttributes.has(name) && !scanner.hasValue;
  if (scanner.hasValue || !next.startsWith('"')) return { kind: 'part', name, startsUrl };
  const before = texts[index] as string;
  texts[index] = before.slice(0, before.length - ` ${name}="`.length);
  texts[index + 1] = next.slice(1);
  return { kind: 'attribute', name, startsUrl };
}

function scan(scanner: Scanner, text: string): void {
  let at = 0;
  while (at < text.length) at = step(scanner, text, at);
}

function step(scanner: Scanner, text: string, at: number): number {
  switch (scanner.state) {
    case 'text':
      return stepText(scanner, text, at);
    case 'tag':
      return stepTag(scanner, text, at);
    case 'value':
      return stepTo(scanner, text, at, '"', 'tag');
    case 'comment':
      return stepTo(scanner, text, at, '-->', 'text');
    case 'raw':
      return stepTo(scanner, text, at, `</${scanner.rawElement}>`, 'text');
  }
}

function stepText(scanner: Scanner, text: string, at: number): number {
  const start = text.indexOf('<', at);
  if (start === -1) return text.length;
  scanner.state = text.startsWith('<!--', start) ? 'comment' : 'tag';
  scanner.rawElement = /^(script|style|textarea|title)\b/i.exec(text.slice(start + 1))?.[1]?.toLowerCase() ?? '';
  return start + 1;
}

const attributeStart = /([^\s"'<>/=]+)="|[>'=]/g;

/** Scans to the next attribute value or the end of the tag. */
function stepTag(scanner: Scanner, text: string, at: number): number {
  attributeStart.lastIndex = at;
  const match = attributeStart.exec(text);
  if (match === null) return text.length;
  if (match[0] === "'" || match[0] === '=')
    throw new TypeError('Attributes of a template are written with double quotes');
  if (match[0] === '>') {
    const isRaw = scanner.rawElement === 'script' || scanner.rawElement === 'style';
    scanner.state = isRaw ? 'raw' : 'text';
  } else {
    scanner.state = 'value';
    scanner.attribute = (match[1] as string).toLowerCase();
    scanner.hasValue = false;
  }
  return attributeStart.lastIndex;
}

function stepTo(scanner: Scanner, text: string, at: number, end: string, state: ScannerState): number {
  const index = text.indexOf(end, at);
  if (index === -1) {
    if (text.length > at) scanner.hasValue = true;
    return text.length;
  }
  scanner.state = state;
  return index + end.length;
}
