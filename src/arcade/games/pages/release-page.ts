import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { frameSource, framesBase, readRenderers } from '../../pages/parts/renderers.ts';
import type { Version } from '../../schemas.ts';
import { previewFramesFolder } from '../bundle/frame-addresses.ts';
import { releasePath } from '../previews/preview-url.ts';
import { certificatesSection, probesSection, scanSection, screenshotsSection } from './release-checks.ts';
import { canaryText, emptyBox, historyTable, stateText } from './release-elements.ts';
import { changesSection, filesSection } from './release-files.ts';

/**
 * Page of a version: checks, changes, files and history. Private and unknown versions share one page, whose script
 * shows the preview for a token in the fragment. Refuses like the reads of a public version.
 */
export async function releasePage(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  slug: string,
  versionNumber: string,
): Promise<Page | Refusal> {
  const release = await api.release(slug, versionNumber);
  if (isRefusal(release)) return privatePage(deps, api);
  const scan = await api.scan(slug, versionNumber);
  if (isRefusal(scan)) return scan;
  const history = await api.history(slug, versionNumber);
  if (isRefusal(history)) return history;
  const files = await api.files(slug, versionNumber);
  if (isRefusal(files)) return files;
  const game = await api.game(slug);
  if (isRefusal(game)) return game;
  const { version } = release;
  const previousVersion = findPreviousVersion(game.versions, versionNumber);
  const changes = previousVersion === null ? null : await api.comparison(slug, previousVersion, versionNumber);
  const { base, url } = deps.site;
  const versionUrl = `${base}/api/v1/games/${slug}/versions/${versionNumber}`;
  const nowMs = deps.clock.nowMs();
  return {
    title: `${game.game.title} ${versionNumber}`,
    description: `Version ${versionNumber} of ${game.game.title}: checks, certificates, changes, files and history.`,
    path: releasePath(version),
    section: 'Games',
    scripts: ['copy.js', 'release-preview.js'],
    alternates: [atomFeedAlternate(base), jsonAlternate('Version as JSON', versionUrl)],
    frames: await previewFrames(deps, api),
    main: html`<div class="list-head release-head" data-public>
<p class="crumb"><a href="${`${base}/`}">Games</a> / <a href="${`${base}/games/${slug}`}"><bdi>${game.game.title}</bdi></a></p>
<h1><bdi>${game.game.title}</bdi> ${versionNumber}</h1>
<p class="meta"><span class="label">${stateText(version.state)}</span> <span>${levelText(version)}</span> <span>${version.engine}</span> ${version.released_at === null ? null : html`<span>released ${humanTime(version.released_at, nowMs)}</span>`} <span>${countText(version.files, 'file', 'files')}, ${numberText(version.bytes)} bytes</span></p>
<p class="release-links"><a class="button" href="${`${versionUrl}/bundle.zip`}" download>Download the bundle</a> <a href="${`${base}/games/${slug}/history`}">History of the game</a></p>
</div>
${await previewIsland(deps, api)}
${screenshotsSection(scan.screenshots, `${base}${releasePath(version)}`)}
${scanSection(scan.report, version)}
${probesSection(scan.probe_report, version)}
${certificatesSection(release, base, nowMs)}
${changesSection(previousVersion, isRefusal(changes) ? null : changes, `${versionUrl.replace(/[^/]+$/, previousVersion ?? '')}/diff?to=${versionNumber}`)}
${filesSection(files, version, framesBase(deps))}
<section class="part" aria-labelledby="history"><h2 id="history">History</h2>
${history.canary === null ? null : html`<p class="note">${canaryText(versionNumber, history.canary)}</p>`}
${
  history.transitions.length === 0
    ? emptyBox('No transitions recorded', 'This version is older than the release log.')
    : historyTable(
        [...history.transitions].reverse().map((transition) => ({ version: versionNumber, transition })),
        nowMs,
      )
}
<p class="note">Each transition is an entry of the <a href="${`${base}/api/v5/releases/log`}">release log</a>, a hash chain with a signed head. The <a href="${`${base}/games/${slug}/history`}">history of the game</a> has the command that verifies it.</p>
</section>
${statementSection(scan.statement, url)}`,
  };
}

/** Previous version in the list, which is sorted newest first. */
function findPreviousVersion(versions: readonly Version[], versionNumber: string): string | null {
  const index = versions.findIndex(({ version }) => version === versionNumber);
  return versions[index + 1]?.version ?? null;
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

async function privatePage(deps: ArcadePageDeps, api: ArcadeApiClient): Promise<Page> {
  const { base } = deps.site;
  return {
    title: 'No public version',
    description: 'This version is not public. Authors preview their versions at an address with a token.',
    status: 404,
    section: 'Games',
    scripts: ['release-preview.js'],
    frames: await previewFrames(deps, api),
    main: html`<div class="list-head release-head" data-public>
<p class="crumb"><a href="${`${base}/`}">Games</a></p>
<h1>No public version</h1>
<p class="lead">No public version has this number. To open a preview, use its complete address, including the part after <code>#</code>; it needs JavaScript.</p>
<p><a href="${`${base}/`}">All games</a></p>
</div>
${await previewIsland(deps, api)}`,
  };
}

/** Frame sources: documents of any preview, and the built-in renderer as the fallback. */
async function previewFrames(deps: ArcadePageDeps, api: ArcadeApiClient): Promise<readonly string[]> {
  const fallbackRenderer = await readFallbackRenderer(deps, api);
  return [
    frameSource(deps.frames, previewFramesFolder),
    ...(fallbackRenderer === null ? [] : fallbackRenderer.frameSources),
  ];
}

/** Placeholder of the preview, filled by the script when the fragment has a token. */
async function previewIsland(deps: ArcadePageDeps, api: ArcadeApiClient): Promise<Html> {
  const fallbackRenderer = await readFallbackRenderer(deps, api);
  return html`<div data-island="preview" data-preview="${`${deps.site.base}/api/v1/previews`}" data-base="${deps.site.base}" data-frames="${deps.frames.ancestors === null ? null : deps.frames.url}" data-fallback="${fallbackRenderer?.fallbackUrl ?? null}" hidden></div>`;
}

async function readFallbackRenderer(deps: ArcadePageDeps, api: ArcadeApiClient) {
  const games = await api.games();
  const [firstGame] = isRefusal(games) ? [] : games;
  return firstGame === undefined
    ? null
    : readRenderers(deps, api, { slug: firstGame.game.slug, version: firstGame.stable.version });
}
