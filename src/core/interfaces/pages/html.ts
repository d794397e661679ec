import { type Substitution, scanTemplate, type Template } from './html-template.ts';

/** HTML created by `html`. No other value is inserted unescaped. */
class Fragment {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  static textOf(fragment: Fragment): string {
    return fragment.#text;
  }
}

export type Html = Fragment;
export type HtmlValue = Html | string | number | boolean | null | undefined | readonly HtmlValue[];

const templates = new WeakMap<TemplateStringsArray, Template>();

/**
 * Tagged template for HTML with contextual escaping. Results of `html` are inserted unchanged; lists are joined; null,
 * undefined and booleans render nothing. An attribute with null, undefined or false is omitted; with true it has no
 * value. URL attributes only allow http, https and mailto. Throws TypeError for values in scripts, styles, comments,
 * names, unquoted attributes, event handlers, and the attributes style, srcdoc and srcset.
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let template = templates.get(strings);
  if (template === undefined) {
    template = scanTemplate(strings);
    templates.set(strings, template);
  }
  let text = template.texts[0] as string;
  for (const [index, substitution] of template.substitutions.entries())
    text += write(substitution, values[index]) + template.texts[index + 1];
  return new Fragment(text);
}

export function renderHtml(fragment: Html): string {
  return Fragment.textOf(fragment);
}

/**
 * Escapes text for HTML and XML content and quoted attributes. Unicode noncharacters, such as U+FFFE, are not allowed
 * in HTML and become U+FFFD.
 */
export function escapeHtml(text: string): string {
  return specialCharacter.test(text)
    ? text.replace(everySpecialCharacter, (character) => entities[character] ?? '\ufffd')
    : text;
}

const specialCharacter = /[&<>"'`\u001b\p{Noncharacter_Code_Point}]/u;
const everySpecialCharacter = /[&<>"'`\u001b\p{Noncharacter_Code_Point}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  // ESC is not allowed in HTML and XML.
  '\u001b': '\u241b',
};

function write(substitution: Substitution, value: HtmlValue): string {
  if (substitution.kind === 'text') return writeText(value);
  if (value instanceof Fragment || Array.isArray(value))
    throw new TypeError(`The attribute ${substitution.name} must be text, not markup`);
  if (substitution.kind === 'attribute') {
    if (value === null || value === undefined || value === false) return '';
    return value === true
      ? ` ${substitution.name}`
      : ` ${substitution.name}="${writeAttribute(substitution, value as string | number)}"`;
  }
  return typeof value === 'string' || typeof value === 'number' ? writeAttribute(substitution, value) : '';
}

function writeText(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (value instanceof Fragment) return Fragment.textOf(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(writeText).join('');
  return '';
}

function writeAttribute(substitution: Exclude<Substitution, { kind: 'text' }>, value: string | number): string {
  const text = String(value);
  return escapeHtml(substitution.startsUrl && !isSafeUrl(text) ? 'about:invalid' : text);
}

/** Checked without spaces and control characters, because browsers ignore some of them in URLs. */
function isSafeUrl(url: string): boolean {
  const scheme = /^([^/?#]*?):/.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || /^(https?|mailto)$/i.test(scheme);
}
