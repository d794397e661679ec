// Forms for an email address and the mailed code; then the key is shown once.

import { addCopyButton } from './copy-button.js';
import { element } from './element.js';
import { dateTimeText } from './human-time.js';
import { showProblem } from './problem-note.js';

const findElement = (name) => document.querySelector(`[data-${name}]`);

/**
 * `requestCode` sends the address, `confirmCode` sends the address and the code. Both return the response. That of
 * `requestCode` contains the key if the server needs no confirmation. `createKeyNote` creates the text below the key.
 */
export function openCodeForms({ requestCode, confirmCode, createKeyNote }) {
  const form = findElement('address-form');
  const codeForm = findElement('code-form');
  const problemContainer = findElement('form-problem');
  let email = '';
  form.hidden = false;
  onSubmit(form, async () => {
    email = form.querySelector('input').value.trim();
    const response = await requestCode(email);
    if (typeof response.api_key === 'string') showKey(response);
    else showCodeForm(response);
  });
  onSubmit(codeForm, async () => showKey(await confirmCode(email, codeForm.querySelector('input').value.trim())));

  function onSubmit(targetForm, submit) {
    targetForm.addEventListener('submit', (event) => {
      event.preventDefault();
      const button = targetForm.querySelector('button');
      button.disabled = true;
      showProblem(problemContainer);
      submit()
        .catch((error) => showProblem(problemContainer, error))
        .finally(() => {
          button.disabled = false;
        });
    });
  }

  function showCodeForm({ code_expires_at: expiresAt }) {
    const expiryText = expiresAt === undefined ? '' : ` until ${dateTimeText(expiresAt)}`;
    findElement('code-note').textContent =
      `A code was sent to ${email}; it is valid${expiryText}. Not received? Request it again.`;
    codeForm.hidden = false;
    codeForm.querySelector('input').focus();
    findElement('announcement').textContent = 'A code was sent to your address.';
  }

  /** Shows the key, which only this response contains. It is removed when the page is left. */
  function showKey(response) {
    const commandBox = element(
      'pre',
      { className: 'command key-box', tabindex: '0' },
      element('code', {}, response.api_key),
    );
    const keySection = findElement('new-key');
    keySection.replaceChildren(
      element('h3', {}, 'Your API key'),
      element(
        'p',
        {},
        element('strong', {}, 'It is shown only once.'),
        ' Store it with the other secrets of your website; the server stores only a hash.',
      ),
      commandBox,
      createKeyNote(response),
    );
    addCopyButton(commandBox);
    form.hidden = true;
    codeForm.hidden = true;
    keySection.hidden = false;
    keySection.focus();
    addEventListener('pagehide', () => keySection.replaceChildren());
  }
}
