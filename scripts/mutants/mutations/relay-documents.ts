import type { Mutant } from '../mutant.ts';

const mcp = 'test/relay/documents/mcp.test.ts';
const documents = 'test/relay/documents/documents.test.ts';
const pages = 'test/relay/documents/pages.test.ts';
const openapi = 'test/relay/documents/openapi.test.ts';
const receivers = 'test/relay/documents/receivers.test.ts';

/** Mutations of the relay's interfaces: tools, documents, requests to receivers. */
export const relayDocuments: readonly Mutant[] = [
  {
    name: 'relay-mcp-response-not-marked',
    breaks: 'The response of a destination to a refused lead is not marked as untrusted.',
    file: 'src/core/interfaces/mcp/mcp-call.ts',
    symbol: 'toolError',
    find: 'problemTexts(JSON.parse(body) as Record<string, unknown>, randomToken())',
    replace: '[body]',
    tests: [mcp],
  },
  {
    name: 'relay-mcp-secret-tool',
    breaks: 'The signing secret of a destination is available through an MCP tool.',
    file: 'src/relay/destinations/operations/read_destination_secret.ts',
    symbol: 'read_destination_secret',
    find: "'http'",
    replace: "'http_and_mcp'",
    tests: [mcp],
  },
  {
    name: 'relay-mcp-any-origin',
    breaks: 'Pages of any origin can read responses of the endpoint.',
    file: 'src/relay/documents/register-documents.ts',
    symbol: 'registerRelayDocuments',
    find: 'sameOriginOnly,',
    replace: '',
    tests: [mcp],
  },
  {
    name: 'relay-documents-any-origin',
    breaks: 'Pages of any origin can read the documents of the relay.',
    file: 'src/relay/documents/register-documents.ts',
    symbol: 'registerRelayDocuments',
    find: ', { sameOriginOnly }',
    replace: '',
    tests: [documents],
  },
  {
    name: 'relay-landing-count-exact',
    breaks: 'The landing page shows the exact number of deliveries.',
    file: 'src/relay/pages/landing.ts',
    symbol: 'statisticsOf',
    find: 'Math.floor(acceptedCount / 10) * 10',
    replace: 'acceptedCount',
    tests: [pages],
  },
  {
    name: 'relay-openapi-created-missing',
    breaks: 'OpenAPI documents 200 for a new trial, which returns 201.',
    file: 'src/core/interfaces/documents/openapi.ts',
    symbol: 'statusesOf',
    find: "effect === 'read' ? ",
    replace: "effect !== 'write' ? ",
    tests: [openapi],
  },
  {
    name: 'relay-receiver-processes-duplicates',
    breaks: 'The sample receiver processes a repeated lead again.',
    file: 'src/relay/pages/receiver-samples.ts',
    symbol: 'nodeReceiver',
    find: 'seen.add(id);',
    replace: '',
    tests: [receivers],
  },
  {
    name: 'relay-receiver-unsigned',
    breaks: 'The sample receiver accepts unsigned requests.',
    file: 'src/relay/pages/receiver-samples.ts',
    symbol: 'pythonReceiver',
    find: 'any(hmac.compare_digest(a, b) for a in received for b in expected)',
    replace: 'len(received) > 0',
    tests: [receivers],
  },
];
