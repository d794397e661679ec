import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { Comparison, FileEntry } from '../../pages/parts/release-records.ts';
import type { Version } from '../../schemas.ts';
import { framePath } from '../bundle/frame-addresses.ts';
import { emptyBox, table } from './release-elements.ts';

/** Maximum characters of a diff on the page. */
const diffCharactersMax = 16_000;

/** Section with the changes since the previous version. */
export function changesSection(previousVersion: string | null, changes: Comparison | null, jsonPath: string): Html {
  return html`<section class="part" aria-labelledby="changes"><h2 id="changes">Changes</h2>
${previousVersion === null || changes === null ? emptyBox('No version to compare with', 'No older version of this game is public.') : changesOf(previousVersion, changes, jsonPath)}</section>`;
}

function changesOf(previousVersion: string, { changes, diff }: Comparison, jsonPath: string): Html {
  if (changes.length === 0) return html`<p>The files are those of ${previousVersion}.</p>`;
  const text = diff.length <= diffCharactersMax ? diff : diff.slice(0, diff.lastIndexOf('\n', diffCharactersMax));
  return html`<p class="note">Against ${previousVersion}. <a href="${jsonPath}">The whole diff as JSON</a></p>
${table(
  'Changed files',
  ['File', 'Change', 'Bytes before', 'Bytes after'],
  changes.map(
    ({ path, change, bytes_before, bytes_after }) =>
      html`<tr><th scope="row"><code>${path}</code></th><td>${change}</td><td>${bytesText(bytes_before)}</td><td>${bytesText(bytes_after)}</td></tr>`,
  ),
)}
${text === '' ? null : html`<details><summary>Diff of the text files${text.length < diff.length ? ', its beginning' : ''}</summary><pre class="diff" tabindex="0">${text}</pre></details>`}`;
}

function bytesText(bytes: number | null): string {
  return bytes === null ? '–' : numberText(bytes);
}

/** Section with the files of a bundle and links to them; their response headers make them inert. */
export function filesSection(files: readonly FileEntry[], { digest }: Version, framesBase: string): Html {
  return html`<section class="part" aria-labelledby="files"><h2 id="files">Files</h2>
<p class="note">Digest of the bundle: <code class="digest">${digest}</code></p>
${table(
  'Files of the bundle',
  ['File', 'Type', 'Bytes', 'SHA-256'],
  files.map(
    ({ path, media_type, bytes, hash }) =>
      html`<tr><th scope="row"><a href="${framesBase + framePath(digest, path)}"><code>${path}</code></a></th><td>${media_type.replace(/;.*/, '')}</td><td>${numberText(bytes)}</td><td><code title="${hash}">${hash.slice(0, 12)}</code></td></tr>`,
  ),
)}</section>`;
}
