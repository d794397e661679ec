import { type Html, html } from '../../core/interfaces/pages/html.ts';

/** Form for the mailed code, and the element that shows the key; see `code-forms.js`. */
export function codeForm(buttonLabel: string): Html {
  return html`<form class="form-card" data-code-form autocomplete="off" hidden>
<div class="field"><label for="code">Code from the email</label>
<div class="field-row"><input id="code" type="text" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required maxlength="12">
<button class="button" type="submit">${buttonLabel}</button></div></div>
<p class="note" data-code-note></p>
</form>
<div data-form-problem></div>
<div class="new-key" data-new-key tabindex="-1" hidden></div>
<p class="visually-hidden" role="status" data-announcement></p>`;
}
