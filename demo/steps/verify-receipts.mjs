import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolderOf, siteNames, skipDeliveries } from './deliver-leads.mjs';

/** @type {import('../demo.mjs').Step} */
export const verifyReceipts = {
  title: 'Receipts verify offline, and the server stores no lead',
  explanation:
    'A receipt is signed, names the previous receipt, and contains fingerprints instead of the lead. It can be verified offline with the public keys.',
  async run(demo) {
    const { destination } = demo;
    if (destination === null) return skipDeliveries(demo);
    const files = siteNames.map((name) => join(demo.folderOf(name), 'receipts.json'));
    const [[, ambiguousReceipt], [, failedReceipt]] = files.map(
      (file) => JSON.parse(readFileSync(file, 'utf8')).receipts,
    );
    demo.checkStep(
      ambiguousReceipt.attempts[0].error_class === 'reset_after_sent' && ambiguousReceipt.duplicate_possible === true,
      'The receipt of the lost connection has both attempts, and states that the lead may be duplicated.',
    );
    demo.checkStep(
      failedReceipt.attempts[0].http_status === 500 && failedReceipt.attempts[1].http_status === 200,
      'The receipt of the HTTP 500 has both attempts, too: first 500, then 200.',
    );
    const pythonAuditor = /** @type {const} */ (['auditor, Python', 'receipt_auditor.py']);
    const javaScriptAuditor = /** @type {const} */ (['auditor, JS', 'receipt-auditor.mjs']);
    for (const [name, file] of demo.hasPython ? [pythonAuditor, javaScriptAuditor] : [javaScriptAuditor])
      await demo.waitForExit(demo.startScript(name, file, clientFolderOf(demo), destination.url, ...files));
    checkNoLeadStored(demo, destination.url);
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo @param {string} url */
function checkNoLeadStored(demo, url) {
  const { origin, pathname } = new URL(url);
  const searchResult = demo.searchServerData(['grace@', 'alan@', 'Grace Hopper', 'the compiler', pathname, origin]);
  // Records contain the origin of the destination; finding it shows that the search covers them.
  demo.checkStep(
    searchResult.foundTexts.join() === origin,
    `Of ${searchResult.searchedBytes.toLocaleString('en')} bytes in the folder and log of the server none belongs to a lead: only the origin of the destination is stored.`,
  );
}
