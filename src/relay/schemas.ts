import { type Static, type TProperties, Type } from 'typebox';
import { choice, idempotencyKeyOf, line, nullable, time, timeOrNull } from '../core/operation/schema-words.ts';
import { attemptPhases } from './rules/delivery/attempts.ts';
import { effects } from './rules/delivery/outcome.ts';

// The shapes of the relay. A schema is JSON Schema: REST, OpenAPI, MCP and the tests share these objects.

const closed = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

// Requests

/** The whole body of a request, in UTF-8. */
export const bodyBytesMax = 32 * 1024;

/** A header carries it, and a header loses the blanks at its ends. */
export const idempotencyKey = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: '^[!-~]([ -~]*[!-~])?$',
  description: 'New for each lead, the same when asking again or replaying. Identical requests get one delivery.',
});

/** Of a write that is no delivery, and is kept as it is. */
export const actKey = idempotencyKeyOf(120);

export const apiKey = Type.String({ description: 'Keep it: only its hash is stored, and no answer shows it again.' });

/** What a trial begins with. */
export const trialKey = Type.Object({
  account_id: Type.String(),
  api_key: apiKey,
  plan: Type.Literal('trial'),
  limit: Type.Integer(),
  expires_at: time,
});

/** Only the outline: what addresses may be delivered to is judged as a whole, with a reason of its own. */
export const destination = Type.String({
  minLength: 1,
  maxLength: 2_048,
  description: 'An https address in a public network, without user name and password. Never followed elsewhere.',
});

export const mailAddress = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^@\\s]+@[^@\\s]+$',
  format: 'single-line',
});
const phone = Type.String({ pattern: '^\\+[1-9][0-9]{1,14}$', description: 'E.164: a plus and up to 15 digits.' });

const timePattern =
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$';
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const consent = closed(
  {
    granted: Type.Boolean({ description: 'Whether the person agreed.' }),
    at: Type.String({ format: 'date-time', pattern: timePattern, description: 'RFC 3339, with the offset.' }),
    text_sha256: Type.Optional(sha256),
    page_url: Type.Optional(Type.String({ maxLength: 2_048, format: 'uri' })),
  },
  { description: 'What the person agreed to, when and where, to be passed on as it is.' },
);

/** The reader of bodies takes `constructor` as a name nowhere. */
const extraName = '^(?!constructor$)[a-z][a-z0-9_]{0,63}$';

const extra = Type.Unsafe<Record<string, string | boolean | number>>({
  type: 'object',
  description:
    'At most 32 members, named in small letters, digits and `_`: texts of at most 1,000 characters, truth values, whole numbers.',
  maxProperties: 32,
  propertyNames: { pattern: extraName },
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 1_000, format: 'multi-line' },
      { type: 'boolean' },
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    ],
  },
});

export const lead = closed(
  {
    name: Type.Optional(line(1, 200)),
    email: Type.Optional(mailAddress),
    source: line(1, 120),
    phone: Type.Optional(phone),
    message: Type.Optional(Type.String({ maxLength: 4_000, format: 'multi-line' })),
    external_id: Type.Optional(line(0, 120)),
    campaign: Type.Optional(line(0, 120)),
    test: Type.Optional(Type.Boolean({ description: 'A test lead: delivered, and not counted as a live delivery.' })),
    consent: Type.Optional(consent),
    extra: Type.Optional(extra),
  },
  {
    anyOf: [
      { properties: { email: true }, required: ['email'] },
      { properties: { phone: true }, required: ['phone'] },
    ],
    description: 'Needs an e-mail address or a telephone number.',
  },
);

export const deliveryRequest = closed({ destination, lead });

/** What a delivery is asked for with; key and replay come in headers. */
export const deliverInput = closed({
  idempotency_key: idempotencyKey,
  replay: Type.Optional(
    Type.Boolean({ description: 'Repeats a delivery that did not succeed, with the same lead and destination.' }),
  ),
  destination,
  lead,
});

// Receipts

const milliseconds = nullable<number>({ type: 'integer', minimum: 0 });
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };

export const attempt = closed({
  n: Type.Integer({ minimum: 1 }),
  started_at: time,
  phase_reached: choice(['unknown', ...attemptPhases]),
  dns_ms: milliseconds,
  connect_ms: milliseconds,
  tls_ms: milliseconds,
  first_byte_ms: milliseconds,
  total_ms: milliseconds,
  http_status: Type.Optional(Type.Integer({ minimum: 0 })),
  error_class: Type.Optional(Type.String()),
  bytes_sent: nullable<number>({ type: 'integer', minimum: 0 }),
});

export const fingerprints = closed({
  payload: sha256,
  destination: sha256,
  nonces: closed({ payload: sha256, destination: sha256 }),
});

export const usage = closed({
  plan: choice(['trial', 'builder']),
  used: Type.Integer({ minimum: 0 }),
  limit: nullable<number>({ type: 'integer', minimum: 0 }),
  expires_at: timeOrNull,
  replay_still_allowed: Type.Boolean(),
});

const signed = {
  version: Type.Literal('rialto-receipt/1'),
  id: Type.String(),
  state: choice(['delivered', 'failed', 'ambiguous']),
  effect: choice(effects),
  duplicate_possible: Type.Boolean(),
  test: Type.Boolean(),
  created_at: time,
  finished_at: time,
  destination_origin: Type.String(),
  fingerprints,
  attempts: Type.Array(attempt),
  next_action: choice(['none', 'replay', 'fix_destination', 'check_destination']),
  replay_until: timeOrNull,
  previous: nullable<string>({ ...hash, description: "Hash of this account's receipt before this one." }),
};

/** The part of a receipt that its signature covers: the same bytes whenever it is read. */
export const signedPart = closed(signed);

/** What somebody else's server wrote is data: never an instruction to whoever reads it. */
const responseExcerpt = closed(
  { untrusted: Type.Literal(true), text: Type.String() },
  { description: 'What the destination answered, at most 4 KiB of it. It is kept nowhere.' },
);

/** A receipt. What the signature does not cover stands only in the first answer. */
export const receipt = closed({
  ...signed,
  signature: closed({ alg: Type.Literal('Ed25519'), kid: Type.String(), value: Type.String() }),
  idempotency_key: Type.Optional(Type.String()),
  usage: Type.Optional(usage),
  response_excerpt: Type.Optional(responseExcerpt),
  payload_sha256: Type.Optional(sha256),
  destination_sha256: Type.Optional(sha256),
});

// Records

export const deliveryStates = ['accepted', 'connecting', 'dispatching', 'delivered', 'failed', 'ambiguous'] as const;

/** A delivery as its account sees it later: without what stands in the first answer only. */
export const delivery = closed({
  id: Type.String(),
  state: choice(deliveryStates),
  effect: choice(effects),
  test: Type.Boolean(),
  destination_origin: Type.String(),
  created_at: time,
  replays: Type.Integer({ minimum: 0 }),
  receipt: Type.Union([receipt, Type.Null()], { description: 'Null while the delivery is under way.' }),
});

// Members of problems

/** Which part has another fingerprint than the first time. */
export const differs = closed({ payload: Type.Boolean(), destination: Type.Boolean() });

/** What comes after a trial that is used up or over. */
export const upgrade = closed({
  plan: Type.Literal('builder'),
  price: Type.Literal('$49'),
  interval: Type.Literal('month'),
  checkout_url: Type.String({ description: 'A page for a person: what the plan is, and the way to its checkout.' }),
  activate_with: Type.String({ description: 'The e-mail address to give at the checkout.' }),
  used: Type.Integer({ minimum: 0 }),
  limit: Type.Integer({ minimum: 0 }),
  expires_at: time,
  replay_still_allowed: Type.Boolean(),
});

export type TrialKey = Static<typeof trialKey>;
export type Delivery = Static<typeof delivery>;
export type Lead = Static<typeof lead>;
export type DeliveryRequest = Static<typeof deliveryRequest>;
export type ReceiptAttempt = Static<typeof attempt>;
export type Fingerprints = Static<typeof fingerprints>;
export type Usage = Static<typeof usage>;
export type Upgrade = Static<typeof upgrade>;
export type SignedPart = Static<typeof signedPart>;
export type Receipt = Static<typeof receipt>;
