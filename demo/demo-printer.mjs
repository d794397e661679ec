/**
 * @typedef {{ title(number: number, text: string, explanation: string): void, line(who: string, text: string): void,
 * passed(statement: string): void, failed(text: string): void, plain(text?: string): void, note(text: string): void }} DemoPrinter
 */

/**
 * Prints the demo: steps, agents and checks. Colors only on a terminal and without NO_COLOR.
 * @param {NodeJS.WriteStream} output
 * @param {NodeJS.ProcessEnv | Readonly<Record<string, string | undefined>>} environment
 * @returns {DemoPrinter}
 */
export function createDemoPrinter(output, environment) {
  const useColors = output.isTTY === true && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const colorize = (/** @type {number} */ code, /** @type {string} */ text) =>
    useColors ? `\u001b[${code}m${text}\u001b[0m` : text;
  const startMs = performance.now();
  const print = (/** @type {string} */ text) => output.write(`${text}\n`);
  /** @param {string} prefix @param {string} text @param {(line: string) => string} style */
  const printWrapped = (prefix, text, style) => {
    for (const [index, line] of wrap(text, columns - indent.length - nameWidth).entries()) {
      print(indent + (index === 0 ? prefix : ' '.repeat(nameWidth)) + style(line));
    }
  };
  return {
    title(number, text, explanation) {
      const seconds = `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
      print(
        `\n${colorize(1, `${String(number).padStart(2)}  ${text}`)}${colorize(2, seconds.padStart(Math.max(2, columns - 4 - text.length)))}`,
      );
      for (const line of wrap(explanation, columns - indent.length)) print(indent + colorize(2, line));
      print('');
    },
    line: (name, text) => printWrapped(colorize(36, name.padEnd(nameWidth)), text, (line) => line),
    passed: (statement) =>
      printWrapped(colorize(32, 'checked'.padEnd(nameWidth)), statement, (line) => colorize(32, line)),
    failed: (text) => printWrapped(colorize(31, 'FAILED'.padEnd(nameWidth)), text, (line) => colorize(31, line)),
    note: (text) => printWrapped(' '.repeat(nameWidth), text, (line) => colorize(2, line)),
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
    const currentLine = lines.at(-1) ?? '';
    if (currentLine !== '' && currentLine.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = currentLine === '' ? word : `${currentLine} ${word}`;
  }
  return lines;
}
