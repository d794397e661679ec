// Forms for an email address and the mailed code; then the key is shown once.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { dateTimeText } from './human-time.js';
import { showProblem } from './problem-note.js';

const find = (name) => document.querySelector(`[data-${name}]`);

/**
 * `requestCode` sends the address, `confirm` sends the address and the code. Both return the response. `next` creates
 * the text below the key.
 */
export function openCodeForms({ requestCode, confirm, next }) {
  const form = find('address-form');
  const codeForm = find('code-form');
  const place = find('form-problem');
  let email = '';
  form.hidden = false;
  onSubmit(form, async () => {
    email = form.querySelector('input').value.trim();
    const response = await requestCode(email);
    if (typeof response.api_key === 'string') showKey(response);
    else askForCode(response);
  });
  onSubmit(codeForm, async () => showKey(await confirm(email, codeForm.querySelector('input').value.trim())));

  function onSubmit(targetForm, submit) {
    targetForm.addEventListener('submit', (event) => {
      event.preventDefault();
      const button = targetForm.querySelector('button');
      button.disabled = true;
      showProblem(place);
      submit()
        .catch((error) => showProblem(place, error))
        .finally(() => {
          button.disabled = false;
        });
    });
  }

  function askForCode({ code_expires_at: expiresAt }) {
    const time = expiresAt === undefined ? '' : ` until ${dateTimeText(expiresAt)}`;
    find('code-note').textContent = `A code was sent to ${email}; it is valid${time}. Not received? Request it again.`;
    codeForm.hidden = false;
    codeForm.querySelector('input').focus();
    find('announcement').textContent = 'A code was sent to your address.';
  }

  /** Only this response contains the key; leaving the page loses it. */
  function showKey(response) {
    const box = element('pre', { className: 'command key-box', tabindex: '0' }, element('code', {}, response.api_key));
    const shown = find('new-key');
    shown.replaceChildren(
      element('h3', {}, 'Your API key'),
      element(
        'p',
        {},
        element('strong', {}, 'It is shown only once.'),
        ' Store it with the other secrets of your site; the server stores only a hash.',
      ),
      box,
      next(response),
    );
    addCopyButton(box);
    form.hidden = true;
    codeForm.hidden = true;
    shown.hidden = false;
    shown.focus();
    addEventListener('pagehide', () => shown.replaceChildren());
  }
}
