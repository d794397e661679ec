// Scripts of the upgrade page and of the page after the checkout.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { announce, openSignIn } from './sign-in.js';
import { dateElement } from './time-element.js';

const checkout = document.querySelector('[data-upgrade]');
const plan = document.querySelector('[data-plan]');
const claim = document.querySelector('[data-claim]');

openSignIn({
  onSignIn: (usage) => (checkout === null ? showPlan(usage) : showCheckout(usage)),
  onSignOut: () => (checkout ?? plan).replaceChildren(),
});

if (claim !== null) {
  // The link in the mail has its token in the fragment, which browsers do not send.
  const code = location.hash.slice(1);
  if (/^clm_[0-9a-z_]{1,190}$/.test(code)) claim.querySelector('input').value = code;
  claim.addEventListener('submit', (event) => {
    event.preventDefault();
    void claimPayment(claim.querySelector('input').value.trim());
  });
}

async function claimPayment(code) {
  const place = document.querySelector('[data-claim-problem]');
  showProblem(place);
  try {
    await call('POST', '/payments/claim', { body: { claim: code } });
    showPlan(await call('GET', '/usage'));
    announce('The payment is claimed.');
  } catch (error) {
    showProblem(place, error);
  }
}

function showCheckout(usage) {
  if (usage.plan === 'builder') {
    checkout.replaceChildren(element('p', { className: 'verdict' }, 'This account already has Builder.'));
    return;
  }
  const problem = element('div');
  const button = element('button', { className: 'button', type: 'button' }, 'Go to the checkout');
  button.addEventListener('click', () => void openCheckout(button, problem));
  checkout.replaceChildren(
    element('p', {}, 'Use this e-mail address at the checkout: ', element('strong', {}, usage.email), '.'),
    element('p', { className: 'form-actions' }, button),
    problem,
  );
  button.focus();
}

async function openCheckout(button, place) {
  button.disabled = true;
  showProblem(place);
  try {
    const { checkout_url: url } = await call('POST', '/checkout', { body: {} });
    location.assign(url);
  } catch (error) {
    showProblem(place, error);
    button.disabled = false;
  }
}

function showPlan(usage) {
  const retryButton = element('button', { className: 'button', type: 'button' }, 'Check again');
  retryButton.addEventListener(
    'click',
    () => void call('GET', '/usage').then(showPlan, (error) => showProblem(plan, error)),
  );
  const until = usage.subscription?.until;
  plan.replaceChildren(
    ...(usage.plan === 'builder'
      ? [
          element('p', { className: 'verdict' }, element('span', { className: 'label label-confirmed' }, 'Builder')),
          element('p', {}, ...(until === undefined || until === null ? [] : ['Paid until ', dateElement(until), '.'])),
        ]
      : [element('p', {}, 'The payment provider has not confirmed the payment yet.'), retryButton]),
  );
}
