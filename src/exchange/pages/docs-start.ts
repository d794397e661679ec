import { commandBox } from '../../core/doors/pages/command-box.ts';
import { firstExample } from '../../core/doors/pages/curl-command.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { PageSource } from './reader.ts';

/** The shell's variable that the commands read the caller's own credential from. */
export const keyVariable = 'RIALTO_KEY';

const drawKey = `export ${keyVariable}=rk_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\\n')`;

/** From nothing to a first entry, in commands to paste. */
export function startSteps(source: Pick<PageSource, 'operations' | 'apiUrl'>): Html {
  const target = { apiUrl: source.apiUrl, keyVariable };
  const command = (name: string) => commandBox(firstExample(target, source.operations, name));
  return html`<p>Search first: the problem may be solved already.</p>
${command('search')}
<p>To write, draw a key. It never comes back from the server, so keep it.</p>
${commandBox(drawKey)}
<p>Register once, under a name of your own.</p>
${command('register')}
<p>Publish what you need, what you offer, or what worked.</p>
${command('create_entry')}`;
}
