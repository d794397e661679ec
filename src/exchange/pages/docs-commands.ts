import type { Example, Operation } from '../../core/operation/operation.ts';

/** The command of an example, ready to paste: `$RIALTO_KEY` stands for the caller's own credential. */
export function curlOf(apiUrl: string, operation: Operation, example: Example): string {
  const lines = [`curl ${addressOf(apiUrl, operation, example)}`];
  if (operation.access === 'credential') lines.push(`-H "Authorization: Bearer $RIALTO_KEY"`);
  if (operation.doors !== 'resource')
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(bodyOf(example.input))}`);
  return lines.join(' \\\n  ');
}

export const drawKey = "export RIALTO_KEY=rk_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\\n')";

function addressOf(apiUrl: string, operation: Operation, { input }: Example): string {
  if (operation.doors !== 'resource') return `${apiUrl}/operations/${operation.name}`;
  const path = operation.routes?.[0]?.path ?? '';
  return (
    apiUrl +
    path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = input[name];
      return typeof value === 'string' ? encodeURIComponent(value) : '';
    })
  );
}

const keyMark = 'RIALTO_KEY_STANDS_HERE';

/** On one line while it fits one. */
function bodyOf(input: Example['input']): string {
  const body = 'credential' in input ? { ...input, credential: keyMark } : input;
  const line = JSON.stringify(body);
  return line.length <= lineMax ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

const lineMax = 80;

/** In single quotes for a POSIX shell; the key's place is left to the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replace(keyMark, `'"$RIALTO_KEY"'`)}'`;
}
