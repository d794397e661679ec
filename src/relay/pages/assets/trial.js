// Trial forms: mail address, code if mail is configured, key.

import { openCodeForms } from './code-forms.js';
import { element } from './element.js';
import { call, pagePath } from './relay-session.js';
import { dateWords } from './relay-words.js';

openCodeForms({
  ask: (email) => call('POST', '/trials', { body: { email } }),
  confirm: (email, code) => call('POST', '/trials/confirm', { body: { email, code } }),
  next: ({ limit, expires_at: until }) =>
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
});
