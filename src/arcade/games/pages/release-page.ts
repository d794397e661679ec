import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { countText, humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { atomFeed, json } from '../../pages/parts/alternates.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { ArcadeReader } from '../../pages/parts/reader.ts';
import { frameSource, framesBase, readRenderers } from '../../pages/parts/renderers.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import type { Version } from '../../schemas.ts';
import { previewFramesFolder } from '../bundle/frame-addresses.ts';
import { releasePath } from '../previews/preview-url.ts';
import { certificatesSection, checksSection, scanSection, screenshotsSection } from './release-checks.ts';
import { changesSection, filesSection } from './release-files.ts';
import { canaryText, emptyBox, historyTable, stateText } from './release-parts.ts';

/**
 * Page of a version: checks, changes, files and history. Private and unknown versions share one page, whose script
 * shows the preview for a token in the fragment.
 */
export async function releasePage(
  source: ArcadePageSource,
  reader: ArcadeReader,
  slug: string,
  number: string,
): Promise<Page | Refusal> {
  const release = await reader.release(slug, number);
  if (isRefusal(release)) return privatePage(source, reader);
  const scan = await reader.scan(slug, number);
  if (isRefusal(scan)) return scan;
  const history = await reader.history(slug, number);
  if (isRefusal(history)) return history;
  const files = await reader.files(slug, number);
  if (isRefusal(files)) return files;
  const game = await reader.game(slug);
  if (isRefusal(game)) return game;
  const { version, certificates } = release;
  const older = olderOf(game.versions, number);
  const changes = older === null ? null : await reader.comparison(slug, older, number);
  const { base, url } = source.site;
  const api = `${base}/api/v1/games/${slug}/versions/${number}`;
  const nowMs = source.clock.nowMs();
  return {
    title: `${game.game.title} ${number}`,
    description: `Version ${number} of ${game.game.title}: checks, certificates, changes, files and history.`,
    path: releasePath(version),
    section: 'Games',
    scripts: ['copy.js', 'release-preview.js'],
    alternates: [atomFeed(base), json('Version as JSON', api)],
    frames: await previewFrames(source, reader),
    main: html`<div class="list-head release-head" data-public>
<p class="crumb"><a href="${`${base}/`}">Games</a> / <a href="${`${base}/games/${slug}`}"><bdi>${game.game.title}</bdi></a></p>
<h1><bdi>${game.game.title}</bdi> ${number}</h1>
<p class="meta"><span class="label">${stateText(version.state)}</span> <span>${levelText(version)}</span> <span>${version.engine}</span> ${version.released_at === null ? null : html`<span>released ${humanTime(version.released_at, nowMs)}</span>`} <span>${countText(version.files, 'file', 'files')}, ${numberText(version.bytes)} bytes</span></p>
<p class="release-links"><a class="button" href="${`${api}/bundle.zip`}" download>Download the bundle</a> <a href="${`${base}/games/${slug}/history`}">History of the game</a></p>
</div>
${await previewIsland(source, reader)}
${screenshotsSection(scan.screenshots, `${base}${releasePath(version)}`)}
${scanSection(scan.report, version)}
${checksSection(scan.probe_report, version)}
${certificatesSection(certificates, base, nowMs, version)}
${changesSection(older, isRefusal(changes) ? null : changes, `${api.replace(/[^/]+$/, older ?? '')}/diff?to=${number}`)}
${filesSection(files, version, framesBase(source))}
<section class="part" aria-labelledby="history"><h2 id="history">History</h2>
${history.canary === null ? null : html`<p class="note">${canaryText(number, history.canary)}</p>`}
${
  history.transitions.length === 0
    ? emptyBox('No transitions recorded', 'This version is older than the release log.')
    : historyTable(
        [...history.transitions].reverse().map((transition) => ({ version: number, transition })),
        nowMs,
      )
}
<p class="note">Each transition is an entry of the <a href="${`${base}/api/v5/releases/log`}">release log</a>, a hash chain with a signed head. Verify it with <code>rialto verify-releases</code>.</p>
</section>
${statementSection(scan.statement, url)}`,
  };
}

/** Previous version in the list, which is sorted newest first. */
function olderOf(versions: readonly Version[], number: string): string | null {
  const at = versions.findIndex(({ version }) => version === number);
  return versions[at + 1]?.version ?? null;
}

function levelText({ level }: Version): string {
  return level === 'server' ? 'built-in' : `level ${level}`;
}

function statementSection(statement: unknown, url: string): Html | null {
  if (statement === null) return null;
  return html`<section class="part" aria-labelledby="statement"><h2 id="statement">Signed statement</h2>
<p class="note">Released bundle, scan policy and evidence, signed with a key of <code>${url}/.well-known/rialto-keys.json</code>.</p>
<details><summary>The statement as JSON</summary><pre tabindex="0">${JSON.stringify(statement, null, 2)}</pre></details></section>`;
}

async function privatePage(source: ArcadePageSource, reader: ArcadeReader): Promise<Page> {
  const { base } = source.site;
  return {
    title: 'No public version',
    description: 'This version is not public. Authors preview their versions at an address with a token.',
    status: 404,
    section: 'Games',
    scripts: ['release-preview.js'],
    frames: await previewFrames(source, reader),
    main: html`<div class="list-head release-head" data-public>
<p class="crumb"><a href="${`${base}/`}">Games</a></p>
<h1>No public version</h1>
<p class="lead">No public version has this number. To open a preview, use its complete address, including the part after <code>#</code>; it needs JavaScript.</p>
<p><a href="${`${base}/`}">All games</a></p>
</div>
${await previewIsland(source, reader)}`,
  };
}

/** Frame sources: documents of any preview, and the reference renderer as the fallback. */
async function previewFrames(source: ArcadePageSource, reader: ArcadeReader): Promise<readonly string[]> {
  const reference = await readReference(source, reader);
  return [frameSource(source.frames, previewFramesFolder), ...(reference === null ? [] : reference.frames)];
}

/** Placeholder of the preview, filled by the script when the fragment has a token. */
async function previewIsland(source: ArcadePageSource, reader: ArcadeReader): Promise<Html> {
  const reference = await readReference(source, reader);
  return html`<div data-island="preview" data-preview="${`${source.site.base}/api/v1/previews`}" data-base="${source.site.base}" data-frames="${source.frames.ancestors === null ? null : source.frames.url}" data-fallback="${reference?.fallbackUrl ?? null}" hidden></div>`;
}

async function readReference(source: ArcadePageSource, reader: ArcadeReader) {
  const games = await reader.games();
  const [first] = isRefusal(games) ? [] : games;
  return first === undefined
    ? null
    : readRenderers(source, reader, { slug: first.game.slug, version: first.stable.version });
}
