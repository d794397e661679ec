import type { IncomingMessage } from 'node:http';
import type { TObject } from 'typebox';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { refuseInput } from '../../operation/errors.ts';

/** Query string of a URL: everything after the first question mark. */
export function queryOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** Refuses a query string that is not valid percent-encoded UTF-8. */
export function refuseQueryEncoding(query: string): Refusal | null {
  const isValid = query.split('&').every((pair) => decodePair(pair).every((part) => part !== null));
  return isValid ? null : refuseInput('', 'encoding', 'The query string is not valid percent-encoded UTF-8.');
}

/**
 * Parses a query string into input with the types of the schema. Repeated names, invalid percent-encoding and values of
 * the wrong type are refused; an empty value is the default. Unknown names are kept, so that the schema refuses them.
 */
export function readQueryInput(query: string, schema: TObject): Record<string, unknown> | Refusal {
  const input = new Map<string, unknown>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [name, value] = decodePair(pair);
    if (name === null || value === null)
      return refuseInput('', 'encoding', 'The query string is not valid percent-encoded UTF-8.');
    if (input.has(name)) return refuseInput('', 'repeated', 'A query parameter is given twice.');
    const typed = readValue(name, value, schema);
    if (isRefusal(typed)) return typed;
    input.set(name, typed);
  }
  const pairs = [...input].filter(([name, value]) => value !== '' || !Object.hasOwn(schema.properties, name));
  // An own property even for names such as __proto__, which the schema refuses.
  return Object.fromEntries(pairs);
}

function decodePair(pair: string): [string | null, string | null] {
  const at = pair.indexOf('=');
  const name = at === -1 ? pair : pair.slice(0, at);
  const value = at === -1 ? '' : pair.slice(at + 1);
  return [decode(name), decode(value)];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function readValue(name: string, value: string, schema: TObject): unknown {
  const type = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as { type?: string }).type : undefined;
  if (value === '') return '';
  if (type === 'integer')
    return /^\d{1,16}$/.test(value)
      ? Number(value)
      : refuseInput(`/${name}`, 'type', `/${name} must be a whole number.`);
  if (type === 'boolean')
    return value === 'true'
      ? true
      : value === 'false'
        ? false
        : refuseInput(`/${name}`, 'type', `/${name} must be true or false.`);
  return value;
}
