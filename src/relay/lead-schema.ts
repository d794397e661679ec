import { type Static, type TProperties, Type } from 'typebox';
import { pattern } from '../core/base/patterns.ts';
import { singleLine } from '../core/operation/schema-fragments.ts';

// Schema of a lead.

/** Object schema without additional properties. */
export const closedObject = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

export const emailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  ...pattern('^[^@\\s]+@[^@\\s]+$', 'an email address such as ann@example.org'),
  format: 'single-line',
});

const phone = Type.String({
  ...pattern('^\\+[1-9][0-9]{1,14}$', 'a phone number such as +442071234567: a plus and up to 15 digits'),
  description: 'E.164: a plus and up to 15 digits.',
});

const timePattern =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$';
export const sha256 = Type.String(pattern('^[0-9a-f]{64}$', '64 lower-case hex digits'));

const consent = closedObject(
  {
    granted: Type.Boolean({ description: 'Whether the person gave consent.' }),
    at: Type.String({
      format: 'date-time',
      ...pattern(timePattern, 'a time with its offset, such as 2026-01-31T12:00:00Z'),
      description: 'RFC 3339, with the offset.',
    }),
    text_sha256: Type.Optional(sha256),
    page_url: Type.Optional(Type.String({ maxLength: 2_048, format: 'uri-http' })),
  },
  { description: 'Consent of the person: to what, when and where. It is passed on unchanged.' },
);

/** Pattern of names in `extra`. The JSON parser refuses `constructor` as a member name. */
const extraNamePattern = '^(?!constructor$)[a-z][a-z0-9_]{0,63}$';

const extra = Type.Unsafe<Record<string, string | boolean | number>>({
  type: 'object',
  description:
    'At most 32 members, named in small letters, digits and `_`: strings of at most 1,000 characters, booleans, integers.',
  maxProperties: 32,
  propertyNames: pattern(extraNamePattern, 'lower-case letters, digits and _, the first a letter, at most 64'),
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 1_000, format: 'multi-line' },
      { type: 'boolean' },
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    ],
  },
});

export const lead = closedObject(
  {
    name: Type.Optional(singleLine(1, 200)),
    email: Type.Optional(emailAddress),
    source: singleLine(1, 120),
    phone: Type.Optional(phone),
    message: Type.Optional(Type.String({ maxLength: 4_000, format: 'multi-line' })),
    external_id: Type.Optional(singleLine(0, 120)),
    campaign: Type.Optional(singleLine(0, 120)),
    test: Type.Optional(Type.Boolean({ description: 'A test lead: delivered, and not counted as a live delivery.' })),
    consent: Type.Optional(consent),
    extra: Type.Optional(extra),
  },
  {
    anyOf: [
      { properties: { email: true }, required: ['email'] },
      { properties: { phone: true }, required: ['phone'] },
    ],
    description: 'Needs an email address or a telephone number.',
  },
);

export type Lead = Static<typeof lead>;
