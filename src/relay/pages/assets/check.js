// Destination check page: sign-in, then the form.

import { showDestinationForm } from './destination-test.js';
import { openSignIn } from './sign-in.js';

const place = document.querySelector('[data-destination-trial]');

openSignIn({
  onSignIn() {
    showDestinationForm(place);
    place.querySelector('input').focus();
  },
  onSignOut: () => place.replaceChildren(),
});
