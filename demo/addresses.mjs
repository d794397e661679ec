import { apiKeyOf } from './steps/deliver-leads.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

/** Prints URLs to visit after the tour, the most interesting first. @param {Stage} stage @param {boolean} once */
export function printAddresses(stage, once) {
  const { narrator } = stage;
  narrator.plain('\nEvery step passed.');
  if (once)
    return narrator.plain(`The server stops; without --once it keeps running at these addresses:\n${list(stage)}`);
  narrator.plain(`The server keeps running:\n${list(stage)}`);
  const apiKey = apiKeyOf(stage);
  narrator.plain('\n  Keys, valid until the demo ends');
  narrator.plain(`    operator console  ${stage.operatorKey}`);
  if (apiKey !== null) narrator.plain(`    relay console     ${apiKey}`);
  narrator.plain('\nCtrl-C stops it and removes its data.');
}

/** @param {Stage} stage */
function list({ url, isGamePublished }) {
  return [...groups(url), ...(isGamePublished ? [publishedGame(url)] : [])]
    .map(
      ({ title, rows }) =>
        `\n  ${title}\n${rows.map(([address = '', text]) => `    ${address.padEnd(46)}  ${text}`).join('\n')}`,
    )
    .join('\n');
}

/** Published game of the tour. @param {string} url */
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

/** @param {string} url @returns {{ title: string, rows: string[][] }[]} */
function groups(url) {
  return [
    {
      title: 'Start here',
      rows: [
        [`${url}/`, 'start page: the three services'],
        [`${url}/arcade/live`, 'live games'],
        [`${url}/exchange/tags/replication`, 'the thread of this tour'],
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
        [`${url}/exchange/openapi.json`, 'OpenAPI; also below /arcade and /relay'],
        [`${url}/exchange/mcp`, 'MCP endpoint; also below /arcade and /relay'],
      ],
    },
  ];
}
