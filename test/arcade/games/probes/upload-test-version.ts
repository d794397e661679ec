import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Player } from '../../../support/arcade.ts';
import { type RendererParts, rendererWith } from './renderers.ts';

/** Uploads and submits a small game with a renderer that is valid unless these parts are not. */
export async function uploadTestVersion(author: Player, parts: RendererParts = {}) {
  const slug = `probed-${randomBytes(6).toString('hex')}`;
  const { files, manifest } = rendererWith(parts);
  const uniqueManifest = {
    ...manifest,
    slug,
    title: `Probed ${slug.slice('probed-'.length).split('').reverse().join('')}`,
  };
  const uploadedFiles = [...files].map(([path, bytes]) => ({ path, text: bytes.toString('utf8') }));
  const uploadResponse = await author.post('/api/v1/games', {
    files: [...uploadedFiles, { path: 'manifest.json', text: JSON.stringify(uniqueManifest) }],
  });
  assert.equal(uploadResponse.status, 201, uploadResponse.text);
  const path = `/api/v1/games/${slug}/versions/1.0.0`;
  const submitResponse = await author.post(`${path}/submit`, {});
  assert.equal(submitResponse.status, 200, submitResponse.text);
  return { slug, path };
}
