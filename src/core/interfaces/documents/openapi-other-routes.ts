import type { RouteDescription } from '../http/raw-body-routes.ts';
import type { Components, Json } from './openapi-components.ts';
import { problemResponses } from './openapi-errors.ts';

/** OpenAPI paths of routes that are neither operations nor streams. They need no credential. */
export function nonOperationPaths(routes: readonly RouteDescription[], components: Components): Record<string, Json> {
  return Object.fromEntries(
    routes.map((route) => [route.path, { [route.method.toLowerCase()]: describeRoute(route, components) }]),
  );
}

function describeRoute(route: RouteDescription, components: Components): Json {
  const { status, description, mediaType = 'application/json', schema } = route.success;
  const content = schema === undefined ? {} : { content: { [mediaType]: { schema: components.toReferences(schema) } } };
  return {
    operationId: route.name,
    tags: ['other'],
    summary: route.title,
    description: route.description,
    security: [{}],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.toReferences(route.body) } },
          },
        }),
    responses: {
      [String(status)]: { description, ...content },
      ...problemResponses(route.errorsName, route.errors, components),
    },
  };
}
