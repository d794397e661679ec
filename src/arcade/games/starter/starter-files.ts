import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { definitionOf } from '../../engines/definitions.ts';
import { type Manifest, manifestPath } from '../bundle/manifest.ts';

export interface StarterFile {
  readonly path: string;
  readonly text: string;
}

const engine = 'tetris-v2';
const assets = ['index.html', 'renderer.js', 'style.css', 'README.txt'];

/** Starter game that passes every check: a manifest and a renderer of falling pieces. */
export function starterFiles({ slug, title }: Pick<Manifest, 'slug' | 'title'>): StarterFile[] {
  const manifest = `${JSON.stringify(starterManifest(slug, title), null, 2)}\n`;
  return [{ path: manifestPath, text: manifest }, ...assets.map((path) => ({ path, text: read(path) }))];
}

/** SHA-256 of each starter file except the manifest. Many games contain these files, so a purge does not block them. */
export function starterHashes(): ReadonlySet<string> {
  return new Set(assets.map((path) => hash('sha256', read(path))));
}

function read(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
}

function starterManifest(slug: string, title: string): Manifest {
  const { schemas } = definitionOf(engine);
  const renderedMembers = ['board', 'active', 'next', 'score', 'lines', 'level', 'status', 'end_reason', 'last_event'];
  return {
    schema_version: '4.0',
    protocol: 'rialto-game/4.0',
    title,
    slug,
    description: 'Falling pieces, drawn plainly.',
    genre: 'puzzle',
    version: '0.1.0',
    entrypoint: 'index.html',
    players: { min: 1, max: 1 },
    mode: 'realtime',
    engine,
    engine_config: {},
    external_agent_control: true,
    renderer_only: true,
    observation_schema: { type: 'object', required: renderedMembers },
    action_schema: schemas.action,
    scoring: { source: 'authoritative_engine' },
    limits: { max_duration_seconds: 600 },
  };
}
