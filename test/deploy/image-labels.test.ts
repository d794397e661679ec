import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('the image has labels with the title, description, version and licence of the package and with its base image', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const labels = Object.fromEntries(
    [...dockerfile.matchAll(/org\.opencontainers\.image\.([a-z.]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  assert.deepEqual(
    [labels['title'], labels['description'], labels['version'], labels['licenses']],
    [manifest.name, manifest.description, manifest.version, manifest.license],
  );
  assert.ok(dockerfile.includes(`FROM ${labels['base.name']?.replace('docker.io/library/', '')} AS base`));
});
