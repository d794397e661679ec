import { minuteMs } from '../../core/base/clock.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { codeLifetimeMs } from '../accounts/rules/trial-code.ts';
import { codeForm } from './code-form.ts';

/** Key recovery page. If the server sends no mail, it explains why recovery is unavailable. */
export function recoverPage({ base }: Site, canMail: boolean): Page {
  return {
    title: 'Recover a key',
    description: 'Replace a lost API key of Rialto Relay with a code sent to the account’s email address.',
    path: '/recover',
    hasNoUserContent: true,
    scripts: canMail ? ['copy.js', 'recover.js'] : [],
    noStore: true,
    main: html`<div class="list-head"><h1>Recover a key</h1>
<p class="lead">Get a new API key with a code sent to the email address of your account. All earlier keys are revoked.</p></div>
${canMail ? recoveryForms(base) : noMailNotice}`,
  };
}

function recoveryForms(base: string): Html {
  return html`<div class="part" data-relay="${base}">
<noscript><p class="notice">This page needs JavaScript. <code>POST /relay/api/v1/keys/recover</code> does the same.</p></noscript>
<form class="form-card" data-address-form hidden>
<div class="field"><label for="email">The email address of the account</label>
<div class="field-row"><input id="email" type="email" autocomplete="email" required maxlength="254" placeholder="you@example.com">
<button class="button" type="submit">Send a code</button></div></div>
<p class="note">Exactly as entered for the trial. The code is valid for ${codeLifetimeMs / minuteMs} minutes.</p>
</form>
${codeForm('Get a new key')}
</div>`;
}

const noMailNotice = html`<div class="part"><p class="notice">This server sends no mail, so it cannot verify who owns an address. Contact its operator.</p></div>`;
