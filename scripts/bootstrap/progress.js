/**
 * Prints a step that may take long. On a terminal the line shows the elapsed seconds.
 * @param {string} label
 */
export function startStep(label) {
  const startMs = Date.now();
  const isTerminal = process.stderr.isTTY === true;
  if (!isTerminal) process.stderr.write(`${label}\n`);
  const timer = isTerminal ? setInterval(show, 500) : undefined;
  timer?.unref();
  if (isTerminal) show();

  function show() {
    process.stderr.write(`\r\x1b[K${label} ... ${seconds()} s`);
  }

  function seconds() {
    return Math.round((Date.now() - startMs) / 1000);
  }

  return {
    /** Ends the line with the duration. */
    done() {
      clearInterval(timer);
      if (isTerminal) process.stderr.write(`\r\x1b[K${label}: done in ${seconds()} s\n`);
    },
    /** Ends the line before an error message. */
    failed() {
      clearInterval(timer);
      if (isTerminal) process.stderr.write(`\r\x1b[K${label}: failed\n`);
    },
  };
}
