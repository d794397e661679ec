import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Admission,
  type AdmissionRequest,
  admit,
  admitInFlight,
  type ExistingDelivery,
  startDelivery,
} from '../../../src/relay/deliveries/rules/admission.ts';
import { replaysMax } from '../../../src/relay/deliveries/rules/limits.ts';
import type { DeliveryRecord } from '../../../src/relay/deliveries/rules/record.ts';

const same = { payload: false, destination: false };
const unit = { kind: 'unit', left: 1 } as const;
const noUnit = { kind: 'unit', left: 0 } as const;
const free = { kind: 'none' } as const;
const deliver: AdmissionRequest = { replay: false, differs: same, charge: unit };
const replay: AdmissionRequest = { ...deliver, replay: true };

const attempt = { n: 2, startedAtMs: 0, outcome: { status: 500 }, facts: null } as const;
const failed: DeliveryRecord = {
  state: 'failed',
  effect: 'unknown',
  attempts: [attempt],
  open: null,
  replays: 0,
  hasUnit: true,
};
const open = { run: 'r1', replay: false, n: 1, startedAtMs: 0, marked: false };
const running: DeliveryRecord = { ...failed, state: 'accepted', open };
const replaying: DeliveryRecord = { ...failed, state: 'connecting', open: { ...open, replay: true } };
const delivered: DeliveryRecord = { ...failed, state: 'delivered', effect: 'done' };
const ambiguous: DeliveryRecord = { ...failed, state: 'ambiguous' };
const unitReturned: DeliveryRecord = { ...failed, effect: 'none', hasUnit: false };
const used: DeliveryRecord = { ...failed, replays: replaysMax };
const otherPayload = { payload: true, destination: false };
const otherDestination = { payload: false, destination: true };

const start = (n: number, reservesUnit: boolean): Admission => ({ kind: 'start', n, reservesUnit });
const stored: Admission = { kind: 'stored' };
const join: Admission = { kind: 'join' };
const refused = (code: string, fields: object = {}) => ({ kind: 'refused', code, ...fields });

const rows: [string, ExistingDelivery, AdmissionRequest, object][] = [
  ['a new key starts a delivery and reserves a unit', 'nothing', deliver, start(1, true)],
  ['a new key without a charge reserves no unit', 'nothing', { ...deliver, charge: free }, start(1, false)],
  ['a new key is refused when no unit is left', 'nothing', { ...deliver, charge: noUnit }, refused('no_unit_left')],
  ['a replay of an unknown key is refused', 'nothing', replay, refused('replay_unknown')],
  ['a key with an expired record is refused', 'expired', deliver, refused('idempotency_key_expired')],
  ['a replay of an expired record is refused', 'expired', replay, refused('idempotency_key_expired')],
  ['the same request again gets the stored receipt', failed, deliver, stored],
  ['the same request again gets the stored receipt of a delivery', delivered, deliver, stored],
  ['the same request again needs no unit', failed, { ...deliver, charge: noUnit }, stored],
  ['the same request joins the running one', running, deliver, join],
  ['the same request joins a running replay', replaying, deliver, join],
  ['a second identical replay joins the first', replaying, replay, join],
  ['a replay is refused while the first delivery is running', running, replay, refused('delivery_in_progress')],
  ['a failed delivery is replayed with the next number', failed, replay, start(3, false)],
  ['an ambiguous delivery is replayed', ambiguous, replay, start(3, false)],
  ['a replay reserves no unit while the delivery has one', failed, { ...replay, charge: noUnit }, start(3, false)],
  ['a replay reserves a unit again after it was released', unitReturned, replay, start(3, true)],
  [
    'a replay without a unit is refused when none is left',
    unitReturned,
    { ...replay, charge: noUnit },
    refused('no_unit_left'),
  ],
  ['a replay of a delivered lead is refused', delivered, replay, refused('already_delivered')],
  [`a replay after ${replaysMax} is refused`, used, replay, refused('replays_exhausted')],
  [
    'another payload under the key is refused',
    failed,
    { ...deliver, differs: otherPayload },
    refused('idempotency_key_reused', { differs: otherPayload }),
  ],
  [
    'another destination under the key is refused',
    delivered,
    { ...deliver, differs: otherDestination },
    refused('idempotency_key_reused', { differs: otherDestination }),
  ],
  [
    'another payload is refused while the first is running',
    running,
    { ...deliver, differs: otherPayload },
    refused('idempotency_key_reused', { differs: otherPayload }),
  ],
  [
    'a replay of another payload is refused',
    failed,
    { ...replay, differs: otherPayload },
    refused('replay_mismatch', { differs: otherPayload }),
  ],
  [
    'a replay to another destination is refused',
    delivered,
    { ...replay, differs: otherDestination },
    refused('replay_mismatch', { differs: otherDestination }),
  ],
];

for (const [name, known, request, admission] of rows) {
  test(name, () => assert.deepEqual(admit(known, request), admission));
}

describe('a request with a running delivery in the same process', () => {
  test('is joined by an identical request and not by a replay', () => {
    assert.deepEqual(admitInFlight(false, deliver), join);
    assert.deepEqual(admitInFlight(true, replay), join);
    assert.deepEqual(admitInFlight(false, replay), refused('delivery_in_progress'));
    const other = { ...deliver, differs: otherDestination };
    assert.deepEqual(admitInFlight(false, other), refused('idempotency_key_reused', { differs: otherDestination }));
  });
});

describe('inside the transaction that starts a delivery', () => {
  const runStart = { run: 'r2', n: 3, startedAtMs: 7 };

  test('a delivery that is still admitted is stored with its unit', () => {
    const open = {
      run: 'r2',
      replay: true,
      n: 3,
      startedAtMs: 7,
      marked: false,
      attemptsBefore: unitReturned.attempts.length,
      heldUnit: false,
      isCounted: false,
    };
    const record = { ...unitReturned, state: 'connecting', open, replays: 1, hasUnit: true };
    assert.deepEqual(startDelivery(unitReturned, replay, runStart), { record, unitChange: 1 });
    const first = { ...open, replay: false, n: 1, attemptsBefore: 0 };
    assert.deepEqual(startDelivery('nothing', { ...deliver, charge: free }, { ...runStart, n: 1 }), {
      record: { state: 'accepted', effect: 'none', attempts: [], open: first, replays: 0, hasUnit: false },
      unitChange: 0,
    });
  });

  test('a delivery that is no longer admitted is not stored', () => {
    assert.deepEqual(startDelivery(delivered, replay, runStart), { admission: refused('already_delivered') });
    assert.deepEqual(startDelivery(running, deliver, { ...runStart, n: 1 }), { admission: join });
  });

  test('a replay that lost a race against another replay is not stored', () => {
    assert.deepEqual(startDelivery(failed, replay, { ...runStart, n: 2 }), {
      admission: refused('delivery_in_progress'),
    });
  });
});
