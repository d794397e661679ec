import type { CliCommand } from './command.ts';
import { readVerifyWithKeysArguments } from './verify/arguments.ts';
import { readKeys } from './verify/read-keys.ts';
import { readText } from './verify/read-text.ts';

const usage = 'Usage: rialto verify-certificate FILE --keys URL|FILE [--json]';

export const verifyCertificateCommand: CliCommand = {
  name: 'verify-certificate',
  summary: 'verify the certificate of a game version and replay its rounds',
  help: `${usage}

FILE is the evidence of a certificate (NDJSON from {base}/api/v1/certificates/{id}/evidence: a line with
the certificate, then the logs of its rounds), or only the certificate; - is standard input.
Checks the platform's signature. With logs, it also replays every round with the engine build of the log
and compares seeds, results, hashes, counts and the evidence root with the certificate.

--keys   the platform's public keys: the URL or a saved copy of its /.well-known/rialto-keys.json.
--json   print one JSON object.

The exit code is 0 when every check passed, 1 when the certificate is refused, 2 when it or the keys
cannot be read.`,
  async run(args) {
    const { file, keys: keySource, json } = readVerifyWithKeysArguments(args, usage);
    const { keys } = await readKeys(keySource);
    const text = await readText(file);
    const { verifyCertificateFile } = await import('./verify/verify-certificate-file.ts');
    const { describeCertificate } = await import('./verify/certificate-report.ts');
    const report = await verifyCertificateFile(text, keys);
    console.log(json ? JSON.stringify(report) : describeCertificate(report));
    return report.ok ? 0 : 1;
  },
};
