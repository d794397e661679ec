import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { once } from '../../core/base/once.ts';
import { clientSourceFor } from '../../core/interfaces/documents/client-source.ts';
import type { Document } from '../../core/interfaces/documents/documents.ts';
import { fixedDocument, scriptType, textType } from '../../core/interfaces/documents/module-documents.ts';
import { keptBuilds } from '../engines/kept-builds.ts';

const defaultUrl = 'http://localhost:8080/arcade';
const sdkFolder = new URL('../../../sdk/', import.meta.url);
const pythonType = 'text/x-python; charset=utf-8';

/** Client files with the base URL of this installation, and their hashes in the format of `sha256sum -c`. */
export function clientDocuments(url: string): Document[] {
  const javaScript = once(() => clientSourceFor('arcade.mjs', defaultUrl, url));
  const files = [
    { name: 'agent-arcade-v3', type: scriptType, text: javaScript },
    { name: 'arcade.mjs', type: scriptType, text: javaScript },
    { name: 'validate.mjs', type: scriptType, text: once(() => sdkText('validate.mjs')) },
    {
      name: 'rialto_arcade.py',
      type: pythonType,
      text: once(() => clientSourceFor('rialto_arcade.py', defaultUrl, url)),
    },
    { name: 'rialto_gym.py', type: pythonType, text: once(() => sdkText('rialto_gym.py')) },
    { name: 'rialto_tbp.py', type: pythonType, text: once(() => sdkText('rialto_tbp.py')) },
  ];
  const checksums = () => files.map(({ name, text }) => `${hash('sha256', text())}  ${name}\n`).join('');
  const clients = [...files, { name: 'SHA256SUMS', type: textType, text: checksums }].map(({ name, type, text }) =>
    fixedDocument(`/arcade/sdk/${name}`, type, text),
  );
  return [...clients, ...engineModules()];
}

/** Module of every kept engine build, which verifies the logs recorded with it. */
function engineModules(): Document[] {
  return keptBuilds.map(({ build }) => {
    const name = `${build.slice('sha256:'.length)}.mjs`;
    return fixedDocument(`/arcade/sdk/engines/${name}`, scriptType, () => sdkText(`engines/${name}`));
  });
}

function sdkText(file: string): string {
  return readFileSync(new URL(file, sdkFolder), 'utf8');
}
