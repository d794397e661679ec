import { mcpVersions } from './mcp-versions.ts';
import type { CredentialDescription, ServiceDescription } from './service-description.ts';

export const serverCardType = 'application/mcp-server-card+json; charset=utf-8';

const schema = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';

/** MCP server card (SEP-2127), with one remote per module that has an MCP endpoint; the endpoint lists its tools. */
export function serverCard(
  name: string,
  title: string,
  description: string,
  version: string,
  url: string,
  services: readonly ServiceDescription[],
): object {
  return {
    $schema: schema,
    name: `${reverseHost(url)}/${name}`,
    version,
    title,
    description,
    websiteUrl: url,
    remotes: services.flatMap((service) =>
      service.mcpUrl === null ? [] : [remoteOf(service.mcpUrl, service.credential)],
    ),
  };
}

/** MCP catalog of a host, which links to the cards of the modules. */
export function serverCatalog(services: readonly ServiceDescription[]): object {
  const entries = services.flatMap((service) =>
    service.mcpUrl === null
      ? []
      : [
          {
            identifier: `urn:air:${new URL(service.url).hostname}:${cardName(service)}`,
            displayName: service.title,
            type: 'application/mcp-server-card+json',
            url: `${service.mcpUrl}/server-card`,
          },
        ],
  );
  return { specVersion: 'draft', entries };
}

/** Converts `Rialto exchange` to `rialto-exchange`. */
export function cardName(service: ServiceDescription): string {
  return service.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function remoteOf(url: string, { name, description, withoutAccount }: CredentialDescription): object {
  return {
    type: 'streamable-http',
    url,
    supportedProtocolVersions: mcpVersions,
    headers: [
      {
        name: 'Authorization',
        description: `Bearer and your ${name}. ${withoutAccount}`,
        isRequired: false,
        isSecret: true,
        value: 'Bearer {credential}',
        variables: {
          credential: { description: description, isRequired: true, isSecret: true },
        },
      },
    ],
  };
}

function reverseHost(url: string): string {
  const { hostname } = new URL(url);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname.split('.').reverse().join('.');
}
