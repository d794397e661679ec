// The strip of meters over the console.

import { element } from './element.js';
import { pagePath } from './relay-session.js';
import { dateWords, timeElement } from './relay-words.js';

/** Plan, what of it is used, days left and test leads, as GET /usage tells them. */
export function showUsage(place, usage) {
  const { email, plan, used, limit, expires_at: until, test_leads: tests } = usage;
  place.replaceChildren(
    card(
      plan === 'builder' ? 'Builder' : 'Trial',
      element('p', { className: 'usage-mail' }, email ?? ''),
      plan === 'builder'
        ? subscription(usage)
        : element('p', { className: 'note' }, element('a', { href: pagePath('/upgrade') }, 'Upgrade to Builder')),
    ),
    limit === null
      ? card('Live deliveries', figure(String(used)), note('without a limit'))
      : card('Live deliveries', figure(`${used} of ${limit}`), meter('Live deliveries used', used, limit)),
    until === null ? null : card('Trial ends', figure(daysLeft(until)), note(dateWords(until))),
    tests === undefined || tests === null
      ? null
      : card(
          'Test leads today',
          figure(tests.limit === null ? String(tests.used) : `${tests.used} of ${tests.limit}`),
          tests.limit === null ? note('without a limit') : meter('Test leads used today', tests.used, tests.limit),
          element('p', { className: 'note' }, 'anew ', timeElement(tests.resets_at)),
        ),
  );
}

function subscription({ subscription: standing }) {
  if (standing === undefined || standing === null) return note('Paid');
  const until = standing.until === null ? '' : ` until ${dateWords(standing.until)}`;
  return note(`${standing.status}${until}`);
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
