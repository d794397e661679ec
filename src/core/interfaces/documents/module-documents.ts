import { once } from '../../base/once.ts';
import { commonErrors, commonWriteErrors, credentialMissing } from '../../operation/errors.ts';
import type { Operation } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';
import { agentCard } from './agent-card.ts';
import type { Document } from './documents.ts';
import { cardName, serverCard, serverCardType } from './server-card.ts';
import type { ServiceDescription } from './service-description.ts';

const hourSeconds = 3_600;

export const jsonType = 'application/json; charset=utf-8';
export const markdownType = 'text/markdown; charset=utf-8';
export const textType = 'text/plain; charset=utf-8';
export const scriptType = 'text/javascript; charset=utf-8';

/** Documents of every module: agent card, server card, skill.md and llms.txt. `note` is a paragraph of llms.txt. */
export function moduleDocuments(
  folder: string,
  service: ServiceDescription,
  skill: () => string,
  note: string,
): Document[] {
  const { title, summary, tagline, version, url, mcpUrl } = service;
  const card = once(() => prettyJson(serverCard(cardName(service), title, tagline, version, url, [service])));
  const mcpPath = mcpUrl === null ? [] : [`${mcpUrl.slice(url.length)}/server-card`];
  return [
    fixedDocument(`${folder}/skill.md`, markdownType, skill),
    fixedDocument(`${folder}/llms.txt`, textType, () => llmsText(service, note)),
    fixedDocument(`${folder}/.well-known/agent-card.json`, jsonType, () =>
      prettyJson(agentCard(title, summary, version, url, [service])),
    ),
    ...['/.well-known/mcp/server-card.json', ...mcpPath].map((path) =>
      fixedDocument(folder + path, serverCardType, card),
    ),
  ];
}

/** A document that does not change while the server runs. A function is called on the first request. */
export function fixedDocument(path: string, contentType: string, text: string | (() => string)): Document {
  const read = typeof text === 'string' ? () => text : once(text);
  return { path, contentType, maxAgeSeconds: hourSeconds, text: read };
}

/** Text of llms.txt: the documents of a module. */
export function llmsText({ title, summary, documents }: ServiceDescription, note: string): string {
  return `# ${title}

> ${summary}

${note}

## Documents

${documents.map((link) => `- [${link.title}](${link.url})`).join('\n')}
`;
}

/** JSON with indentation. */
export function prettyJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Markdown table rows of the operations: name, or the route of an operation without `POST /operations/<name>`; whether
 * a key is required; description.
 */
export function operationRows(operations: readonly Operation[]): string {
  return operations
    .map((operation) => {
      const needsKey = operation.access === 'credential' ? 'yes' : 'no';
      return `| \`${routeText(operation)}\` | ${needsKey} | ${operation.description} |`;
    })
    .join('\n');
}

function routeText(operation: Operation): string {
  const [route] = routesOf(operation);
  if (operation.interfaces === undefined) return operation.name;
  return `${route?.method} ${route?.path.replace(/:(\w+)/g, '{$1}')}`;
}

/** Markdown table rows of all error codes, ordered by status. */
export function refusalRows(operations: readonly Operation[]): string {
  const kinds = new Set([
    ...commonErrors,
    ...commonWriteErrors,
    credentialMissing,
    ...operations.flatMap(({ errors }) => errors),
  ]);
  return [...kinds]
    .sort((left, right) => left.status - right.status)
    .map(({ code, status, title }) => `| \`${code}\` | ${status} | ${title} |`)
    .join('\n');
}
