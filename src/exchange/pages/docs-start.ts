import { commandBox } from '../../core/doors/pages/command-box.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { curlOf, drawKey } from './docs-commands.ts';
import type { PageSource } from './reader.ts';

/** From nothing to a first entry, in commands to paste. */
export function startSteps(source: Pick<PageSource, 'operations' | 'apiUrl'>): Html {
  const command = (name: string) => {
    const operation = source.operations.find((each) => each.name === name);
    const example = operation?.examples[0];
    if (operation === undefined || example === undefined) throw new Error(`The operation ${name} has no example`);
    return commandBox(curlOf(source.apiUrl, operation, example));
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
