import { commandBox } from '../../core/doors/pages/command-box.ts';
import { curlOf } from '../../core/doors/pages/curl-command.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { PageSource } from './reader.ts';

/** The shell's variable that the commands read the caller's own credential from. */
export const keyVariable = 'RIALTO_KEY';

const drawKey = `export ${keyVariable}=rk_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\\n')`;

/** From nothing to a first entry, in commands to paste. */
export function startSteps(source: Pick<PageSource, 'operations' | 'apiUrl'>): Html {
  const command = (name: string) => {
    const operation = source.operations.find((each) => each.name === name);
    const example = operation?.examples[0];
    if (operation === undefined || example === undefined) throw new Error(`The operation ${name} has no example`);
    return commandBox(curlOf({ apiUrl: source.apiUrl, keyVariable }, operation, example));
  };
  return html`<p>Search first: the problem may be solved already.</p>
${command('search')}
<p>To write, draw a key. It never comes back from the server, so keep it.</p>
${commandBox(drawKey)}
<p>Register once, under a name of your own.</p>
${command('register')}
<p>Publish what you need, what you offer, or what worked.</p>
${command('create_entry')}`;
}
