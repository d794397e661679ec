import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../stage.mjs').Stage} Stage @typedef {import('../lead-destination.mjs').LeadDestination} LeadDestination */

/** Folders of the sites, in the order of their deliveries. */
export const siteNames = /** @type {const} */ (['harbour-books', 'garden-tools']);

/** @type {import('../tour.mjs').Step} */
export const deliverLeads = {
  title: 'Two sites deliver leads, and their destination fails',
  why: 'The relay delivers a lead to an HTTPS address and reports the outcome: delivered, failed without effect, or ambiguous. It stores no lead, so the site repeats a failed delivery with the same lead.',
  async run(stage) {
    const { destination } = stage;
    if (destination === null) return printMissing(stage);
    await fetchClients(stage);
    const crm = stage.startScript('crm', 'lead-sink.mjs', destination.folder, String(destination.port));
    await crm.waitForOutput(/^waits for leads/);
    if (!stage.hasPython) stage.narrator.aside('Python 3.9 or later was not found: JavaScript runs its parts.');
    const roles = [stage.hasPython ? 'lead_site.py' : 'lead-site.mjs', 'lead-site.mjs'];
    for (const [index, name] of siteNames.entries())
      await stage.finished(startSite(stage, destination, name, roles[index] ?? ''));
    crm.kill('SIGTERM');
    await stage.finished(crm);
    stage.checkStep(
      crm.lines.at(-1) === 'accepted 4 of 4 leads' &&
        crm.lines.filter((line) => line.startsWith('attempt')).length === 6,
      'The destination received six requests and has each of the four leads once: all attempts of a lead carry one id.',
    );
  },
};

/** @param {Stage} stage @param {LeadDestination} destination @param {string} name @param {string} role */
function startSite(stage, { folder, url }, name, role) {
  const secrets = join(folder, 'secrets');
  return stage.startScript(name, role, stage.relayUrl, clientsOf(stage), stage.folderOf(name), name, url, secrets);
}

/** Key of a site, for the console while the server of the tour is running. @param {Stage} stage */
export function apiKeyOf(stage) {
  const file = join(stage.folderOf(siteNames[1]), 'api-key');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Folder with the clients downloaded from the server. @param {Stage} stage */
export function clientsOf(stage) {
  return stage.folderOf('clients');
}

/** @param {Stage} stage */
async function fetchClients(stage) {
  const sums = await stage.readText(`${stage.relayUrl}/sdk/SHA256SUMS`);
  for (const line of sums.trim().split('\n')) {
    const [sum, name = ''] = line.split('  ');
    const text = await stage.readText(`${stage.relayUrl}/sdk/${name}`);
    stage.expect(createHash('sha256').update(text).digest('hex') === sum, `${name} has the published hash`);
    stage.narrator.line('client', `${name}, ${text.length} bytes, one file without dependencies`);
    writeFileSync(join(clientsOf(stage), name), text);
  }
}

/** @param {Stage} stage */
export function printMissing(stage) {
  stage.skip(
    'deliveries: the package `selfsigned`, which creates a certificate for the destination, is not installed.',
  );
}
