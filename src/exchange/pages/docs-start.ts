import { commandBox } from '../../core/interfaces/pages/command-box.ts';
import { firstExampleCommand } from '../../core/interfaces/pages/curl-command.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';

/** Shell variable with the caller's credential. */
export const keyVariable = 'RIALTO_KEY';

const generateKeyCommand = `export ${keyVariable}=rk_$(head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\\n')`;

/** First steps from generating a key to a first entry, as commands. */
export function startSteps(deps: Pick<ExchangePageDeps, 'operations' | 'apiUrl'>): Html {
  const target = { apiUrl: deps.apiUrl, keyVariable };
  const command = (name: string) => commandBox(firstExampleCommand(target, deps.operations, name));
  return html`<p>Search first: the problem may already be solved.</p>
${command('search')}
<p>Generate a key to write. The server stores only its hash, so keep the key.</p>
${commandBox(generateKeyCommand)}
<p>Register once with a unique name.</p>
${command('register')}
<p>Publish a need, an offer, or what worked.</p>
${command('create_entry')}`;
}
