import { embedFramesMax, keyOriginsMax } from '../../src/relay/limits.ts';
import { vectors } from '../relay/rules/vectors.ts';
import type { PropertyValues } from './operations.ts';
import { someLead } from './relay.ts';

const idempotencyKeys: PropertyValues = {
  allowed: ['a', 'k'.repeat(120), 'an order: 7, again'],
  refused: ['', 'k'.repeat(121), ' a', 'a ', 'é', 'a\nb', 'a\u007f', '😀', 7, null, {}],
};
const emails: PropertyValues = {
  allowed: ['a@b', 'ada.lovelace+leads@shop.example', `${'a'.repeat(64)}@${'b'.repeat(63)}.example`],
  refused: ['a@', '@b', 'ab', 'a b@c.example', 'a@b@c', `a@${'b'.repeat(253)}`, 'a@b\n', '', 7, null],
};

const delivery = { idempotency_key: 'one', destination: 'http://crm.example.com/', lead: someLead() };

const headers: PropertyValues = {
  allowed: [{}, { Authorization: 'Bearer x', 'X-Api-Key': 'v'.repeat(2_048) }, { ['X'.repeat(64)]: 'a b' }],
  refused: [
    { Host: 'x' },
    { 'x-a': 'v'.repeat(2_049) },
    { ['X'.repeat(65)]: 'a' },
    { 'X-A': 'a', 'x-a': 'b' },
    [],
    'a: b',
    null,
  ],
};

const origins = (count: number) => Array.from({ length: count }, (_, n) => `https://crm${n}.example.com`);

/** The validation cases for leads, which server and clients share. */
function leads(): PropertyValues {
  const { cases } = vectors('deliveries') as {
    cases: readonly { valid: boolean; pointer?: string; request: { lead?: unknown } }[];
  };
  const leadCases = cases.filter(({ pointer = '/lead', request }) => pointer.startsWith('/lead') && 'lead' in request);
  const leadsWhere = (isValid: boolean) =>
    leadCases.filter(({ valid }) => valid === isValid).map(({ request }) => request.lead);
  return { allowed: leadsWhere(true), refused: [...leadsWhere(false), 'a lead', [], null, 7] };
}

/** Error codes of rules for destinations and headers that the schema does not express. */
export const relayRuleCodes = [
  'scheme',
  'port',
  'credentials',
  'ip_literal',
  'spelling',
  'not_printable_ascii',
  'too_long',
  'fragment',
  'name_malformed',
  'name_trailing_dot',
  'name_single_label',
  'name_special_use',
  'form',
  'echo_id',
  'header_refused',
  'header_repeated',
];

/** Allowed and refused values of single inputs where the schema does not define them. */
export const relayValues: Readonly<Record<string, PropertyValues>> = {
  'create_trial.email': emails,
  'confirm_trial.email': emails,
  'recover_key.email': emails,
  'confirm_recovery.email': emails,
  'confirm_trial.code': {
    allowed: ['K7QM2XWD', 'k7qm-2xwd', 'K7QM - 2XWD '],
    refused: ['K7QM2XW', 'K7QM - 2XWD  -', 'K7QM_2XWD', 'K7QM2XWÖ', 'K7QM2XWD\n', 12345678, null],
  },
  'confirm_recovery.code': {
    allowed: ['K7QM2XWD', 'k7qm-2xwd', 'K7QM - 2XWD '],
    refused: ['K7QM2XW', 'K7QM - 2XWD  -', 'K7QM_2XWD', 'K7QM2XWÖ', 'K7QM2XWD\n', 12345678, null],
  },
  'deliver.idempotency_key': idempotencyKeys,
  'deliver.lead': leads(),
  'deliver.headers': headers,
  'deliver_batch.deliveries': {
    allowed: [[delivery], Array.from({ length: 20 }, () => delivery)],
    refused: [[], Array.from({ length: 21 }, () => delivery), [{}], [{ ...delivery, lead: {} }], {}, 'x', null],
  },
  'create_key.origins': {
    allowed: [['https://crm.example.com'], origins(keyOriginsMax)],
    refused: [[], origins(keyOriginsMax + 1), ['https://a.example', 'https://a.example'], ['a.example'], 'x', null],
  },
  'create_embed_link.headers': headers,
  'create_embed_link.frame_origins': {
    allowed: [['https://shop.example.com'], origins(embedFramesMax)],
    refused: [[], origins(embedFramesMax + 1), ['https://a.example', 'https://a.example'], ['a.example'], 'x', null],
  },
  'settle_delivery.evidence_sha256': {
    allowed: ['0'.repeat(64)],
    refused: ['0'.repeat(63), 'G'.repeat(64), 7, null],
  },
  'test_destination.headers': headers,
  'test_destination.idempotency_key': idempotencyKeys,
  'look_up_delivery.idempotency_key': { ...idempotencyKeys, refused: ['', 'k'.repeat(121)] },
};
