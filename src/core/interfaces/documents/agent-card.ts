import type { Operation } from '../../operation/operation.ts';
import type { ServiceDescription } from './service-description.ts';

const a2aVersion = '1.0';

/**
 * A2A 1.0 agent card. This server accepts no A2A messages, so the card lists its interfaces under custom bindings,
 * whose URLs are the sections of the module's skill.md that describe them.
 */
export function agentCard(
  name: string,
  description: string,
  version: string,
  url: string,
  services: readonly ServiceDescription[],
): object {
  return {
    name,
    description,
    version,
    supportedInterfaces: services.flatMap(interfacesOf),
    provider: { organization: new URL(url).host, url },
    documentationUrl: services.length === 1 ? `${services[0]?.url}/skill.md` : `${url}/skill.md`,
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      bearer: {
        httpAuthSecurityScheme: {
          scheme: 'Bearer',
          description: [...new Set(services.map((service) => credentialOf(service, services)))].join(' '),
        },
      },
    },
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: services.flatMap((service) =>
      service.operations
        .filter((operation) => operation.interfaces !== 'http')
        .map((operation) => skillOf(service, operation)),
    ),
  };
}

function credentialOf({ title, credential }: ServiceDescription, services: readonly ServiceDescription[]): string {
  const isShared = services.every((service) => service.credential === credential);
  return isShared ? credential.description : `${title}: ${credential.description}`;
}

function interfacesOf(service: ServiceDescription): object[] {
  const restInterface = {
    url: service.apiUrl,
    protocolBinding: `${service.url}/skill.md#rest`,
    protocolVersion: a2aVersion,
  };
  if (service.mcpUrl === null) return [restInterface];
  return [
    restInterface,
    { url: service.mcpUrl, protocolBinding: `${service.url}/skill.md#mcp`, protocolVersion: a2aVersion },
  ];
}

function skillOf(service: ServiceDescription, operation: Operation): object {
  return {
    id: `${new URL(service.url).pathname.replace(/^\/|\/$/g, '').replaceAll('/', '.') || new URL(service.url).host}.${operation.name}`,
    name: operation.title,
    description: operation.description,
    tags: [operation.effect, operation.access === 'credential' ? 'needs-credential' : 'open'],
    examples: operation.examples.map((example) => example.title),
    ...(operation.access === 'credential' ? { securityRequirements: [{ schemes: { bearer: { list: [] } } }] } : {}),
  };
}
