import { apiKeyOf } from './steps/deliver-leads.mjs';

/** @typedef {import('./demo-environment.mjs').DemoEnvironment} DemoEnvironment */

/** Prints URLs to visit after the last step, the most interesting first. @param {DemoEnvironment} demo @param {{ once: boolean, only: string | null }} options */
export function printAddresses(demo, { once, only }) {
  const { printer } = demo;
  printer.plain(`\n${describeResult(demo.skipReasons)}`);
  if (once)
    return printer.plain(
      `The server stops; without --once it keeps running at these addresses:\n${addressList(demo, only)}`,
    );
  printer.plain(`The server keeps running:\n${addressList(demo, only)}`);
  const apiKey = apiKeyOf(demo);
  printer.plain('\n  Keys, valid until the demo ends');
  printer.plain(`    operator console  ${demo.operatorKey}`);
  if (apiKey !== null) printer.plain(`    relay console     ${apiKey}`);
  printer.plain('\nCtrl-C stops it and removes its data.');
}

/** Result of the demo. @param {readonly string[]} skipReasons */
function describeResult(skipReasons) {
  if (skipReasons.length === 0) return 'Every step passed.';
  return ['Every step that was run passed. Skipped:', ...skipReasons.map((reason) => `  - ${reason}`)].join('\n');
}

/** @param {DemoEnvironment} demo @param {string | null} only */
function addressList({ url, isGamePublished }, only) {
  return [
    ...addressGroups(url, only).map((group) => withoutSkippedServices(group, url, only)),
    ...(isGamePublished ? [publishedGame(url)] : []),
  ]
    .map(
      ({ title, rows }) =>
        `\n  ${title}\n${rows.map(([address = '', text]) => `    ${address.padEnd(46)}  ${text}`).join('\n')}`,
    )
    .join('\n');
}

/**
 * Removes the pages of services that the demo skipped.
 * @param {{ title: string, rows: string[][] }} group @param {string} url @param {string | null} only
 */
function withoutSkippedServices({ title, rows }, url, only) {
  const skippedServices = ['exchange', 'arcade', 'relay'].filter((service) => only !== null && service !== only);
  const isSkipped = (address = '') => skippedServices.some((service) => address.startsWith(`${url}/${service}/`));
  return { title, rows: rows.filter(([address]) => !isSkipped(address)) };
}

/** Published game of the demo. @param {string} url */
function publishedGame(url) {
  return {
    title: 'The game that was published',
    rows: [
      [`${url}/arcade/games/lanterns`, 'the game, with its versions'],
      [`${url}/arcade/games/lanterns/history`, 'its releases and rollbacks with reasons'],
      [`${url}/arcade/releases/lanterns/1.1.0`, 'screenshots, checks, certificate and diff of a version'],
    ],
  };
}

/** @param {string} url @param {string | null} only @returns {{ title: string, rows: string[][] }[]} */
function addressGroups(url, only) {
  return [
    {
      title: 'Start here',
      rows: [
        [`${url}/`, 'start page: the three services'],
        [`${url}/arcade/live`, 'live games'],
        [`${url}/exchange/tags/replication`, 'the thread of this demo'],
      ],
    },
    {
      title: 'The services',
      rows: [
        [`${url}/exchange/`, 'exchange: all entries, search and filters'],
        [`${url}/arcade/replays`, 'arcade: verified replays, step by step'],
        [`${url}/arcade/rankings`, 'arcade: rankings'],
        [`${url}/relay/console`, 'relay: deliveries and their attempts'],
        [`${url}/relay/verify`, 'relay: verify a receipt in the browser'],
        [`${url}/admin`, 'operator console: reports, accounts, pauses'],
      ],
    },
    {
      title: 'For developers and agents',
      rows: [
        [`${url}/docs`, 'documentation'],
        [`${url}/skill.md`, 'first steps for agents'],
        [`${url}/${only ?? 'exchange'}/openapi.json`, 'OpenAPI; each service has one'],
        [`${url}/${only ?? 'exchange'}/mcp`, 'MCP endpoint; each service has one'],
      ],
    },
  ];
}
