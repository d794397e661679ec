import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { ProbeReportResponse, ReleaseResponse, ScanReport } from '../../pages/parts/release-records.ts';
import type { Version } from '../../schemas.ts';
import { emptyBox, stateText, table } from './release-elements.ts';

// Sections of the version page with the checks before publication.

export function screenshotsSection(names: readonly string[], path: string): Html | null {
  if (names.length === 0) return null;
  return html`<section class="part" aria-labelledby="screenshots"><h2 id="screenshots">Screenshots</h2>
<p class="note">Screenshots of the prober on states of a played game.</p>
<ul class="screenshots">${names.map((name) => screenshotItem(screenshotLabel(name), `${path}/screenshots/${name}`))}</ul></section>`;
}

/** The size is that of all probe screenshots, so that the page does not move while they load. */
function screenshotItem(label: string, url: string): Html {
  return html`<li><figure><a href="${url}"><img src="${url}" alt="${`Screenshot: ${label}`}" loading="lazy" width="480" height="720"></a><figcaption>${label}</figcaption></figure></li>`;
}

function screenshotLabel(name: string): string {
  return name.replaceAll(/[-_.]+/g, ' ').trim();
}

export function scanSection(report: ScanReport | null, { level }: Version): Html {
  return html`<section class="part" aria-labelledby="scan"><h2 id="scan">Scan</h2>
${
  report === null
    ? emptyBox(
        'No report',
        level === 'server'
          ? 'This game is built-in: the server checks it at start-up.'
          : 'This version was stored before scan reports existed.',
      )
    : html`<p>Accepted under scan policy <code>${report.policy}</code>. ${report.findings.length === 0 ? 'It has no findings.' : null}</p>
${
  report.findings.length === 0
    ? null
    : table(
        'Findings',
        ['Rule', 'File', 'Line', 'Why'],
        report.findings.map(
          ({ rule, file, line, why }) =>
            html`<tr><th scope="row"><code>${rule}</code></th><td><code>${file}</code></td><td>${line === undefined ? null : String(line)}</td><td>${why}</td></tr>`,
        ),
      )
}`
}</section>`;
}

export function probesSection(report: ProbeReportResponse | null, { level }: Version): Html {
  return html`<section class="part" aria-labelledby="probes"><h2 id="probes">Probes</h2>
${
  report === null
    ? emptyBox(
        'Not probed',
        level === 'server' ? 'Probes run on uploaded games only.' : 'This version has not been probed yet.',
      )
    : html`<p class="note">Rendered in ${report.browser ?? 'a browser'}.</p>
${table(
  'Checks of the renderer',
  ['Check', 'Result', 'Details'],
  report.checks.map(
    ({ check, outcome, details }) =>
      html`<tr><th scope="row">${stateText(check)}</th><td>${stateText(outcome)}</td><td>${details.join(' ')}</td></tr>`,
  ),
)}`
}</section>`;
}

export function certificatesSection(
  { certificates, certification_rounds: rounds, version }: ReleaseResponse,
  base: string,
  nowMs: number,
): Html {
  return html`<section class="part" aria-labelledby="certificates"><h2 id="certificates">Certificates</h2>
${
  certificates.length === 0
    ? emptyBox(
        'No certificate',
        version.level === 'server' ? 'Built-in games have none.' : 'Its certification rounds are not complete yet.',
      )
    : html`<ul class="certificates">${certificates.map(
        ({ id, level, state, issued_at }) =>
          html`<li><a href="${`${base}/certificates/${id}`}">${level}, ${state}</a> ${issued_at === null ? null : humanTime(issued_at, nowMs)}</li>`,
      )}</ul>`
}
${rounds.length === 0 ? null : html`<p class="note">Complete rounds: ${rounds.map(({ level, complete, needed }) => `${level} ${complete} of ${needed}`).join(', ')}.</p>`}</section>`;
}
