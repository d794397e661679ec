// Button that verifies a log in the browser and shows every check.

import { checkLog } from './replay-checks.js';
import { formatNumber } from './scoreboard.js';

const checkMs = 180;

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
    const startedMs = performance.now();
    const report = (check) => checks.push(check);
    const outcome = await checkLog(engine, { text, session: root.dataset.session, readKeys, report });
    const tookMs = performance.now() - startedMs;
    for (const check of checks) {
      list.append(checkItem(check));
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        await new Promise((resolve) => setTimeout(resolve, checkMs));
    }
    verdict.dataset.ok = String(outcome.ok);
    verdict.textContent = verdictText(outcome, tookMs);
    button.disabled = false;
    button.textContent = 'Verify again';
  }
}

function verdictText({ ok, n, detail }, tookMs) {
  if (ok === true)
    return `Verified. Your browser replayed the whole game in ${Math.max(1, Math.round(tookMs))} ms; every hash and the result match.`;
  if (ok === null) return `All checks that this browser supports passed. ${detail}`;
  return `Refused${n === null ? '' : ` at record ${formatNumber(n)}`}. ${detail}`;
}

function checkItem({ name, title, holds, detail }) {
  const item = document.createElement('li');
  item.dataset.check = name;
  item.dataset.holds = String(holds);
  const strong = document.createElement('strong');
  strong.textContent = title;
  const result = document.createElement('span');
  result.className = 'check-result';
  result.textContent = holds === null ? 'Not checked' : holds ? 'OK' : 'Failed';
  const detailElement = document.createElement('span');
  detailElement.className = 'check-detail';
  detailElement.textContent = detail;
  item.append(strong, ' ', result, detailElement);
  return item;
}
