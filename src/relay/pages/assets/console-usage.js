// Usage meters of the console.

import { element } from './element.js';
import { pagePath } from './relay-session.js';
import { ageElement, dateElement } from './time-element.js';

/** Plan, usage, remaining days and test leads from GET /usage. */
export function showUsage(container, usage) {
  const { email, plan, used, used_since: since, limit, expires_at: expiresAt, test_leads: testLeads } = usage;
  const isBuilder = plan === 'builder';
  const cards = [
    card(
      isBuilder ? 'Builder plan' : 'Trial',
      element('p', { className: 'usage-mail' }, email),
      usage.subscription === null ? null : note(...subscriptionText(usage.subscription)),
      isBuilder || !usage.upgrade_available
        ? null
        : element(
            'p',
            { className: 'note' },
            element('a', { href: pagePath('/upgrade') }, 'Upgrade to the Builder plan'),
          ),
    ),
    limit === null
      ? card('Live deliveries', usageValue(String(used)), note('since ', dateElement(since), ', unlimited'))
      : card('Live deliveries', usageValue(`${used} of ${limit}`), meter('Live deliveries used', used, limit)),
    ...(expiresAt === null ? [] : [card('Trial ends', usageValue(daysLeft(expiresAt)), note(dateElement(expiresAt)))]),
    card(
      'Test leads today',
      usageValue(`${testLeads.used} of ${testLeads.limit}`),
      meter('Test leads used today', testLeads.used, testLeads.limit),
      note('resets ', ageElement(testLeads.resets_at)),
    ),
  ];
  container.replaceChildren(...trialNotice(usage), ...duplicateSubscriptionNotice(usage), ...cards);
}

/** Notice when all deliveries of the trial are used or the trial has expired; empty otherwise. */
function trialNotice({
  limit,
  used,
  expires_at: expiresAt,
  replay_still_allowed: canReplay,
  upgrade_available: canUpgrade,
}) {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (limit === null || (used < limit && !isExpired)) return [];
  const notice = element(
    'p',
    { className: 'notice usage-notice' },
    element('strong', {}, isExpired ? 'The trial has ended.' : 'All deliveries of the trial are used.'),
    ' New leads are refused. ',
    canReplay ? 'Some undelivered leads can still be replayed. ' : '',
    canUpgrade
      ? element('a', { href: pagePath('/upgrade') }, 'Upgrade to the Builder plan')
      : 'Payments are not configured on this server. Contact its operator.',
  );
  return [notice];
}

/** Warning of duplicate subscriptions, each of which is charged. */
function duplicateSubscriptionNotice({ subscription }) {
  if (subscription === null || subscription.active < 2) return [];
  const notice = element(
    'p',
    { className: 'notice usage-notice' },
    element('strong', {}, `You pay for ${subscription.active} subscriptions.`),
    ' Each is charged. ',
    element('a', { href: '#account' }, 'Open the customer portal'),
    ' and cancel all but one. For a refund, contact the operator of this server.',
  );
  return [notice];
}

const subscriptionLabels = {
  active: 'paid',
  grace: 'the last payment failed; the plan is active',
  pending: 'payment pending',
  lapsed: 'payments failed; the trial applies again',
  ended: 'the subscription has ended',
};

function subscriptionText(subscription) {
  const statusText = subscriptionLabels[subscription.status] ?? subscription.status;
  return subscription.until === null ? [statusText] : [`${statusText} until `, dateElement(subscription.until)];
}

function daysLeft(expiresAt) {
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / 86_400_000);
  if (days <= 0) return 'ended';
  return days === 1 ? '1 day left' : `${days} days left`;
}

function card(title, ...children) {
  return element('section', { className: 'usage-card' }, element('h2', {}, title), ...children);
}

const usageValue = (text) => element('p', { className: 'usage-value' }, text);
const note = (...content) => element('p', { className: 'note' }, ...content);

function meter(title, value, max) {
  const properties = { value: String(value), max: String(max), 'aria-label': title };
  return element('meter', { ...properties, min: '0', high: String(max * 0.8), optimum: '0' });
}
