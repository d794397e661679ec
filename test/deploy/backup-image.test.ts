import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { settings } from '../../src/core/base/settings.ts';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const { services, volumes } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, image, name]) => ({ image, name }));

describe('the image of backups', () => {
  test('contains the client programs in the version of the database of compose.yaml', () => {
    const { image } = stages.find(({ name }) => name === 'backup') ?? {};
    assert.equal(image, services.database.image);
  });

  test('is not built unless it is named', () => {
    assert.equal(stages.at(-1)?.name, 'server');
    assert.deepEqual([services.backup.build.target, services.backup.profiles], ['backup', ['backup']]);
  });

  test('uses the database and the secret of the nodes, settings that exist, and folders that the image creates', () => {
    const { TMPDIR, ...environment } = services.backup.environment;
    for (const name of ['DATABASE_URL', 'RIALTO_SECRET'])
      assert.equal(environment[name], services.node1.environment[name], name);
    const unknownNames = Object.keys(environment).filter((name) => !Object.hasOwn(settings, name));
    assert.deepEqual(unknownNames, []);
    const mounts = services.backup.volumes.map((volume: string) => volume.split(':'));
    assert.deepEqual(mounts, [
      ['backups', '/backups'],
      ['dumps', TMPDIR],
    ]);
    for (const [name] of mounts) assert.ok(Object.hasOwn(volumes, name), name);
    for (const [, path] of mounts) assert.match(dockerfile, new RegExp(`mkdir -p [^&]*${path}\\b`));
  });
});
