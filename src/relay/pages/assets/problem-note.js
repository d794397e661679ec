// Explains an error and what to do next.

import { element } from './element.js';
import { CallError } from './relay-session.js';

const nextSteps = {
  credential_missing: 'Open the page with your API key.',
  credential_unknown:
    'Enter the complete key: rlk_live_ and 36 letters and digits. Rotated and revoked keys do not work.',
  credential_revoked:
    'This key was revoked or replaced, and no longer works. Use the new key; if it is lost, recover a key by mail.',
  rate_limited: 'Wait a moment, then try again.',
  destination_busy: 'The destination failed repeatedly or is busy with other deliveries. Try again shortly.',
  trial_limit_reached: 'Nothing was sent. The console shows your usage and how to upgrade.',
  trial_expired: 'Nothing was sent. The console shows your usage and how to upgrade.',
  embed_link_invalid: 'Reload the page that contains this frame.',
  trial_taken: 'Use the key of that trial. If it is lost, choose “Lost the key?” in the console.',
  trial_code_refused: 'Use the code of the newest mail, or request another one.',
  recovery_not_configured: 'This server sends no mail. Contact its operator.',
  registration_paused: 'New trials are paused. Try again later.',
  mail_unavailable: 'The mail could not be sent. Try again in a few minutes.',
  billing_not_configured: 'Payments are not configured on this server. Contact its operator.',
  billing_unavailable: 'Nothing was paid. Try again shortly.',
  payment_pending: 'Some payment methods take days. The plan starts when the payment arrives.',
  payment_claimed: 'Open this page with the key of that account.',
  overloaded: 'Try again in a few seconds.',
  draining: 'The server is restarting. Try again in a few seconds.',
  storage_unavailable: 'The database is temporarily unavailable. Try again shortly.',
};

/** Shows an error in a container; without an error, clears the container. */
export function showProblem(container, error = null) {
  if (error === null) {
    container.replaceChildren();
    return;
  }
  if (!(error instanceof CallError)) throw new Error(`The page failed: ${String(error)}`, { cause: error });
  const { problem } = error;
  const nextStep = nextSteps[problem.code] ?? (problem.status >= 500 ? 'Try again shortly.' : null);
  const waitSeconds = problem.retry_after_seconds;
  container.replaceChildren(
    element(
      'div',
      { className: 'problem', role: 'alert' },
      element('p', { className: 'problem-title' }, problem.title ?? `HTTP ${problem.status}`),
      element('p', {}, problem.detail ?? ''),
      ...inputFaults(problem),
      nextStep === null ? null : element('p', {}, nextStep, waitSeconds === undefined ? '' : ` (${waitSeconds} s)`),
      errorLink(problem),
    ),
  );
}

function inputFaults({ errors = [] }) {
  return errors.map(({ pointer, message }) =>
    element('p', { className: 'note' }, element('code', {}, pointer === '' ? '(request)' : pointer), ` ${message}`),
  );
}

/** Link to the error page. Only http and https URLs become links. */
function errorLink({ type, code }) {
  if (typeof type !== 'string' || !URL.canParse(type) || !/^https?:$/.test(new URL(type).protocol)) return null;
  return element(
    'p',
    { className: 'note' },
    element('a', { href: new URL(type).href }, 'Error reference'),
    ` (${code})`,
  );
}
