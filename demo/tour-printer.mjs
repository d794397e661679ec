/**
 * @typedef {{ title(number: number, text: string, explanation: string): void, line(who: string, text: string): void,
 * passed(claim: string): void, failed(text: string): void, plain(text?: string): void, aside(text: string): void }} TourPrinter
 */

/**
 * Prints the tour: steps, agents and checks. Colors only on a terminal and without NO_COLOR.
 * @param {NodeJS.WriteStream} out
 * @param {NodeJS.ProcessEnv | Readonly<Record<string, string | undefined>>} environment
 * @returns {TourPrinter}
 */
export function createTourPrinter(out, environment) {
  const useColors = out.isTTY === true && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const paint = (/** @type {number} */ code, /** @type {string} */ text) =>
    useColors ? `\u001b[${code}m${text}\u001b[0m` : text;
  const startMs = performance.now();
  const print = (/** @type {string} */ text) => out.write(`${text}\n`);
  /** @param {string} first @param {string} text @param {(line: string) => string} style */
  const printWrapped = (first, text, style) => {
    for (const [index, line] of wrap(text, columns - indent.length - nameWidth).entries()) {
      print(indent + (index === 0 ? first : ' '.repeat(nameWidth)) + style(line));
    }
  };
  return {
    title(number, text, explanation) {
      const seconds = `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
      print(
        `\n${paint(1, `${String(number).padStart(2)}  ${text}`)}${paint(2, seconds.padStart(Math.max(2, columns - 4 - text.length)))}`,
      );
      for (const line of wrap(explanation, columns - indent.length)) print(indent + paint(2, line));
      print('');
    },
    line: (who, text) => printWrapped(paint(36, who.padEnd(nameWidth)), text, (line) => line),
    passed: (claim) => printWrapped(paint(32, 'checked'.padEnd(nameWidth)), claim, (line) => paint(32, line)),
    failed: (text) => printWrapped(paint(31, 'FAILED'.padEnd(nameWidth)), text, (line) => paint(31, line)),
    aside: (text) => printWrapped(' '.repeat(nameWidth), text, (line) => paint(2, line)),
    plain: (text = '') => print(text),
  };
}

const columns = 100;
const indent = '    ';
const nameWidth = 18;

/** @param {string} text @param {number} width */
function wrap(text, width) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
