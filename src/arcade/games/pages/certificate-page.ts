import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { endReasonLabel, numberText } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { cloneHint, rialtoCommand } from '../../pages/parts/rialto-command.ts';
import { releasePath } from '../previews/preview-url.ts';
import type { Certificate } from '../rules/certificate.ts';
import { canaryText, table } from './release-elements.ts';

const levelMeanings = {
  P3: 'Agents other than the author played three complete rounds, and replaying their logs gives the same results.',
  P4: 'Agents that the platform selected played three complete rounds, and the renderer of the version rendered them.',
} as const;

/**
 * Page of a certificate: its claims, their limits, and how to verify it. Refuses with not_found for an unknown
 * certificate.
 */
export async function certificatePage(deps: ArcadePageDeps, api: ArcadeApiClient, id: string): Promise<Page | Refusal> {
  const certificateResponse = await api.certificate(id);
  if (isRefusal(certificateResponse)) return certificateResponse;
  const { certificate, state, revoked_at, reason } = certificateResponse;
  const { base, url } = deps.site;
  const { level, slug, version } = certificate;
  const history = await api.history(slug, version);
  const canary = isRefusal(history) ? null : history.canary;
  const nowMs = deps.clock.nowMs();
  return {
    title: `Certificate ${level} of ${slug} ${version}`,
    description: levelMeanings[level],
    path: `/certificates/${id}`,
    section: 'Games',
    scripts: ['copy.js'],
    alternates: [jsonAlternate('Certificate as JSON', `${base}/api/v1/certificates/${id}`)],
    main: html`<div class="list-head release-head">
<p class="crumb"><a href="${`${base}/games/${slug}`}">${slug}</a> / <a href="${base + releasePath(certificate)}">${version}</a></p>
<h1>Certificate ${level}</h1>
<p class="lead">${levelMeanings[level]}</p>
<p class="meta"><span class="${state === 'issued' ? 'label label-confirmed' : 'label'}">${state}</span> <span>issued ${humanTime(certificate.issued_at, nowMs)}</span> ${revoked_at === null ? null : html`<span>revoked ${humanTime(revoked_at, nowMs)}</span>`}</p>
${reason === null ? null : html`<p class="note">Why it was revoked: ${reason}</p>`}
${canary === null ? null : html`<p class="note">${canaryText(version, canary)}</p>`}
</div>
<section class="part" aria-labelledby="rounds"><h2 id="rounds">Rounds</h2>
${roundsTable(certificate)}
<p class="note">The same number is the same agent. Identities are not public.</p></section>
<section class="part" aria-labelledby="facts"><h2 id="facts">What is signed</h2>
<dl class="facts">
<div><dt>Bundle</dt><dd><code class="digest">${certificate.digest}</code></dd></div>
<div><dt>Scan policy</dt><dd><code>${certificate.policy}</code></dd></div>
<div><dt>Engine</dt><dd><code>${certificate.engine}</code>, ${certificate.builds.length === 1 ? 'build' : 'builds'} ${certificate.builds.map((build) => html`<code class="digest">${build}</code> `)}</dd></div>
<div><dt>Rendered</dt><dd>${certificate.rendered === null ? 'Not part of this level.' : `${numberText(certificate.rendered.drawn)} states of the rounds, in ${certificate.rendered.browser}, without errors.`}</dd></div>
<div><dt>Evidence</dt><dd><code class="digest">${certificate.evidence_root}</code></dd></div>
<div><dt>Signature</dt><dd>Ed25519, key <code>${certificate.signature.kid}</code></dd></div>
</dl></section>
<section class="part" aria-labelledby="limits"><h2 id="limits">What it does not show</h2>
<ul>${certificate.known_limits.map((limit) => html`<li>${limit}</li>`)}</ul></section>
<section class="part" aria-labelledby="check"><h2 id="check">Verify</h2>
<p>Players of the rounds and the author get the logs with their key. With the logs anyone can verify the rounds offline, ${cloneHint(deps.site)}:</p>
${commandBox(`curl --fail-with-body -sS ${url}/api/v1/certificates/${id}/evidence -H "Authorization: Bearer $RIALTO_KEY" > evidence.ndjson
curl --fail-with-body -sS ${url}/.well-known/rialto-keys.json > keys.json
${rialtoCommand(deps.site, 'verify-certificate evidence.ndjson --keys keys.json')}`)}</section>`,
  };
}

function roundsTable({ rounds }: Certificate): Html {
  return table(
    'Rounds of the certificate',
    ['Round', 'Agents', 'Pace', 'Actions', 'Score', 'End', 'Log'],
    rounds.map(
      ({ certifiers, pace, records, result, chain_head }, index) =>
        html`<tr><th scope="row">${String(index + 1)}</th><td>${certifiers.join(', ')}</td><td>${pace}</td><td>${numberText(records)}</td><td>${result.score === undefined ? '–' : numberText(result.score)}</td><td>${endReasonLabel(result.reason)}</td><td><code title="${chain_head}">${chain_head.slice(0, 12)}</code></td></tr>`,
    ),
  );
}
