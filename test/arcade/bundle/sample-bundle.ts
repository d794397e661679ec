import { findEntry } from '../../../src/arcade/engines/entries.ts';

export interface SampleFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** The members of a manifest that passes every rule, with these in place of its own. */
export function sampleManifest(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    schema_version: '4.0',
    protocol: 'rialto-game/4.0',
    title: 'Sample blocks',
    slug: 'sample-blocks',
    description: 'A game that a test has made.',
    genre: 'puzzle',
    version: '1.0.0',
    entrypoint: 'index.html',
    players: { min: 1, max: 1 },
    mode: 'realtime',
    engine: 'tetris-v2',
    engine_config: {},
    external_agent_control: true,
    renderer_only: true,
    observation_schema: { type: 'object', required: ['board'], properties: { board: { type: 'array' } } },
    action_schema: findEntry('tetris-v2')?.actionSchema,
    scoring: { source: 'authoritative_engine' },
    limits: { max_duration_seconds: 600 },
    ...fields,
  };
}

export function textFile(path: string, text: string): SampleFile {
  return { path, bytes: Buffer.from(text) };
}

/** A whole bundle: manifest, entrypoint and one script, then these files, which replace those of the same path. */
export function sampleBundle(
  files: Readonly<Record<string, string | Buffer>> = {},
  manifest: Readonly<Record<string, unknown>> = {},
): SampleFile[] {
  const all: Record<string, string | Buffer> = {
    'manifest.json': JSON.stringify(sampleManifest(manifest)),
    'index.html': '<!doctype html><title>Sample</title><body><script src="draw.js"></script>',
    'draw.js': 'window.RialtoRenderer = { render(state) { document.title = String(state.score); } };',
    ...files,
  };
  return Object.entries(all).map(([path, content]) => ({ path, bytes: Buffer.from(content) }));
}
