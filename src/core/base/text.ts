export interface TextFault {
  readonly code:
    | 'control_character'
    | 'invisible_character'
    | 'direction_override'
    | 'tag_character'
    | 'lone_surrogate';
  readonly message: string;
}

/**
 * Why text cannot stand in a field of this kind, or null. Both kinds refuse C0 and C1 controls,
 * bidirectional embeddings, overrides and isolates, tag characters and lone surrogates; `multiline`
 * allows tab, LF and CR, `line` allows no control and no U+200B, U+2060 or U+FEFF. Length is the
 * schema's business. The message never repeats the text.
 */
export function textFault(value: string, kind: 'line' | 'multiline'): TextFault | null {
  const suspicious = kind === 'line' ? suspiciousInLine : suspiciousInMultiline;
  if (!suspicious.test(value)) return null;
  return firstFault(value, kind);
}

// One pass over the text in the usual case; which rule is broken is asked only when one may be.
const suspiciousInLine = /[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;
const suspiciousInMultiline =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;

const controlInLine = /[\u0000-\u001f\u007f-\u009f]/;
const controlInMultiline = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const invisible = /[\u200b\u2060\ufeff]/;
const directionOverride = /[\u202a-\u202e\u2066-\u2069]/;
const tagCharacter = /\udb40[\udc00-\udc7f]/;

function firstFault(value: string, kind: 'line' | 'multiline'): TextFault | null {
  if ((kind === 'line' ? controlInLine : controlInMultiline).test(value)) {
    const allowed =
      kind === 'line'
        ? 'This field takes one line without control characters.'
        : 'Tab and line breaks are the only control characters allowed here.';
    return { code: 'control_character', message: allowed };
  }
  if (kind === 'line' && invisible.test(value))
    return {
      code: 'invisible_character',
      message: 'This field takes no U+200B, U+2060 or U+FEFF, which nobody can see.',
    };
  if (directionOverride.test(value))
    return { code: 'direction_override', message: 'Characters that change the direction of text are not allowed.' };
  if (tagCharacter.test(value))
    return { code: 'tag_character', message: 'Tag characters (U+E0000 to U+E007F) are not allowed.' };
  if (!value.isWellFormed()) return { code: 'lone_surrogate', message: 'The text holds half of a surrogate pair.' };
  return null;
}

/**
 * The pattern of text that shows at least one letter or digit of any script. Hangul fillers count as
 * letters in Unicode, but nobody can see them.
 */
export const letterOrDigitPattern = '[^\\P{L}\\u115f\\u1160\\u3164\\uffa0]|\\p{N}';

export interface LinkFault {
  readonly code: 'link_not_absolute' | 'link_character' | 'link_user' | 'link_host' | 'link_port';
  readonly message: string;
}

/**
 * Why a link is refused, or null. A link is an absolute http or https address with a host, without
 * user name, blanks, controls, invisible characters, backslashes or angle brackets, and with a port
 * of 1 to 65535 if any. The raw text is judged first: URL parsers quietly repair most of these.
 */
export function linkFault(value: string): LinkFault | null {
  if (unfitForLink.test(value) || textFault(value, 'line') !== null) {
    return {
      code: 'link_character',
      message: 'A link holds no blank, control or invisible character, backslash or angle bracket.',
    };
  }
  const authority = absoluteLink.exec(value)?.[1];
  if (authority === undefined) return { code: 'link_not_absolute', message: 'A link starts with http:// or https://.' };
  if (authority.includes('@')) return { code: 'link_user', message: 'A link carries no user name or password.' };
  const parts = hostAndPort.exec(authority);
  if (parts === null) return { code: 'link_host', message: 'A link names a host.' };
  const port = parts[2];
  if (port !== undefined && !isPort(port))
    return { code: 'link_port', message: 'The port of a link is a number from 1 to 65535.' };
  return URL.canParse(value) ? null : { code: 'link_host', message: 'The host of this link is not valid.' };
}

const unfitForLink = /[\s\\<>]/;
const absoluteLink = /^https?:\/\/([^/?#]*)/i;
const hostAndPort = /^(\[[0-9A-Fa-f:.]+\]|[^:[\]%]+)(?::(.*))?$/;

function isPort(digits: string): boolean {
  return /^[0-9]{1,5}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= 65_535;
}
