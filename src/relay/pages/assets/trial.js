// The trial's form: an e-mail address, where mail is sent also a code, and then the key, once.

import { offerCopy } from './copy-button.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call, pagePath } from './relay-session.js';
import { dateWords } from './relay-words.js';

const find = (name) => document.querySelector(`[data-${name}]`);
const form = find('trial-form');
const codeForm = find('code-form');
const place = find('trial-problem');
let email = '';

form.hidden = false;
onSubmit(form, async () => {
  email = form.querySelector('input').value.trim();
  const answer = await call('POST', '/trials', { body: { email } });
  if (typeof answer.api_key === 'string') showKey(answer);
  else askForCode(answer);
});
onSubmit(codeForm, async () => {
  const code = codeForm.querySelector('input').value.trim();
  showKey(await call('POST', '/trials/confirm', { body: { email, code } }));
});

function onSubmit(of, act) {
  of.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = of.querySelector('button');
    button.disabled = true;
    showProblem(place);
    act()
      .catch((error) => showProblem(place, error))
      .finally(() => {
        button.disabled = false;
      });
  });
}

function askForCode({ code_expires_at: until }) {
  const time = until === undefined ? '' : ` until ${new Date(until).toLocaleTimeString([], { timeStyle: 'short' })}`;
  find('code-note').textContent = `A code is on its way to ${email}; it is good${time}. Nothing came? Ask again.`;
  codeForm.hidden = false;
  codeForm.querySelector('input').focus();
  find('said').textContent = 'A code was sent to your address.';
}

/** The key is in this answer and nowhere else: leaving the page loses it. */
function showKey({ api_key: key, limit, expires_at: until }) {
  const box = element('pre', { className: 'command key-box', tabindex: '0' }, element('code', {}, key));
  const shown = find('new-key');
  shown.replaceChildren(
    element('h3', {}, 'Your API key'),
    element(
      'p',
      {},
      element('strong', {}, 'It is shown this once.'),
      ' Keep it where your site keeps its secrets; only a hash of it is stored here.',
    ),
    box,
    element(
      'p',
      { className: 'note' },
      limit === undefined || limit === null ? '' : `${limit} live deliveries until ${dateWords(until)}. `,
      'Put it into ',
      element('code', {}, 'RIALTO_RELAY_KEY'),
      ' and make the ',
      element('a', { href: '#first' }, 'first delivery'),
      ', or paste it into the ',
      element('a', { href: pagePath('/console') }, 'console'),
      '.',
    ),
  );
  offerCopy(box);
  form.hidden = true;
  codeForm.hidden = true;
  shown.hidden = false;
  shown.focus();
  addEventListener('pagehide', () => shown.replaceChildren());
}
