import { type Static, Type } from 'typebox';
import { pattern } from '../core/base/patterns.ts';
import { choice, idempotencyKeyOf, nullable, time, timeOrNull } from '../core/operation/schema-fragments.ts';
import { destinationHeadersMax, reservedHeaderNames } from './deliveries/rules/destination-headers.ts';
import { errorClasses } from './deliveries/rules/failures.ts';
import { deliveryStates, effects, finalStates, nextActions } from './deliveries/rules/states.ts';
import { closedObject, lead, sha256 } from './lead-schema.ts';
import { phases } from './outbound/outcome.ts';
import { noticeKinds } from './rules/notices.ts';

// Schemas of the relay (JSON Schema), shared by REST, OpenAPI, MCP and tests.

// Requests

/** Limits of request bodies in bytes: of one delivery, and of a batch. */
export const bodyBytesMax = 32 * 1024;
export const batchBodyBytesMax = 256 * 1024;

/** Idempotency key of a delivery. It is sent as a header, so it must not start or end with a space. */
export const idempotencyKey = Type.String({
  minLength: 1,
  maxLength: 120,
  ...pattern('^[!-~]([ -~]*[!-~])?$', 'printable ASCII without spaces at either end'),
  description: 'New for each lead, the same for retries and replays. Identical requests result in one delivery.',
});

/** Idempotency key of a write other than a delivery; stored in plain text. */
export const writeKey = idempotencyKeyOf(120);

export const apiKey = Type.String({
  description: 'Store it: the server stores only its hash and does not show it again.',
});

/** API key of a new trial. */
export const trialKey = Type.Object({
  account_id: Type.String(),
  api_key: apiKey,
  plan: Type.Literal('trial'),
  limit: Type.Integer(),
  expires_at: time,
});

/** Destination of which only the length is validated; `parseDestination` validates the rest, with specific reasons. */
export const destination = Type.String({
  minLength: 1,
  maxLength: 2_048,
  description: 'An https URL in a public network, without user name and password. Redirects are not followed.',
});

/** Origin of a destination, as in receipts. */
export const originText = Type.String({
  minLength: 1,
  maxLength: 300,
  format: 'single-line',
  description: 'Such as https://crm.example.com, without path and query.',
});

/** A named key, without the key itself. */
export const namedKey = closedObject({
  id: Type.String(),
  name: Type.String(),
  read_only: Type.Boolean({ description: 'The key can read and not deliver.' }),
  origins: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'Destinations that the key can deliver to and whose deliveries it can read; null: all.',
  }),
  created_at: time,
  used: Type.Boolean({ description: 'Whether the key has been used.' }),
  last_used_at: Type.Union([time, Type.Null()], {
    description:
      'Time of the last request with the key, to the minute; null: never, or before the server recorded this.',
  }),
});

/** A mailed code, as typed by a person. */
export const mailedCode = Type.String({
  minLength: 8,
  maxLength: 12,
  ...pattern('^[0-9A-Za-z -]*$', 'letters, digits, spaces and - only'),
  description: 'Code from the mail; case, spaces and the hyphen are ignored.',
});
export const destinationHeaders = Type.Unsafe<Record<string, string>>({
  type: 'object',
  description: `Headers for the destination, at most ${destinationHeadersMax}, such as \`Authorization\` or \`X-Api-Key\`: sent with the lead, part of the destination's fingerprint, never stored or logged. Names that are not allowed: ${reservedHeaderNames.map((name) => `\`${name}\``).join(', ')}.`,
  maxProperties: destinationHeadersMax,
  propertyNames: pattern(
    '^(?!constructor$)[A-Za-z][A-Za-z0-9-]{0,63}$',
    'letters, digits and -, the first a letter, at most 64',
  ),
  additionalProperties: {
    type: 'string',
    maxLength: 2_048,
    ...pattern('^[!-~]([ -~]*[!-~])?$', 'printable ASCII without spaces at either end'),
  },
});

export const deliveryRequest = closedObject({ destination, headers: Type.Optional(destinationHeaders), lead });

/** Input of `deliver`. Its resource route has the idempotency key and `replay` as headers, the rest as the body. */
export const deliverInput = closedObject({
  idempotency_key: idempotencyKey,
  replay: Type.Optional(
    Type.Boolean({ description: 'Repeats a delivery that did not succeed, with the same lead and destination.' }),
  ),
  destination,
  headers: Type.Optional(destinationHeaders),
  lead,
});

// Receipts

const milliseconds = nullable<number>({ type: 'integer', minimum: 0 });
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };

/** An attempt. `n`: its number in the delivery, from 1, replays included. */
export const attempt = closedObject({
  n: Type.Integer({ minimum: 1 }),
  started_at: time,
  phase_reached: choice(['unknown', ...phases]),
  dns_ms: milliseconds,
  connect_ms: milliseconds,
  tls_ms: milliseconds,
  first_byte_ms: milliseconds,
  total_ms: milliseconds,
  http_status: Type.Optional(Type.Integer({ minimum: 0 })),
  error_class: Type.Optional(choice(errorClasses)),
  bytes_sent: nullable<number>({ type: 'integer', minimum: 0 }),
});

export const fingerprints = closedObject({
  payload: sha256,
  destination: sha256,
  nonces: closedObject({ payload: sha256, destination: sha256 }),
});

export const usage = closedObject({
  plan: choice(['trial', 'builder']),
  used: Type.Integer({
    minimum: 0,
    description: 'Live deliveries of the trial, or of the billing period of the Builder plan, without test leads.',
  }),
  used_since: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Start of the trial or of the billing period.',
    }),
  ),
  limit: nullable<number>({ type: 'integer', minimum: 0 }),
  expires_at: timeOrNull,
  replay_still_allowed: Type.Boolean(),
});

/** Statement of the account or the receiver about an ambiguous delivery. */
export const settled = closedObject(
  {
    outcome: choice(['arrived', 'not_arrived']),
    evidence_sha256: Type.Optional(
      Type.String({ ...sha256, description: 'SHA-256 of your evidence; only this hash is stored.' }),
    ),
    at: time,
    stated_by: choice(['account', 'receiver']),
  },
  {
    description:
      'Statement about an ambiguous delivery: of the account, or of the receiver by the response of its receipt URL. It is not verified by the relay.',
  },
);

const signedMembers = {
  version: Type.Literal('rialto-receipt/1'),
  id: Type.String(),
  state: choice(finalStates),
  effect: choice(effects),
  duplicate_possible: Type.Boolean(),
  test: Type.Boolean(),
  created_at: time,
  finished_at: time,
  destination_origin: Type.String(),
  fingerprints,
  attempts: Type.Array(attempt),
  next_action: choice(nextActions),
  replay_until: timeOrNull,
  settled: Type.Optional(settled),
  previous: nullable<string>({ ...hash, description: "Hash of the account's previous receipt." }),
};

/** Signed part of a receipt; identical bytes at every read. */
export const signedPart = closedObject(signedMembers);

/** Untrusted data of the destination. */
const responseExcerpt = closedObject(
  { untrusted: Type.Literal(true), text: Type.String() },
  { description: 'Response of the destination, at most 4 KiB. It is not stored.' },
);

/** A receipt. The members after `signature` are not signed and are in the first response only. */
export const receipt = closedObject({
  ...signedMembers,
  signature: closedObject({ alg: Type.Literal('Ed25519'), kid: Type.String(), value: Type.String() }),
  idempotency_key: Type.Optional(Type.String()),
  usage: Type.Optional(usage),
  response_excerpt: Type.Optional(responseExcerpt),
  payload_sha256: Type.Optional(sha256),
  destination_sha256: Type.Optional(sha256),
});

/** One delivery of a batch. */
export const batchItem = closedObject({
  idempotency_key: Type.String(),
  status: Type.Integer({ description: 'HTTP status as returned by `deliver`: 200, 424 and so on.' }),
  receipt: Type.Union([receipt, Type.Null()]),
  problem: Type.Union([
    closedObject({
      code: Type.String(),
      title: Type.String(),
      detail: Type.String(),
      retry_after_seconds: Type.Optional(Type.Integer()),
    }),
    Type.Null(),
  ]),
});

// Records

/** A delivery record, without the members of the first response. */
export const delivery = closedObject({
  id: Type.String(),
  state: choice(deliveryStates),
  effect: choice(effects),
  test: Type.Boolean(),
  destination_origin: Type.String(),
  created_at: time,
  replays: Type.Integer({ minimum: 0 }),
  receipt: Type.Union([receipt, Type.Null()], { description: 'Null while the delivery is in progress.' }),
  earlier_receipts: Type.Array(receipt, { description: 'Those before a replay or settlement, oldest first.' }),
});

const header = closedObject({
  name: Type.String(),
  value: nullable<string>({ type: 'string', description: 'Null for values that are secret or a hash of the lead.' }),
});

/** The last request to an echo destination, without the lead. */
export const echoRequest = closedObject({
  received_at: time,
  expires_at: time,
  delivery_id: Type.String(),
  attempt: Type.Integer({ minimum: 0 }),
  signature_valid: Type.Boolean({
    description: 'Result of verifying the signature with the secret of this account and origin.',
  }),
  headers: Type.Array(header),
  body_bytes: Type.Integer({ minimum: 0 }),
  lead: closedObject({
    fields: Type.Array(Type.String(), { description: 'Names only; `extra.plan` is a member of `extra`.' }),
    fingerprint: Type.String({ ...sha256, description: 'Equals `fingerprints.payload` of the receipt.' }),
  }),
});

export const noticeKind = choice(noticeKinds);

/** A kind of mail with the account's setting. */
export const notice = closedObject({
  kind: noticeKind,
  title: Type.String(),
  enabled: Type.Boolean(),
  last_sent_at: timeOrNull,
});

// Members of problems

/** Parts that differ from the first request. */
export const differs = closedObject({ payload: Type.Boolean(), destination: Type.Boolean() });

/** Upgrade offer after a trial. */
export const upgrade = closedObject({
  plan: Type.Literal('builder'),
  price: Type.Literal('$49'),
  interval: Type.Literal('month'),
  checkout_url: Type.String({ description: 'Page with the plan and its checkout, for a person.' }),
  activate_with: Type.String({ description: 'The email address to give at the checkout.' }),
  used: Type.Integer({ minimum: 0 }),
  limit: Type.Integer({ minimum: 0 }),
  expires_at: time,
  replay_still_allowed: Type.Boolean(),
});

export type NamedKey = Static<typeof namedKey>;
export type TrialKey = Static<typeof trialKey>;
export type Delivery = Static<typeof delivery>;
export type DeliveryRequest = Static<typeof deliveryRequest>;
export type ReceiptAttempt = Static<typeof attempt>;
export type Fingerprints = Static<typeof fingerprints>;
export type Usage = Static<typeof usage>;
export type Settled = Static<typeof settled>;
export type BatchItem = Static<typeof batchItem>;
export type EchoRequest = Static<typeof echoRequest>;
export type Upgrade = Static<typeof upgrade>;
export type SignedPart = Static<typeof signedPart>;
export type Receipt = Static<typeof receipt>;
