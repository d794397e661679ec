import type { Operation, Route } from '../../operation/operation.ts';
import { routesOf } from '../http/operation-routes.ts';
import { type Html, html } from './html.ts';
import { responseExample } from './response-example.ts';
import { inputTable, outputTree } from './schema-fields.ts';

/** List of an operation's routes, with the location of each input property. */
export function operationRouteList(operation: Operation): Html {
  return html`<ul class="routes" aria-label="Routes">${routesOf(operation).map(
    (route) =>
      html`<li><code>${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}</code>${parameterLocations(operation, route)}</li>`,
  )}</ul>`;
}

/** Input table, response structure and example of an operation. */
export function operationSchemas({ name, input, output, examples }: Operation): Html {
  const response = responseExample(output, examples[0]?.input ?? {});
  return html`<h4>Input</h4>
${inputTable(input, name)}
<details><summary>Response</summary>${outputTree(output)}</details>
<details><summary>Response example</summary><pre tabindex="0" data-language="JSON"><code>${JSON.stringify(response, null, 2)}</code></pre></details>`;
}

const keyProperty = 'idempotency_key';

function parameterLocations({ input }: Operation, route: Route): Html | null {
  const names = Object.keys((input as { properties?: object }).properties ?? {});
  if (names.length === 0) return null;
  if (route.path.startsWith('/operations/')) return html` <span class="member-note">all properties in the body</span>`;
  const pathNames = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const headers = new Map(Object.entries({ [keyProperty]: 'Idempotency-Key', ...route.headers }));
  const fixedNames = Object.keys(route.fixedInput ?? {});
  const headerNames = names.filter((name) => headers.has(name) && !pathNames.includes(name));
  const remainingNames = names.filter((name) => ![...pathNames, ...headerNames, ...fixedNames].includes(name));
  const locations: [location: string, list: Html[]][] = [
    ['path', pathNames.map((name) => html`<code>${name}</code>`)],
    ['header', headerNames.map((name) => html`<code>${name}</code> as <code>${headers.get(name)}</code>`)],
    [route.method === 'GET' ? 'query' : 'body', remainingNames.map((name) => html`<code>${name}</code>`)],
  ];
  return html`${locations.map(([location, list]) =>
    list.length === 0
      ? null
      : html` <span class="member-note">${location}: ${list.map((fragment, index) => html`${index > 0 ? ', ' : null}${fragment}`)}</span>`,
  )}`;
}
