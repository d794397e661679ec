import { findEntry } from '../../../src/arcade/engines/entries.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { digestOf, hashFiles } from '../../../src/arcade/games/bundle/digest.ts';
import type { Manifest } from '../../../src/arcade/games/bundle/manifest.ts';
import type { Bundle } from '../../../src/arcade/games/bundle/read-bundle.ts';

export interface SampleFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** A valid manifest, with `fields` overriding its members. */
export function sampleManifest(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    schema_version: '4.0',
    protocol: 'rialto-game/4.0',
    title: 'Sample blocks',
    slug: 'sample-blocks',
    description: 'A game for tests.',
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

/** A renderer that reads the members that the engines require renderers to read, and shows them as text. */
export const drawScript = `function render(state) {
  const { board, active, next, score, lines, level, status, last_event, to_move, seats } = state;
  const shown = [board, active, next, score, lines, level, status, last_event, to_move, seats];
  document.body.textContent = JSON.stringify(shown);
}
window.RialtoRenderer = { render };
`;

/** A valid bundle of manifest, entrypoint and one script; `files` replace files of the same path. */
export function sampleBundle(
  files: Readonly<Record<string, string | Buffer>> = {},
  manifest: Readonly<Record<string, unknown>> = {},
): SampleFile[] {
  const contents: Record<string, string | Buffer> = {
    'manifest.json': JSON.stringify(sampleManifest(manifest)),
    'index.html': '<!doctype html><title>Sample</title><body><script src="draw.js"></script>',
    'draw.js': drawScript,
    ...files,
  };
  return Object.entries(contents).map(([path, content]) => ({ path, bytes: Buffer.from(content) }));
}

/** A bundle without a scan, for frames and stores, which must be secure with any content. */
export function unscannedBundle(files: readonly SampleFile[]): Bundle {
  const manifestFile = files.find(({ path }) => path === 'manifest.json');
  const manifest = JSON.parse(String(manifestFile?.bytes)) as Manifest;
  const hashedFiles = hashFiles(files, nodeHashing.sha256);
  return { manifest, files: hashedFiles, digest: digestOf(hashedFiles, nodeHashing.sha256) };
}
