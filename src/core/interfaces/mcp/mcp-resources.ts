import { ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';

/** A static text resource; its URI is also its HTTP URL. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: string;
}

/** Serves documents as MCP resources. Reading an unknown URI throws ResourceNotFoundError. */
export function serveResources(server: Server, resources: readonly McpResource[]): void {
  const descriptions = resources.map(({ text, ...resource }) => ({ ...resource, size: Buffer.byteLength(text) }));
  server.setRequestHandler('resources/list', () => ({ resources: descriptions }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const resource = resources.find((resource) => resource.uri === uri);
    if (resource === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text }] };
  });
}
