// Key recovery forms: email address, mailed code, new key.

import { openCodeForms } from './code-forms.js';
import { element } from './element.js';
import { call, pagePath } from './relay-session.js';

openCodeForms({
  requestCode: (email) => call('POST', '/keys/recover', { body: { email } }),
  confirmCode: (email, code) => call('POST', '/keys/recover/confirm', { body: { email, code } }),
  createKeyNote: () =>
    element(
      'p',
      { className: 'note' },
      'All earlier keys are revoked. Use this key in place of the old one, or sign in to the ',
      element('a', { href: pagePath('/console') }, 'console'),
      '.',
    ),
});
