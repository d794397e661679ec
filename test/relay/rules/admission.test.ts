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

const noDifference = { payload: false, destination: false };
const oneUnitLeft = { kind: 'unit', unitsLeft: 1 } as const;
const noUnitLeft = { kind: 'unit', unitsLeft: 0 } as const;
const noCharge = { kind: 'none' } as const;
const deliverRequest: AdmissionRequest = { replay: false, differs: noDifference, charge: oneUnitLeft };
const replayRequest: AdmissionRequest = { ...deliverRequest, replay: true };

const attempt = { n: 2, startedAtMs: 0, outcome: { status: 500 }, facts: null } as const;
const failedDelivery: DeliveryRecord = {
  state: 'failed',
  effect: 'unknown',
  attempts: [attempt],
  open: null,
  replays: 0,
  hasUnit: true,
};
const open = { run: 'r1', replay: false, n: 1, startedAtMs: 0, marked: false };
const runningDelivery: DeliveryRecord = { ...failedDelivery, state: 'accepted', open };
const replayingDelivery: DeliveryRecord = { ...failedDelivery, state: 'connecting', open: { ...open, replay: true } };
const deliveredDelivery: DeliveryRecord = { ...failedDelivery, state: 'delivered', effect: 'done' };
const ambiguousDelivery: DeliveryRecord = { ...failedDelivery, state: 'ambiguous' };
const deliveryWithReleasedUnit: DeliveryRecord = { ...failedDelivery, effect: 'none', hasUnit: false };
const deliveryWithoutReplaysLeft: DeliveryRecord = { ...failedDelivery, replays: replaysMax };
const otherPayload = { payload: true, destination: false };
const otherDestination = { payload: false, destination: true };

const startAdmission = (n: number, reservesUnit: boolean): Admission => ({ kind: 'start', n, reservesUnit });
const storedAdmission: Admission = { kind: 'stored' };
const joinAdmission: Admission = { kind: 'join' };
const refusal = (code: string, fields: object = {}) => ({ kind: 'refused', code, ...fields });

/** Title, delivery stored under the idempotency key, request, expected admission. A key is an idempotency key here. */
const rows: [string, ExistingDelivery, AdmissionRequest, object][] = [
  ['a new key starts a delivery and reserves a unit', 'nothing', deliverRequest, startAdmission(1, true)],
  [
    'a new key without a charge reserves no unit',
    'nothing',
    { ...deliverRequest, charge: noCharge },
    startAdmission(1, false),
  ],
  [
    'a new key is refused when no unit is left',
    'nothing',
    { ...deliverRequest, charge: noUnitLeft },
    refusal('no_unit_left'),
  ],
  ['a replay of an unknown key is refused', 'nothing', replayRequest, refusal('replay_unknown')],
  ['a key with an expired record is refused', 'expired', deliverRequest, refusal('idempotency_key_expired')],
  ['a replay of an expired record is refused', 'expired', replayRequest, refusal('idempotency_key_expired')],
  [
    'the same request again gets the stored receipt of a failed delivery',
    failedDelivery,
    deliverRequest,
    storedAdmission,
  ],
  [
    'the same request again gets the stored receipt of a delivered lead',
    deliveredDelivery,
    deliverRequest,
    storedAdmission,
  ],
  ['the same request again needs no unit', failedDelivery, { ...deliverRequest, charge: noUnitLeft }, storedAdmission],
  ['the same request joins the running delivery', runningDelivery, deliverRequest, joinAdmission],
  ['the same request joins a running replay', replayingDelivery, deliverRequest, joinAdmission],
  ['a second identical replay joins the first', replayingDelivery, replayRequest, joinAdmission],
  [
    'a replay is refused while the first delivery is running',
    runningDelivery,
    replayRequest,
    refusal('delivery_in_progress'),
  ],
  ['a failed delivery is replayed with the next number', failedDelivery, replayRequest, startAdmission(3, false)],
  ['an ambiguous delivery is replayed', ambiguousDelivery, replayRequest, startAdmission(3, false)],
  [
    'a replay reserves no unit while the delivery has one',
    failedDelivery,
    { ...replayRequest, charge: noUnitLeft },
    startAdmission(3, false),
  ],
  [
    'a replay reserves a unit again after it was released',
    deliveryWithReleasedUnit,
    replayRequest,
    startAdmission(3, true),
  ],
  [
    'a replay without a unit is refused when none is left',
    deliveryWithReleasedUnit,
    { ...replayRequest, charge: noUnitLeft },
    refusal('no_unit_left'),
  ],
  ['a replay of a delivered lead is refused', deliveredDelivery, replayRequest, refusal('already_delivered')],
  [
    `a replay after ${replaysMax} replays is refused`,
    deliveryWithoutReplaysLeft,
    replayRequest,
    refusal('replays_exhausted'),
  ],
  [
    'another payload under the key is refused',
    failedDelivery,
    { ...deliverRequest, differs: otherPayload },
    refusal('idempotency_key_reused', { differs: otherPayload }),
  ],
  [
    'another destination under the key is refused',
    deliveredDelivery,
    { ...deliverRequest, differs: otherDestination },
    refusal('idempotency_key_reused', { differs: otherDestination }),
  ],
  [
    'another payload is refused while the delivery is running',
    runningDelivery,
    { ...deliverRequest, differs: otherPayload },
    refusal('idempotency_key_reused', { differs: otherPayload }),
  ],
  [
    'a replay of another payload is refused',
    failedDelivery,
    { ...replayRequest, differs: otherPayload },
    refusal('replay_mismatch', { differs: otherPayload }),
  ],
  [
    'a replay to another destination is refused',
    deliveredDelivery,
    { ...replayRequest, differs: otherDestination },
    refusal('replay_mismatch', { differs: otherDestination }),
  ],
];

for (const [name, existing, request, admission] of rows) {
  test(name, () => assert.deepEqual(admit(existing, request), admission));
}

describe('a running delivery in the same process', () => {
  test('is joined by an identical request, and by a replay only if it is a replay itself, and refuses other requests', () => {
    assert.deepEqual(admitInFlight(false, deliverRequest), joinAdmission);
    assert.deepEqual(admitInFlight(true, replayRequest), joinAdmission);
    assert.deepEqual(admitInFlight(false, replayRequest), refusal('delivery_in_progress'));
    const otherRequest = { ...deliverRequest, differs: otherDestination };
    assert.deepEqual(
      admitInFlight(false, otherRequest),
      refusal('idempotency_key_reused', { differs: otherDestination }),
    );
  });
});

describe('inside the transaction that starts a delivery', () => {
  const runStart = { run: 'r2', n: 3, startedAtMs: 7 };

  test('a delivery that is still admitted is stored, with a unit if one is charged', () => {
    const open = {
      run: 'r2',
      replay: true,
      n: 3,
      startedAtMs: 7,
      marked: false,
      attemptsBefore: deliveryWithReleasedUnit.attempts.length,
      heldUnit: false,
      isCounted: false,
    };
    const record = { ...deliveryWithReleasedUnit, state: 'connecting', open, replays: 1, hasUnit: true };
    assert.deepEqual(startDelivery(deliveryWithReleasedUnit, replayRequest, runStart), { record, unitChange: 1 });
    const openFirstAttempt = { ...open, replay: false, n: 1, attemptsBefore: 0 };
    assert.deepEqual(startDelivery('nothing', { ...deliverRequest, charge: noCharge }, { ...runStart, n: 1 }), {
      record: { state: 'accepted', effect: 'none', attempts: [], open: openFirstAttempt, replays: 0, hasUnit: false },
      unitChange: 0,
    });
  });

  test('a delivery that is no longer admitted is not stored', () => {
    assert.deepEqual(startDelivery(deliveredDelivery, replayRequest, runStart), {
      admission: refusal('already_delivered'),
    });
    assert.deepEqual(startDelivery(runningDelivery, deliverRequest, { ...runStart, n: 1 }), {
      admission: joinAdmission,
    });
  });

  test('a replay that lost a race against another replay is not stored', () => {
    // The other replay has made attempt 2 since this replay was admitted with that number.
    assert.deepEqual(startDelivery(failedDelivery, replayRequest, { ...runStart, n: 2 }), {
      admission: refusal('delivery_in_progress'),
    });
  });
});
