// Destination check page: sign-in, then the form.

import { showDestinationForm } from './destination-test.js';
import { openSignIn } from './sign-in.js';

const container = document.querySelector('[data-destination-test]');

openSignIn({
  onSignIn() {
    showDestinationForm(container);
    container.querySelector('input').focus();
  },
  onSignOut: () => container.replaceChildren(),
});
