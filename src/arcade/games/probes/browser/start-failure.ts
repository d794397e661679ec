import type { Chromium } from './open-browser.ts';

/** Line of the browser's error output in a message of Playwright. */
const browserErrorLine = /^.*\[pid=\d+\]\[err\] (.+)$/m;
/** Time, process and source position before a message of Chromium. */
const chromiumPrefix = /^\[[^\]]*\] /;
/** Messages of Chromium about its sandbox, and the text with which Playwright replaces them. */
const sandboxFailure =
  /as root without --no-sandbox|No usable sandbox|SUID sandbox|move to new namespace|sandboxing failed/;

/**
 * Reason why a browser did not start, in one line: a failure of its sandbox, otherwise its own first message, otherwise
 * the first line of the error.
 */
export function startFailureOf(error: unknown): string {
  const text = textOf(error);
  if (sandboxFailure.test(text)) return isRoot() ? rootFailure.reason : namespaceFailure.reason;
  const message = browserErrorLine.exec(text)?.[1];
  return (message?.replace(chromiumPrefix, '') ?? text.split('\n')[0] ?? '').trim();
}

/** Error message for a browser that did not start, in one line; for a failure of its sandbox, with what to change. */
export function describeStartFailure({ path }: Chromium, error: unknown): string {
  const message = `Cannot start the browser ${path}: ${startFailureOf(error)}`;
  if (!sandboxFailure.test(textOf(error))) return message;
  const { remedy } = isRoot() ? rootFailure : namespaceFailure;
  return `${message}. ${remedy} Or set RIALTO_CHROMIUM_SANDBOX=outer for \`rialto prober\` or \`rialto dev\`: Chromium then runs without its sandbox, and a game that exploits it has the rights of its user. Do so only in a separate container without secrets.`;
}

const rootFailure = {
  reason: "Chromium's sandbox cannot run as root",
  remedy: 'Run the command as another user.',
};
const namespaceFailure = {
  reason: "Chromium's sandbox needs user namespaces, which this process cannot create",
  remedy: 'Allow user namespaces; in Docker, the seccomp profile `deploy/chromium-seccomp.json` does.',
};

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function textOf(error: unknown): string {
  return stripColours(error instanceof Error ? error.message : String(error));
}

function stripColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');
}
