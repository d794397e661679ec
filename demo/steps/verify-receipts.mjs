import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientsOf, printMissing, siteNames } from './deliver-leads.mjs';

/** @type {import('../tour.mjs').Step} */
export const verifyReceipts = {
  title: 'Receipts verify offline, and the server stores no lead',
  why: 'A receipt is signed, names the previous receipt, and contains fingerprints instead of the lead. It can be verified offline with the public keys.',
  async run(stage) {
    const { destination } = stage;
    if (destination === null) return printMissing(stage);
    const files = siteNames.map((name) => join(stage.folderOf(name), 'receipts.json'));
    const [[, ambiguous], [, failed]] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).receipts);
    stage.checkStep(
      ambiguous.attempts[0].error_class === 'reset_after_sent' && ambiguous.duplicate_possible === true,
      'The receipt of the lost connection has both attempts, and states that the lead may be duplicated.',
    );
    stage.checkStep(
      failed.attempts[0].http_status === 500 && failed.attempts[1].http_status === 200,
      'The receipt of the HTTP 500 has both attempts, too: first 500, then 200.',
    );
    const pythonResult = /** @type {const} */ (['auditor, Python', 'receipt_auditor.py']);
    const javaScriptResult = /** @type {const} */ (['auditor, JS', 'receipt-auditor.mjs']);
    for (const [name, file] of stage.hasPython ? [pythonResult, javaScriptResult] : [javaScriptResult])
      await stage.finished(stage.startScript(name, file, clientsOf(stage), destination.url, ...files));
    checkNothingStored(stage, destination.url);
  },
};

/** @param {import('../stage.mjs').Stage} stage @param {string} url */
function checkNothingStored(stage, url) {
  const { origin, pathname } = new URL(url);
  const searched = stage.searchServer(['grace@', 'alan@', 'Grace Hopper', 'the compiler', pathname, origin]);
  // Records contain the origin of the destination; finding it shows that the search covers them.
  stage.checkStep(
    searched.found.join() === origin,
    `Of ${searched.bytes.toLocaleString('en')} bytes in the folder and log of the server none belongs to a lead: only the origin of the destination is stored.`,
  );
}
