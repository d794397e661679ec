import { loopbackNames } from '../../../core/base/loopback.ts';

/**
 * Normalized origin of a page that may show an embed link in a frame: https, or http on this machine for development.
 * Null for any other text. The host is restricted to characters that have no meaning in a Content-Security-Policy,
 * which URL parsers do not ensure.
 */
export function parseFrameOrigin(text: string): string | null {
  if (!originPattern.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, origin } = new URL(text);
  return protocol === 'https:' || loopbackNames.includes(hostname) ? origin : null;
}

const originPattern = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?\/?$/i;
