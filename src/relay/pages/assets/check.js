// Destination check page: sign-in, then the form.

import { offerDestinationTrial } from './destination-trial.js';
import { openGate } from './key-gate.js';

const place = document.querySelector('[data-destination-trial]');

openGate({
  opened() {
    offerDestinationTrial(place);
    place.querySelector('input').focus();
  },
  closed: () => place.replaceChildren(),
});
