import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rotate, validVersions } from '../../../src/relay/destinations/rules/secret-versions.ts';

const hourMs = 3_600_000;

describe('versions of a signing secret', () => {
  test('a secret that was never rotated has version 0 only', () => {
    assert.deepEqual(validVersions(undefined, 0), [0]);
  });

  test('a rotation adds a version, and the previous one is valid until its end', () => {
    const rotation = rotate(undefined, 1_000, hourMs);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs - 1), [1, 0]);
    assert.deepEqual(validVersions(rotation, 1_000 + hourMs), [1]);
  });

  test('a repetition while the previous version is valid adds no version and moves its end only forward', () => {
    const first = rotate(undefined, 0, hourMs);
    assert.deepEqual(rotate(first, 10, hourMs), first);
    assert.deepEqual(rotate(first, 10, 100), { version: 1, previousEndsAtMs: 110 });
    assert.deepEqual(validVersions(rotate(first, 10, 0), 10), [1]);
  });

  test('a rotation after the end of the previous version adds the next one', () => {
    const first = rotate(undefined, 0, hourMs);
    assert.deepEqual(validVersions(rotate(first, hourMs, hourMs), hourMs), [2, 1]);
  });
});
