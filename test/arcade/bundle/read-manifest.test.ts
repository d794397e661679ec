import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { findEntry } from '../../../src/arcade/engines/entries.ts';
import { bundleLimits } from '../../../src/arcade/games/bundle/bundle-limits.ts';
import { readManifest } from '../../../src/arcade/games/bundle/read-manifest.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { sampleManifest } from './sample-bundle.ts';

describe('a manifest', () => {
  test('is read unchanged when it is valid', () => {
    const manifest = sampleManifest();
    assert.deepEqual(read(manifest), { manifest, findings: [] });
    for (const fields of [
      { players: { min: 1, max: 1 }, mode: 'solo' },
      { version: '0.10.3-rc.1' },
      { slug: 'a1' },
      { slug: `z${'-z'.repeat(31)}` },
      { limits: { max_duration_seconds: 10 } },
      { limits: { max_duration_seconds: 3_600 } },
      { description: 'Two\nlines, ünïcode and ✓.' },
      { observation_schema: { type: 'object', properties: { board: {}, score: {}, events_since: {} } } },
      { observation_schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } },
      { action_schema: reverseKeys(findEntry('tetris-v2')?.actionSchema) },
    ])
      assert.deepEqual(rulesOf(sampleManifest(fields)), [], JSON.stringify(fields));
  });

  test('requires every member and rejects unknown members', () => {
    for (const name of Object.keys(sampleManifest())) {
      const { [name]: _, ...manifestWithoutMember } = sampleManifest();
      assert.deepEqual(rulesOf(manifestWithoutMember), ['manifest.required'], name);
    }
    for (const unknownMember of [
      { state_delta: {} },
      { score: 1 },
      { fixtures: [] },
      { players: { min: 1, max: 1, bots: 1 } },
      { scoring: { source: 'authoritative_engine', bonus: 2 } },
      { limits: { max_duration_seconds: 600, lives: 3 } },
    ])
      assert.deepEqual(rulesOf(sampleManifest(unknownMember)), ['manifest.unknown'], JSON.stringify(unknownMember));
  });

  for (const [rule, fields] of [
    ['value', { schema_version: '3.0' }],
    ['value', { protocol: 'other-game/4.0' }],
    ['value', { external_agent_control: false }],
    ['value', { renderer_only: false }],
    ['value', { scoring: { source: 'client' } }],
    ['value', { slug: 'a' }],
    ['value', { slug: '-ab' }],
    ['value', { slug: 'Blocks' }],
    ['value', { slug: `a${'b'.repeat(63)}` }],
    ['value', { version: '1.0' }],
    ['value', { version: '01.0.0' }],
    ['value', { version: 'v1.0.0' }],
    ['value', { version: '1.0.0\n' }],
    ['value', { version: '1.0.0+build.7' }],
    ['value', { entrypoint: '-a.html' }],
    ['value', { entrypoint: 'pages/index.html' }],
    ['value', { entrypoint: '../index.html' }],
    ['value', { entrypoint: '.html' }],
    ['value', { entrypoint: 'index.js' }],
    ['value', { title: '' }],
    ['value', { title: 'x'.repeat(81) }],
    ['value', { limits: { max_duration_seconds: 9 } }],
    ['value', { limits: { max_duration_seconds: 3_601 } }],
    ['value', { limits: { max_duration_seconds: 60.5 } }],
    ['value', { limits: { max_duration_seconds: '600' } }],
    ['value', { engine_config: [] }],
    ['value', { observation_schema: true }],
    ['text', { title: 'two\nlines' }],
    ['text', { title: '...' }],
    ['text', { genre: 'puz\u202ezle' }],
    ['text', { description: 'a\u0007bell' }],
    ['engine', { engine: 'tetris-v1' }],
    ['engine', { engine: 'toString' }],
    ['players', { players: { min: 1, max: 2 } }],
    ['mode', { mode: 'competitive' }],
    ['engine_config', { engine_config: { width: 12 } }],
    ['action_schema', { action_schema: { type: 'object' } }],
    ['schema', { observation_schema: { type: 'object', properties: { board: { type: 'objekt' } } } }],
    ['schema', { observation_schema: { type: 'object', properties: { board: { minItems: -1 } } } }],
    ['schema', { observation_schema: { type: 'object', allOf: Array.from({ length: 500 }, () => ({})) } }],
    ['schema', { observation_schema: { type: 'object', $schema: 'http://json-schema.org/draft-07/schema#' } }],
    ['observation_schema', { observation_schema: {} }],
    ['observation_schema', { observation_schema: { type: 'array' } }],
    ['observation_schema', { observation_schema: { type: 'object', properties: { seed: {} } } }],
    ['observation_schema', { observation_schema: { type: 'object', required: ['bag'] } }],
  ] as const)
    test(`is rejected by manifest.${rule} with ${JSON.stringify(fields).slice(0, 70)}`, () => {
      assert.deepEqual(rulesOf(sampleManifest(fields)), [`manifest.${rule}`]);
    });

  for (const [rule, fields] of [
    ['hyphen', { slug: 'blocks-' }],
    ['hyphen', { slug: 'blo--cks' }],
    ['reserved', { slug: 'admin' }],
    ['reserved', { slug: 'rialto-blocks' }],
  ] as const)
    test(`is rejected by name.${rule} with ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(rulesOf(sampleManifest(fields)), [`name.${rule}`]);
    });

  test('is accepted with a warning for a title that mixes Latin and Cyrillic letters', () => {
    const { findings } = read(sampleManifest({ title: 'B\u043beks' }));
    assert.deepEqual(
      findings.map(({ rule, severity }) => [rule, severity]),
      [['name.scripts', 'warning']],
    );
  });

  const grid = {
    engine: 'turn-grid-v2',
    mode: 'competitive',
    players: { min: 2, max: 2 },
    action_schema: findEntry('turn-grid-v2')?.actionSchema,
    engine_config: { template: 'line-placement', width: 7, height: 6, seats: 2, connect: 4, maxTurns: 42 },
  };

  test('is accepted with a warning on an engine in certification', () => {
    const { findings } = read(sampleManifest(grid));
    assert.deepEqual(
      findings.map(({ rule, severity }) => [rule, severity]),
      [['manifest.lifecycle', 'warning']],
    );
  });

  for (const [rule, fields] of [
    ['engine_config', { engine_config: { ...grid.engine_config, width: 33 } }],
    ['engine_config', { engine_config: { ...grid.engine_config, connect: 8, width: 3, height: 3 } }],
    ['players', { players: { min: 1, max: 2 } }],
    ['players', { players: { min: 2, max: 3 } }],
    ['mode', { mode: 'solo' }],
  ] as const)
    test(`is rejected by manifest.${rule} for turn-grid-v2 with ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(rulesOf(sampleManifest({ ...grid, ...fields })), ['manifest.lifecycle', `manifest.${rule}`]);
    });

  test('is rejected with all findings at once', () => {
    const fields = { players: { min: 3, max: 2 }, mode: 'chess', engine_config: { a: 1 } };
    assert.deepEqual(rulesOf(sampleManifest(fields)), [
      'manifest.mode',
      'manifest.players',
      'manifest.players',
      'manifest.engine_config',
    ]);
  });

  test('is rejected when it is not strict JSON, with the location of a duplicate member, and when it is too large', () => {
    for (const text of ['', '{', '[]]', '{"slug":"a","slug":"b"}', '{"__proto__":{}}', '\ufeff{}', '{"a":"\\ud800"}']) {
      assert.deepEqual(rulesOfBytes(Buffer.from(text)), ['manifest.json'], text);
    }
    const { findings } = readManifest(Buffer.from('{"limits":{"a":1,"a":2}}'));
    assert.match(findings[0]?.why ?? '', /at \/limits\/a/);
    const large = Buffer.alloc(bundleLimits.manifestBytesMax + 1, ' ');
    assert.deepEqual(rulesOfBytes(large), ['manifest.size']);
  });

  test('is read without evaluating its schemas, so that a slow pattern takes less than 2 s of CPU time', async () => {
    const board = { type: 'string', pattern: '^(a+)+$', const: `${'a'.repeat(5_000)}!` };
    const nested = { type: 'object', properties: { board } };
    const cpuMs = await cpuMsOf(() => assert.deepEqual(rulesOf(sampleManifest({ observation_schema: nested })), []));
    assert.ok(cpuMs < 2_000, `${cpuMs} ms`);
  });

  test('is rejected with a single finding for any number of unknown members', () => {
    for (const count of [1, 7, 8, 9, 100]) {
      const unknown = Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, n]));
      assert.deepEqual(rulesOf({ ...sampleManifest(), ...unknown }), ['manifest.unknown'], String(count));
    }
  });

  test('is accepted or rejected for any content without an exception', () => {
    const memberValue = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(sampleManifest())));
    const edits = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(sampleManifest())), fc.string()), memberValue);
    fc.assert(
      fc.property(edits, (fields) => {
        const { manifest, findings } = read({ ...sampleManifest(), ...fields });
        assert.ok(manifest !== null || findings.length > 0);
        for (const { rule, why, fix } of findings) {
          assert.match(rule, /^(manifest|name)\.[a-z_]+$/);
          assert.ok(why !== '' && fix !== '');
        }
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => assert.equal(readManifest(bytes).manifest, null)));
  });
});

function read(manifest: unknown) {
  return readManifest(Buffer.from(JSON.stringify(manifest)));
}

function rulesOf(manifest: unknown): string[] {
  return rulesOfBytes(Buffer.from(JSON.stringify(manifest)));
}

function rulesOfBytes(bytes: Uint8Array): string[] {
  return readManifest(bytes).findings.map(({ rule }) => rule);
}

/** The same value with reversed key order in every object. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  );
}
