import type { Mutant } from '../mutant.ts';

const mcp = 'test/relay/documents/mcp.test.ts';
const documents = 'test/relay/documents/documents.test.ts';
const pages = 'test/relay/documents/pages.test.ts';
const openApi = 'test/relay/documents/openapi.test.ts';
const receivers = 'test/relay/documents/receivers.test.ts';

/** Faults of the relay's doors: of its tools, its documents and what it tells receivers. */
export const relayDoors: readonly Mutant[] = [
  {
    name: 'relay-mcp-refusal-bare',
    breaks: 'What a destination answered to a refused lead stands among our own words for a model.',
    file: 'src/core/doors/mcp/mcp-call.ts',
    find: 'text: encloseUntrusted(problem, randomToken())',
    replace: 'text: JSON.stringify(problem)',
    tests: [mcp],
  },
  {
    name: 'relay-mcp-secret-tool',
    breaks: 'A model is offered the secret that signs what goes to a destination.',
    file: 'src/relay/operations/read_destination_secret.ts',
    find: "doors: 'resource',",
    replace: "doors: 'resource_and_tool',",
    tests: [mcp],
  },
  {
    name: 'relay-mcp-any-origin',
    breaks: 'Pages of any origin may read what the endpoint answers.',
    file: 'src/relay/documents/doors.ts',
    find: '    execute,\n    sameOriginOnly,',
    replace: '    execute,',
    tests: [mcp],
  },
  {
    name: 'relay-documents-any-origin',
    breaks: 'Pages of any origin may read the documents of the relay.',
    file: 'src/relay/documents/doors.ts',
    find: 'relayDocuments(host, about), { sameOriginOnly }',
    replace: 'relayDocuments(host, about)',
    tests: [documents],
  },
  {
    name: 'relay-front-exact',
    breaks: 'The landing page tells to the last one how much is delivered.',
    file: 'src/relay/pages/front.ts',
    find: 'Math.floor(began / 10) * 10',
    replace: 'began',
    tests: [pages],
  },
  {
    name: 'relay-openapi-created-as-ok',
    breaks: 'The document says 200 where a trial is answered 201.',
    file: 'src/core/doors/documents/openapi.ts',
    find: "return operation.effect === 'read' ? 200",
    replace: "return operation.effect !== 'write' ? 200",
    tests: [openApi],
  },
  {
    name: 'relay-receiver-takes-twice',
    breaks: 'The receiver that people copy takes a repeated lead as a new one.',
    file: 'src/relay/pages/receiver-samples.ts',
    find: '      seen.add(id);',
    replace: '',
    tests: [receivers],
  },
  {
    name: 'relay-receiver-unsigned',
    breaks: 'The receiver that people copy takes what nobody signed.',
    file: 'src/relay/pages/receiver-samples.ts',
    find: '    return any(hmac.compare_digest(one, other) for one in given for other in right)',
    replace: '    return len(given) > 0',
    tests: [receivers],
  },
];
