import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Replay } from '../../replay-schemas.ts';

/** Default number of steps, starting at the current one. */
const defaultSteps = 60;

/** Form for an animated GIF of some steps; requires `gif-form.js`. */
export function gifForm({ id }: Replay, caption: string): Html {
  return html`<details class="gif" data-gif><summary>Animated GIF of some steps</summary>
<noscript><p class="note">The GIF is created in the browser, which requires JavaScript.</p></noscript>
<form data-gif-form data-steps="${defaultSteps}" data-caption="${caption}" data-name="${id}" hidden>
<label>From step <input type="number" data-gif-from min="0" step="1" required></label>
<label>to <input type="number" data-gif-to min="0" step="1" required></label>
<button class="neutral-button">Make the GIF</button>
<p class="note">At most 300 steps, at the speed of the player above. It is created in this browser; nothing is sent to the server.</p>
<p role="status" data-gif-status></p>
<p><a class="button" data-gif-result hidden>Save the GIF</a></p>
</form></details>`;
}
