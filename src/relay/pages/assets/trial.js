// Trial forms: email address, code if mail is configured, key.

import { openCodeForms } from './code-forms.js';
import { element } from './element.js';
import { createKeyHandover } from './key-handover.js';
import { call, pagePath } from './relay-session.js';
import { dateElement } from './time-element.js';

openCodeForms({
  requestCode: (email) => call('POST', '/trials', { body: { email } }),
  confirmCode: (email, code) => call('POST', '/trials/confirm', { body: { email, code } }),
  createKeyNote: ({ limit, expires_at: expiresAt, api_key: key }) =>
    element(
      'p',
      { className: 'note' },
      ...(limit === undefined || limit === null
        ? []
        : [`${limit} live deliveries until `, dateElement(expiresAt), '. ']),
      'Put it into ',
      element('code', {}, 'RIALTO_RELAY_KEY'),
      ' and make the ',
      element('a', { href: '#first' }, 'first delivery'),
      ', or ',
      consoleLink(key),
      '.',
    ),
});

/** Link that opens the console in a new tab with this key. */
function consoleLink(key) {
  const handover = createKeyHandover(pagePath('/console'), key);
  const link = element('a', { href: handover.href, target: '_blank', rel: 'noopener' }, 'open the console');
  link.addEventListener('click', () => handover.offer(), { once: true });
  return link;
}
