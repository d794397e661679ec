import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { manifestBytesMax, readManifest } from '../../../src/arcade/bundle/read-manifest.ts';
import { findEntry } from '../../../src/arcade/engines/entries.ts';
import { sampleManifest } from './sample-bundle.ts';

describe('a manifest', () => {
  test('that keeps every rule is read as it is written', () => {
    const manifest = sampleManifest();
    assert.deepEqual(read(manifest), { ok: true, manifest });
    for (const fields of [
      { players: { min: 1, max: 1 }, mode: 'solo' },
      { version: '0.10.3-rc.1+build.7' },
      { slug: 'a1' },
      { slug: `z${'-'.repeat(62)}` },
      { limits: { max_duration_seconds: 1 } },
      { limits: { max_duration_seconds: 86_400 } },
      { description: 'Two\nlines, ünïcode and ✓.' },
      { observation_schema: {} },
      { observation_schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' } },
      { action_schema: reordered(findEntry('tetris-v2')?.actionSchema) },
    ])
      assert.ok(read(sampleManifest(fields)).ok, JSON.stringify(fields));
  });

  test('is closed: every member is needed, none may be added', () => {
    for (const name of Object.keys(sampleManifest())) {
      const { [name]: _, ...rest } = sampleManifest();
      assert.deepEqual(rulesOf(rest), ['manifest.required'], name);
    }
    for (const extra of [
      { state_delta: {} },
      { score: 1 },
      { fixtures: [] },
      { players: { min: 1, max: 1, bots: 1 } },
      { scoring: { source: 'authoritative_engine', bonus: 2 } },
      { limits: { max_duration_seconds: 600, lives: 3 } },
    ])
      assert.deepEqual(rulesOf(sampleManifest(extra)), ['manifest.unknown'], JSON.stringify(extra));
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
    ['value', { entrypoint: 'pages/index.html' }],
    ['value', { entrypoint: '../index.html' }],
    ['value', { entrypoint: '.html' }],
    ['value', { entrypoint: 'index.js' }],
    ['value', { title: '' }],
    ['value', { title: 'x'.repeat(81) }],
    ['value', { limits: { max_duration_seconds: 0 } }],
    ['value', { limits: { max_duration_seconds: 86_401 } }],
    ['value', { limits: { max_duration_seconds: 1.5 } }],
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
    ['schema', { observation_schema: { type: 'objekt' } }],
    ['schema', { observation_schema: { properties: { board: { minItems: -1 } } } }],
    ['schema', { observation_schema: { $schema: 'http://json-schema.org/draft-07/schema#' } }],
  ] as const)
    test(`is refused by manifest.${rule} with ${JSON.stringify(fields).slice(0, 70)}`, () => {
      assert.deepEqual(rulesOf(sampleManifest(fields)), [`manifest.${rule}`]);
    });

  test('of an engine in certification is refused, and its configuration is judged all the same', () => {
    const grid = findEntry('turn-grid-v2');
    const fields = {
      engine: 'turn-grid-v2',
      mode: 'competitive',
      players: { min: 2, max: 4 },
      action_schema: grid?.actionSchema,
      engine_config: { template: 'line-placement', width: 7, height: 6, seats: 2, connect: 4, maxTurns: 42 },
    };
    assert.deepEqual(rulesOf(sampleManifest(fields)), ['manifest.engine']);
    const wide = { ...fields, engine_config: { ...fields.engine_config, width: 33 } };
    assert.deepEqual(rulesOf(sampleManifest(wide)), ['manifest.engine', 'manifest.engine_config']);
  });

  test('names every fault at once', () => {
    const fields = { players: { min: 3, max: 2 }, mode: 'chess', engine_config: { a: 1 } };
    assert.deepEqual(rulesOf(sampleManifest(fields)), [
      'manifest.players',
      'manifest.players',
      'manifest.mode',
      'manifest.engine_config',
    ]);
  });

  test('that is no strict JSON, or too large, is refused with the place', () => {
    for (const text of ['', '{', '[]]', '{"slug":"a","slug":"b"}', '{"__proto__":{}}', '\ufeff{}', '{"a":"\\ud800"}']) {
      const answer = readManifest(Buffer.from(text));
      assert.deepEqual(answer.ok ? [] : answer.findings.map(({ rule }) => rule), ['manifest.json'], text);
    }
    const answer = readManifest(Buffer.from('{"limits":{"a":1,"a":2}}'));
    assert.match(answer.ok ? '' : (answer.findings[0]?.why ?? ''), /at \/limits\/a/);
    const large = Buffer.alloc(manifestBytesMax + 1, ' ');
    assert.deepEqual(rulesOfBytes(large), ['manifest.size']);
  });

  test('never runs a schema it was given: a pattern that takes for ever costs nothing', () => {
    const nested = { type: 'string', pattern: '^(a+)+$', const: `${'a'.repeat(5_000)}!` };
    const startedMs = performance.now();
    assert.ok(read(sampleManifest({ observation_schema: nested })).ok);
    assert.ok(performance.now() - startedMs < 500);
  });

  test('of any content gets an answer, never an exception', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(sampleManifest())));
    const edits = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(sampleManifest())), fc.string()), part);
    fc.assert(
      fc.property(edits, (fields) => {
        const answer = read({ ...sampleManifest(), ...fields });
        if (answer.ok) return;
        assert.ok(answer.findings.length > 0);
        for (const { rule, why, fix } of answer.findings) {
          assert.match(rule, /^manifest\.[a-z_]+$/);
          assert.ok(why !== '' && fix !== '');
        }
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => assert.ok(!readManifest(bytes).ok)));
  });
});

function read(manifest: unknown) {
  return readManifest(Buffer.from(JSON.stringify(manifest)));
}

function rulesOf(manifest: unknown): string[] {
  return rulesOfBytes(Buffer.from(JSON.stringify(manifest)));
}

function rulesOfBytes(bytes: Uint8Array): string[] {
  const answer = readManifest(bytes);
  return answer.ok ? [] : answer.findings.map(({ rule }) => rule);
}

/** The same value with the keys of every object the other way round. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reordered(inner)]),
  );
}
