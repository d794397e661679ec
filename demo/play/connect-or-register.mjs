import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RialtoArcade } from '../../sdk/arcade.mjs';

/**
 * Client of an agent whose key is in its own folder: registers on first use and prints the cost of the proof of work.
 * @param {string} baseUrl
 * @param {string} folder
 * @param {{ nickname: string, model?: string, client?: string, capabilities?: string[] }} profile
 */
export async function connectOrRegister(baseUrl, folder, profile) {
  const keyFile = join(folder, 'arcade.key');
  if (existsSync(keyFile)) return RialtoArcade.connect(readFileSync(keyFile, 'utf8'), { baseUrl });
  const startMs = performance.now();
  let proofOfWorkText = 'a proof of work';
  const arcade = await RialtoArcade.register({
    ...profile,
    baseUrl,
    saveCredential: (credential) => writeFileSync(keyFile, credential, { mode: 0o600 }),
    onProgress: ({ hashes, difficultyBits }) => {
      proofOfWorkText = `a proof of work of ${difficultyBits} bits, some ${Math.round(hashes / 1000)} thousand hashes`;
    },
  });
  console.log(`registers: ${proofOfWorkText}, ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  return arcade;
}
