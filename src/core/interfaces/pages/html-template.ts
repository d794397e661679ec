/** Position of a value in an HTML template. `startsUrl`: a URL begins with the value, so its scheme must be checked. */
export type Substitution =
  | { readonly kind: 'text' }
  /** The value is a whole attribute, including name and quotes. */
  | { readonly kind: 'attribute'; readonly name: string; readonly startsUrl: boolean }
  /** The value is inserted into a quoted attribute value that also has other content. */
  | { readonly kind: 'attribute_content'; readonly name: string; readonly startsUrl: boolean };

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
  /** The last opened element if it is a script, style, textarea or title; otherwise empty. */
  rawElement: string;
}

const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'cite', 'poster', 'data', 'xlink:href']);
const refusedAttributes = /^(on.*|style|srcdoc|srcset)$/;

/** Parses a template and classifies the positions of its values. Throws TypeError where values are not allowed. */
export function scanTemplate(strings: readonly string[]): Template {
  const scanner: Scanner = { state: 'text', attribute: '', hasValue: false, rawElement: '' };
  const texts = [...strings];
  const substitutions: Substitution[] = [];
  for (let index = 0; index < strings.length; index += 1) {
    scan(scanner, strings[index] as string);
    if (index === strings.length - 1) break;
    substitutions.push(substitutionAt(scanner, texts, index, strings[index + 1] as string));
    scanner.hasValue = true;
  }
  if (scanner.state !== 'text') throw new TypeError('An HTML template ends inside a tag, a comment or a script');
  return { texts, substitutions };
}

/** Classifies the value after `texts[index]`. Removes name and quotes of a whole attribute from the texts. */
function substitutionAt(scanner: Scanner, texts: string[], index: number, textAfter: string): Substitution {
  if (scanner.state === 'text') return { kind: 'text' };
  if (scanner.state !== 'value')
    throw new TypeError(`No value is allowed in a ${scanner.state === 'raw' ? scanner.rawElement : scanner.state}`);
  const name = scanner.attribute;
  if (refusedAttributes.test(name)) throw new TypeError(`No value is allowed in the attribute ${name}`);
  const startsUrl = urlAttributes.has(name) && !scanner.hasValue;
  if (scanner.hasValue || !textAfter.startsWith('"')) return { kind: 'attribute_content', name, startsUrl };
  const textBefore = texts[index] as string;
  texts[index] = textBefore.slice(0, textBefore.length - ` ${name}="`.length);
  texts[index + 1] = textAfter.slice(1);
  return { kind: 'attribute', name, startsUrl };
}

function scan(scanner: Scanner, text: string): void {
  let position = 0;
  while (position < text.length) position = step(scanner, text, position);
}

function step(scanner: Scanner, text: string, position: number): number {
  switch (scanner.state) {
    case 'text':
      return stepText(scanner, text, position);
    case 'tag':
      return stepTag(scanner, text, position);
    case 'value':
      return stepPast(scanner, text, position, '"', 'tag');
    case 'comment':
      return stepPast(scanner, text, position, '-->', 'text');
    case 'raw':
      return stepPast(scanner, text, position, `</${scanner.rawElement}>`, 'text');
  }
}

function stepText(scanner: Scanner, text: string, position: number): number {
  const start = text.indexOf('<', position);
  if (start === -1) return text.length;
  scanner.state = text.startsWith('<!--', start) ? 'comment' : 'tag';
  scanner.rawElement = /^(script|style|textarea|title)\b/i.exec(text.slice(start + 1))?.[1]?.toLowerCase() ?? '';
  return start + 1;
}

const attributeStart = /([^\s"'<>/=]+)="|[>'=]/g;

/** Scans to the next attribute value or the end of the tag. */
function stepTag(scanner: Scanner, text: string, position: number): number {
  attributeStart.lastIndex = position;
  const match = attributeStart.exec(text);
  if (match === null) return text.length;
  if (match[0] === "'" || match[0] === '=')
    throw new TypeError('Attributes of a template must be written with double quotes');
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

/** Scans past the text `end` and continues in `state`; to the end of the text when it does not occur. */
function stepPast(scanner: Scanner, text: string, position: number, end: string, state: ScannerState): number {
  const index = text.indexOf(end, position);
  if (index === -1) {
    if (text.length > position) scanner.hasValue = true;
    return text.length;
  }
  scanner.state = state;
  return index + end.length;
}
