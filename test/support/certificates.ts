import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** What a TLS server needs, in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface CertificateTerms {
  /** Names and addresses it is for. */
  readonly names: readonly string[];
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

export interface CertificateAuthority {
  readonly cert: string;
  issue(terms: CertificateTerms): Certificate;
}

const dayMs = 86_400_000;

/** An authority of its own, known to nobody; its certificates hold from yesterday to tomorrow unless told otherwise. */
export function certificateAuthority(name: string): CertificateAuthority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name, key: own.privateKey };
  const basics = extension('2.5.29.19', sequence(tagged(0x01, Buffer.of(0xff))), true);
  const usage = extension('2.5.29.15', tagged(0x03, Buffer.of(1, 0x06)), true);
  return {
    cert: certificate(issuer, name, own.publicKey, {}, [basics, usage]),
    issue({ names, ...terms }) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const cert = certificate(issuer, names[0] ?? '', pair.publicKey, terms, [subjectNames(names)]);
      return { cert, key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
    },
  };
}

/** An X.509 certificate of version 3 (RFC 5280 4.1), signed with ECDSA and SHA-256. */
function certificate(
  issuer: { readonly name: string; readonly key: KeyObject },
  subject: string,
  publicKey: KeyObject,
  {
    notBefore = new Date(Date.now() - dayMs),
    notAfter = new Date(Date.now() + dayMs),
  }: Omit<CertificateTerms, 'names'>,
  extensions: readonly Buffer[],
): string {
  const algorithm = sequence(objectId('1.2.840.10045.4.3.2'));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(spki).digest().subarray(0, 8);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const signed = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, serial),
    algorithm,
    commonName(issuer.name),
    sequence(time(notBefore), time(notAfter)),
    commonName(subject),
    spki,
    tagged(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', signed, issuer.key);
  return pem(sequence(signed, algorithm, bitString(signature)));
}

function subjectNames(names: readonly string[]): Buffer {
  const entries = names.map((name) =>
    isIP(name) === 4 ? tagged(0x87, Buffer.from(name.split('.').map(Number))) : tagged(0x82, Buffer.from(name)),
  );
  return extension('2.5.29.17', sequence(...entries));
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  const flag = critical ? [tagged(0x01, Buffer.of(0xff))] : [];
  return sequence(objectId(id), ...flag, tagged(0x04, value));
}

function commonName(text: string): Buffer {
  return sequence(tagged(0x31, sequence(objectId('2.5.4.3'), tagged(0x0c, Buffer.from(text)))));
}

/** GeneralizedTime, which RFC 5280 asks for from 2050 on and every verifier reads before. */
function time(at: Date): Buffer {
  return tagged(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

function bitString(bits: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.of(0), bits]));
}

function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  return tagged(0x06, Buffer.from([40 * first + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
