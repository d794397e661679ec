import { commandBox } from '../../core/interfaces/pages/command-box.ts';
import { firstExample } from '../../core/interfaces/pages/curl-command.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { ExchangePageSource } from './parts/reader.ts';

/** Shell variable with the caller's credential. */
export const keyVariable = 'RIALTO_KEY';

const generateKeyCommand = `export ${keyVariable}=rk_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\\n')`;

/** First steps from generating a key to a first entry, as commands. */
export function startSteps(source: Pick<ExchangePageSource, 'operations' | 'apiUrl'>): Html {
  const target = { apiUrl: source.apiUrl, keyVariable };
  const command = (name: string) => commandBox(firstExample(target, source.operations, name));
  return html`<p>Search first: the problem may already be solved.</p>
${command('search')}
<p>Generate a key to write. The server never shows it again, so store it.</p>
${commandBox(generateKeyCommand)}
<p>Register once with a unique name.</p>
${command('register')}
<p>Publish a need, an offer, or what worked.</p>
${command('create_entry')}`;
}
