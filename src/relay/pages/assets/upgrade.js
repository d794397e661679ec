// Scripts of the upgrade page and of the page after the checkout.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { call } from './relay-session.js';
import { announce, openSignIn } from './sign-in.js';
import { dateElement } from './time-element.js';

const checkoutSection = document.querySelector('[data-upgrade]');
const planSection = document.querySelector('[data-plan]');
const claimForm = document.querySelector('[data-claim]');

openSignIn({
  onSignIn: (usage) => (checkoutSection === null ? showPlan(usage) : showCheckout(usage)),
  onSignOut: () => (checkoutSection ?? planSection).replaceChildren(),
});

if (claimForm !== null) {
  // The link in the mail has the code in its fragment, which browsers do not send to servers.
  const code = location.hash.slice(1);
  if (/^clm_[0-9a-z_]{1,190}$/.test(code)) claimForm.querySelector('input').value = code;
  claimForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void claimPayment(claimForm.querySelector('input').value.trim());
  });
}

async function claimPayment(code) {
  const problemContainer = document.querySelector('[data-claim-problem]');
  showProblem(problemContainer);
  try {
    await call('POST', '/payments/claim', { body: { claim: code } });
    showPlan(await call('GET', '/usage'));
    announce('The payment is claimed.');
  } catch (error) {
    showProblem(problemContainer, error);
  }
}

function showCheckout(usage) {
  if (usage.plan === 'builder') {
    checkoutSection.replaceChildren(
      element('p', { className: 'verdict' }, 'This account is already on the Builder plan.'),
    );
    return;
  }
  const problem = element('div');
  const button = element('button', { className: 'button', type: 'button' }, 'Go to the checkout');
  button.addEventListener('click', () => void openCheckout(button, problem));
  checkoutSection.replaceChildren(
    element('p', {}, 'Use this email address at the checkout: ', element('strong', {}, usage.email), '.'),
    element('p', { className: 'form-actions' }, button),
    problem,
  );
  button.focus();
}

async function openCheckout(button, problemContainer) {
  button.disabled = true;
  showProblem(problemContainer);
  try {
    const { checkout_url: url } = await call('POST', '/checkout', { body: {} });
    location.assign(url);
  } catch (error) {
    showProblem(problemContainer, error);
    button.disabled = false;
  }
}

function showPlan(usage) {
  const retryButton = element('button', { className: 'button', type: 'button' }, 'Check again');
  retryButton.addEventListener(
    'click',
    () => void call('GET', '/usage').then(showPlan, (error) => showProblem(planSection, error)),
  );
  const until = usage.subscription?.until;
  planSection.replaceChildren(
    ...(usage.plan === 'builder'
      ? [
          element(
            'p',
            { className: 'verdict' },
            element('span', { className: 'label label-confirmed' }, 'Builder plan'),
          ),
          element('p', {}, ...(until === undefined || until === null ? [] : ['Paid until ', dateElement(until), '.'])),
        ]
      : [element('p', {}, 'The payment provider has not confirmed the payment yet.'), retryButton]),
  );
}
