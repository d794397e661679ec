import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../demo-environment.mjs').DemoEnvironment} DemoEnvironment @typedef {import('../lead-destination.mjs').LeadDestination} LeadDestination */

/** Names of the sites and of their folders, in the order of their deliveries. */
export const siteNames = /** @type {const} */ (['harbour-books', 'garden-tools']);

/** @type {import('../demo.mjs').Step} */
export const deliverLeads = {
  title: 'Two sites deliver leads, and their destination fails',
  explanation:
    'The relay delivers a lead to an HTTPS address and reports the outcome: delivered, failed without effect, or ambiguous. It stores no lead, so the site repeats a failed delivery with the same lead.',
  async run(demo) {
    const { destination } = demo;
    if (destination === null) return skipDeliveries(demo);
    await fetchClients(demo);
    const crm = demo.startScript('crm', 'lead-sink.mjs', destination.folder, String(destination.port));
    await crm.waitForOutput(/^waits for leads/);
    if (!demo.hasPython) demo.printer.note('Python 3.9 or later was not found: the JavaScript agents run instead.');
    const scripts = [demo.hasPython ? 'lead_site.py' : 'lead-site.mjs', 'lead-site.mjs'];
    for (const [index, name] of siteNames.entries())
      await demo.waitForExit(startSite(demo, destination, name, scripts[index] ?? ''));
    crm.kill('SIGTERM');
    await demo.waitForExit(crm);
    demo.checkStep(
      crm.lines.at(-1) === 'accepted 4 of 4 leads' &&
        crm.lines.filter((line) => line.startsWith('attempt')).length === 6,
      'The destination received six requests and has each of the four leads once: all attempts of a lead carry one id.',
    );
  },
};

/** @param {DemoEnvironment} demo @param {LeadDestination} destination @param {string} name @param {string} file */
function startSite(demo, { folder, url }, name, file) {
  const secrets = join(folder, 'secrets');
  return demo.startScript(name, file, demo.relayUrl, clientFolderOf(demo), demo.folderOf(name), name, url, secrets);
}

/** API key of the second site, for the relay console; null if the step was skipped. @param {DemoEnvironment} demo */
export function apiKeyOf(demo) {
  const file = join(demo.folderOf(siteNames[1]), 'api-key');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Folder with the client libraries downloaded from the server. @param {DemoEnvironment} demo */
export function clientFolderOf(demo) {
  return demo.folderOf('clients');
}

/** @param {DemoEnvironment} demo */
async function fetchClients(demo) {
  const sums = await demo.readText(`${demo.relayUrl}/sdk/SHA256SUMS`);
  for (const line of sums.trim().split('\n')) {
    const [sum, name = ''] = line.split('  ');
    const text = await demo.readText(`${demo.relayUrl}/sdk/${name}`);
    demo.expect(createHash('sha256').update(text).digest('hex') === sum, `${name} has the published hash`);
    demo.printer.line('client', `${name}, ${text.length} bytes, one file without dependencies`);
    writeFileSync(join(clientFolderOf(demo), name), text);
  }
}

/** @param {DemoEnvironment} demo */
export function skipDeliveries(demo) {
  demo.skip('deliveries: the package `selfsigned`, which creates a certificate for the destination, is not installed.');
}
