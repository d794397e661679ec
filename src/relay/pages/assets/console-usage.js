// The strip of meters over the console.

import { element } from './element.js';
import { pagePath } from './relay-session.js';
import { dateWords, timeElement } from './relay-words.js';

/** Plan, what of it is used, days left and test leads, as GET /usage tells them. */
export function showUsage(place, usage) {
  const { email, plan, used, limit, expires_at: until, test_leads: tests } = usage;
  const isBuilder = plan === 'builder';
  const cards = [
    card(
      isBuilder ? 'Builder' : 'Trial',
      element('p', { className: 'usage-mail' }, email),
      usage.subscription === null ? null : note(standingWords(usage.subscription)),
      isBuilder
        ? null
        : element('p', { className: 'note' }, element('a', { href: pagePath('/upgrade') }, 'Upgrade to Builder')),
    ),
    limit === null
      ? card('Live deliveries', figure(String(used)), note('without a limit'))
      : card('Live deliveries', figure(`${used} of ${limit}`), meter('Live deliveries used', used, limit)),
    ...(until === null ? [] : [card('Trial ends', figure(daysLeft(until)), note(dateWords(until)))]),
    card(
      'Test leads today',
      figure(`${tests.used} of ${tests.limit}`),
      meter('Test leads used today', tests.used, tests.limit),
      element('p', { className: 'note' }, 'anew ', timeElement(tests.resets_at)),
    ),
  ];
  place.replaceChildren(...usedUp(usage), ...cards);
}

/** A trial with nothing left, and what is still possible; nothing otherwise. */
function usedUp({ limit, used, expires_at: until, replay_still_allowed: mayReplay }) {
  const isOver = until !== null && Date.parse(until) <= Date.now();
  if (limit === null || (used < limit && !isOver)) return [];
  const notice = element(
    'p',
    { className: 'notice usage-notice' },
    element('strong', {}, isOver ? 'The trial is over.' : 'Nothing is left of the trial.'),
    ' New leads are refused. ',
    mayReplay ? 'Those that may have arrived can still be replayed. ' : '',
    element('a', { href: pagePath('/upgrade') }, 'Go on with Builder'),
  );
  return [notice];
}

const standings = {
  active: 'paid',
  grace: 'the last payment failed; the plan goes on',
  pending: 'a payment is on its way',
  lapsed: 'the payments failed, and the plan is the trial again',
  ended: 'the subscription has ended',
};

function standingWords(standing) {
  const words = standings[standing.status] ?? standing.status;
  return standing.until === null ? words : `${words} until ${dateWords(standing.until)}`;
}

function daysLeft(until) {
  const days = Math.ceil((Date.parse(until) - Date.now()) / 86_400_000);
  if (days <= 0) return 'over';
  return days === 1 ? '1 day left' : `${days} days left`;
}

function card(title, ...children) {
  return element('section', { className: 'usage-card' }, element('h2', {}, title), ...children);
}

const figure = (text) => element('p', { className: 'figure' }, text);
const note = (text) => element('p', { className: 'note' }, text);

function meter(title, value, max) {
  const properties = { value: String(value), max: String(max), 'aria-label': title };
  return element('meter', { ...properties, min: '0', high: String(max * 0.8), optimum: '0' });
}
