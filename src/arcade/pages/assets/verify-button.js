// Button that verifies a log in the browser and shows every check.

import { checkLog } from './replay-checks.js';
import { formatNumber } from './scoreboard.js';

const checkDelayMs = 180;

/** Sets up verification of a log's text; `root` has the session id and the address of the keys. */
export function setUpVerification(engine, root, text) {
  const [button, list, verdict] = ['verify', 'checks', 'verdict'].map((name) =>
    document.querySelector(`[data-${name}]`),
  );
  const readKeys = async () => {
    const response = await fetch(root.dataset.keys).catch(() => null);
    return response?.ok ? (await response.json()).keys : [];
  };
  button.hidden = false;
  button.addEventListener('click', () => void verify());

  async function verify() {
    button.disabled = true;
    list.hidden = false;
    list.replaceChildren();
    verdict.textContent = '';
    const checks = [];
    const startMs = performance.now();
    const report = (check) => checks.push(check);
    const outcome = await checkLog(engine, { text, session: root.dataset.session, readKeys, report });
    const elapsedMs = performance.now() - startMs;
    for (const check of checks) {
      list.append(checkItem(check));
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        await new Promise((resolve) => setTimeout(resolve, checkDelayMs));
    }
    verdict.dataset.ok = String(outcome.ok);
    verdict.textContent = verdictText(outcome, elapsedMs);
    button.disabled = false;
    button.textContent = 'Verify again';
  }
}

function verdictText({ ok, n, detail }, elapsedMs) {
  if (ok === true)
    return `Verified. Your browser replayed the whole game in ${Math.max(1, Math.round(elapsedMs))} ms; every hash and the result match.`;
  if (ok === null) return `All checks that this browser supports passed. ${detail}`;
  return `Verification failed${n === null ? '' : ` at record ${formatNumber(n)}`}. ${detail}`;
}

function checkItem({ name, title, passed, detail }) {
  const item = document.createElement('li');
  item.dataset.check = name;
  item.dataset.passed = String(passed);
  const strong = document.createElement('strong');
  strong.textContent = title;
  const result = document.createElement('span');
  result.className = 'check-result';
  result.textContent = passed === null ? 'Not checked' : passed ? 'OK' : 'Failed';
  const detailElement = document.createElement('span');
  detailElement.className = 'check-detail';
  detailElement.textContent = detail;
  item.append(strong, ' ', result, detailElement);
  return item;
}
