import type { Example, Operation } from '../../operation/operation.ts';
import {
  type CurlTarget,
  keyPlaceholder,
  randomPlaceholder,
  type SampleRequest,
  sampleRequest,
} from './curl-command.ts';
import { type Html, html } from './html.ts';

/** Samples of an example in JavaScript, Python and as an MCP tool call. */
export function languageSamples(target: CurlTarget, operation: Operation, example: Example): Html {
  const request = sampleRequest(target.apiUrl, operation, example);
  const keyVariable = operation.access === 'credential' ? target.keyVariable : null;
  const isTool = operation.interfaces !== 'http';
  return html`<details class="samples"><summary>JavaScript, Python${isTool ? ', MCP' : null}</summary>
${sample('JavaScript', javaScriptOf(request, keyVariable, target))}
${sample('Python', pythonOf(request, keyVariable, target))}
${isTool ? sample('MCP', mcpOf(operation, example)) : null}</details>`;
}

function sample(language: string, code: string): Html {
  return html`<pre tabindex="0" class="command" data-copy data-language="${language}"><code>${code}</code></pre>`;
}

function javaScriptOf(
  { method, url, headers, body }: SampleRequest,
  keyVariable: string | null,
  target: CurlTarget,
): string {
  const members = [
    ...(keyVariable === null ? [] : [`Authorization: \`Bearer \${process.env.${keyVariable}}\``]),
    ...headers.map(([name, value]) => `'${name}': ${JSON.stringify(value)}`),
    ...(body === null ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',\n`]),
    ...(members.length === 0 ? [] : [`  headers: { ${members.join(', ')} },\n`]),
    ...(body === null
      ? []
      : [`  body: JSON.stringify(${indent(javaScriptLiteral(body, `process.env.${target.keyVariable}`))}),\n`]),
  ];
  const optionsArgument = options.length === 0 ? '' : `, {\n${options.join('')}}`;
  return `const response = await fetch('${url}'${optionsArgument});\nconsole.log(await response.json());`;
}

function pythonOf(
  { method, url, headers, body }: SampleRequest,
  keyVariable: string | null,
  target: CurlTarget,
): string {
  const members = [
    ...(keyVariable === null ? [] : [`"Authorization": "Bearer " + os.environ["${keyVariable}"]`]),
    ...headers.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    ...(body === null ? [] : ['"Content-Type": "application/json"']),
  ];
  const key = `os.environ["${target.keyVariable}"]`;
  const lines = [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    `    method="${method}",`,
    ...(members.length === 0 ? [] : [`    headers={${members.join(', ')}},`]),
    ...(body === null ? [] : [`    data=json.dumps(${pythonLiteral(body, key)}).encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(json.load(response))',
  ];
  return lines.join('\n');
}

/** MCP arguments are the operation's input, independently of its HTTP route. */
function mcpOf({ name }: Operation, { input }: Example): string {
  return JSON.stringify({ method: 'tools/call', params: { name, arguments: input } }, null, 2);
}

/** JavaScript literal of a JSON object; `key` is the expression of the caller's key. */
function javaScriptLiteral(body: object, key: string): string {
  return JSON.stringify(body, null, 2)
    .replace(`"${keyPlaceholder}"`, () => key)
    .replace(`${randomPlaceholder}"`, () => '" + Math.random().toString(36).slice(2, 10)');
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** Python literal of a JSON value; `key` is the expression of the caller's key. */
function pythonLiteral(value: unknown, key: string): string {
  if (value === keyPlaceholder) return key;
  if (typeof value === 'string' && value.endsWith(randomPlaceholder))
    return `${JSON.stringify(value.slice(0, -randomPlaceholder.length))} + os.urandom(4).hex()`;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map((item) => pythonLiteral(item, key)).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, key)}`);
  return `{${members.join(', ')}}`;
}
