import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientsOf, sayWhatIsMissing, siteNames } from './deliver-leads.mjs';

/** @type {import('../tour.mjs').Step} */
export const verifyReceipts = {
  title: 'Receipts are verified offline, and the server holds no lead',
  why: 'A receipt is signed, names the one before it, and carries fingerprints instead of the lead. Who has it and the public keys can check it without asking anybody.',
  async run(stage) {
    const { destination } = stage;
    if (destination === null) return sayWhatIsMissing(stage);
    const files = siteNames.map((name) => join(stage.folderOf(name), 'receipts.json'));
    const [[, ambiguous], [, failed]] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).receipts);
    stage.prove(
      ambiguous.attempts[0].error_class === 'reset_after_sent' && ambiguous.duplicate_possible === true,
      'The receipt of the lost connection has both attempts, and says that the lead may have come twice.',
    );
    stage.prove(
      failed.attempts[0].http_status === 500 && failed.attempts[1].http_status === 200,
      'That of the answer 500 has both, too: first 500, then 200.',
    );
    const inPython = /** @type {const} */ (['auditor, Python', 'receipt_auditor.py']);
    const inJavaScript = /** @type {const} */ (['auditor, JS', 'receipt-auditor.mjs']);
    for (const [name, file] of stage.hasPython ? [inPython, inJavaScript] : [inJavaScript])
      await stage.finished(stage.startScript(name, file, clientsOf(stage), destination.url, ...files));
    proveNothingKept(stage, destination.url);
  },
};

/** @param {import('../stage.mjs').Stage} stage @param {string} url */
function proveNothingKept(stage, url) {
  const { origin, pathname } = new URL(url);
  const searched = stage.searchServer(['grace@', 'alan@', 'Grace Hopper', 'the compiler', pathname, origin]);
  // The origin is what a record keeps of a destination: who finds it has searched in the right place.
  stage.prove(
    searched.found.join() === origin,
    `Of ${searched.bytes.toLocaleString('en')} bytes in the server's folder and log none is of a lead: only the origin of the destination is there.`,
  );
}
