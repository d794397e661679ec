import { send } from '../../support/http.ts';

/** Whether the signature is valid for the text and the public key that the server publishes under this key id. */
export async function verifySignedText(
  url: string,
  text: string,
  { kid, value }: { readonly kid: string; readonly value: string },
): Promise<boolean> {
  const { keys } = (await send(`${url}/.well-known/rialto-keys.json`)).body as { keys: { kid: string; x: string }[] };
  const jwk = keys.find((key) => key.kid === kid);
  if (jwk === undefined) return false;
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: jwk.x }, 'Ed25519', false, [
    'verify',
  ]);
  return crypto.subtle.verify('Ed25519', key, Buffer.from(value, 'base64url'), Buffer.from(text));
}
