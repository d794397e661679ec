import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientsOf, siteNames, skipDeliveries } from './deliver-leads.mjs';

/** @type {import('../tour.mjs').Step} */
export const verifyReceipts = {
  title: 'Receipts verify offline, and the server stores no lead',
  explanation:
    'A receipt is signed, names the previous receipt, and contains fingerprints instead of the lead. It can be verified offline with the public keys.',
  async run(demo) {
    const { destination } = demo;
    if (destination === null) return skipDeliveries(demo);
    const files = siteNames.map((name) => join(demo.folderOf(name), 'receipts.json'));
    const [[, ambiguous], [, failed]] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).receipts);
    demo.checkStep(
      ambiguous.attempts[0].error_class === 'reset_after_sent' && ambiguous.duplicate_possible === true,
      'The receipt of the lost connection has both attempts, and states that the lead may be duplicated.',
    );
    demo.checkStep(
      failed.attempts[0].http_status === 500 && failed.attempts[1].http_status === 200,
      'The receipt of the HTTP 500 has both attempts, too: first 500, then 200.',
    );
    const pythonResult = /** @type {const} */ (['auditor, Python', 'receipt_auditor.py']);
    const javaScriptResult = /** @type {const} */ (['auditor, JS', 'receipt-auditor.mjs']);
    for (const [name, file] of demo.hasPython ? [pythonResult, javaScriptResult] : [javaScriptResult])
      await demo.waitForExit(demo.startScript(name, file, clientsOf(demo), destination.url, ...files));
    checkNothingStored(demo, destination.url);
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo @param {string} url */
function checkNothingStored(demo, url) {
  const { origin, pathname } = new URL(url);
  const searched = demo.searchServer(['grace@', 'alan@', 'Grace Hopper', 'the compiler', pathname, origin]);
  // Records contain the origin of the destination; finding it shows that the search covers them.
  demo.checkStep(
    searched.found.join() === origin,
    `Of ${searched.bytes.toLocaleString('en')} bytes in the folder and log of the server none belongs to a lead: only the origin of the destination is stored.`,
  );
}
