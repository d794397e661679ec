const browserLine = /^.*\[pid=\d+\]\[err\] (.+)$/m;
/** Time, process and source position before a message of Chromium. */
const chromiumPrefix = /^\[[^\]]*\] /;

/** Reason why a browser did not start, in one line: its own first message, otherwise the first line of the error. */
export function startFailureOf(error: unknown): string {
  const text = stripColours(error instanceof Error ? error.message : String(error));
  const message = browserLine.exec(text)?.[1];
  return (message?.replace(chromiumPrefix, '') ?? text.split('\n')[0] ?? '').trim();
}

function stripColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '');
}
