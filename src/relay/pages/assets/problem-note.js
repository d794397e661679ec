// What a refusal means for a person, and what to do next.

import { element } from './element.js';
import { CallRefused } from './relay-session.js';

const nextSteps = {
  credential_missing: 'Open the page with your API key.',
  credential_unknown:
    'Paste the whole key: rlk_live_ and 36 letters and digits. A replaced or removed key works no more.',
  credential_revoked: 'This key was given up. Use the key that replaced it.',
  rate_limited: 'Wait a moment, then try again.',
  destination_busy:
    'The destination has failed often just now, or is busy with your other deliveries. Try again shortly.',
  trial_limit_reached: 'Upgrade to go on; nothing was sent.',
  trial_expired: 'Upgrade to go on; nothing was sent.',
  trial_taken: 'Use the key that you got then. Lost it? Ask the operator of this server.',
  registration_paused: 'New trials are paused. Try again later.',
  mail_unavailable: 'No mail could be sent just now. Ask again in a few minutes: nothing is lost.',
  billing_not_configured: 'This server takes no payments. Ask its operator.',
  billing_unavailable: 'Nothing was paid. Try again shortly.',
  payment_pending: 'Some ways of paying take days. The plan begins by itself when the payment arrives.',
  payment_claimed: 'Open this page with the key of that account.',
  overloaded: 'Try again in a few seconds.',
  draining: 'The server restarts. Try again in a few seconds.',
  storage_unavailable: 'The database is out of reach for the moment. Try again shortly.',
};

/** Shows why something failed in the place; without an error, empties it. */
export function showProblem(place, error = null) {
  if (error === null) {
    place.replaceChildren();
    return;
  }
  if (!(error instanceof CallRefused)) throw new TypeError('What failed is no refusal of the relay.', { cause: error });
  const { problem } = error;
  const next = nextSteps[problem.code] ?? (problem.status >= 500 ? 'Try again shortly.' : null);
  const wait = problem.retry_after_seconds;
  place.replaceChildren(
    element(
      'div',
      { className: 'problem', role: 'alert' },
      element('p', { className: 'problem-title' }, problem.title ?? `The server answered ${problem.status}`),
      element('p', {}, problem.detail ?? ''),
      ...faults(problem),
      next === null ? null : element('p', {}, next, wait === undefined ? '' : ` (${wait} s)`),
      explained(problem),
    ),
  );
}

function faults({ errors = [] }) {
  return errors.map(({ pointer, message }) =>
    element('p', { className: 'note' }, element('code', {}, pointer === '' ? '(all of it)' : pointer), ` ${message}`),
  );
}

/** Only an address of the server's own explanations becomes a link. */
function explained({ type, code }) {
  if (typeof type !== 'string' || !URL.canParse(type) || !/^https?:$/.test(new URL(type).protocol)) return null;
  return element(
    'p',
    { className: 'note' },
    element('a', { href: new URL(type).href }, 'What this means'),
    ` (${code})`,
  );
}
