import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDestination } from './lead-destination.mjs';
import { freePort } from './ports.mjs';
import { startProgram } from './program.mjs';

/** @typedef {import('./demo-printer.mjs').DemoPrinter} DemoPrinter @typedef {import('./program.mjs').Program} Program @typedef {import('./lead-destination.mjs').LeadDestination} LeadDestination */

/** A check of a step failed. */
class StepError extends Error {}

const rialtoScript = fileURLToPath(new URL('../bin/rialto.js', import.meta.url));
const exitTimeoutMs = 12_000;
const pythonVersionCheck = 'import sys; sys.exit(sys.version_info < (3, 9))';

/** Environment of the demo: a server, the agents' processes, and a temporary folder. */
export class DemoEnvironment {
  /** @type {DemoPrinter} */
  printer;
  /** Origin of the server, such as http://127.0.0.1:8080. */
  url;
  isGamePublished = false;
  /** Reasons of the skipped steps. @type {string[]} */
  skipReasons = [];
  /** Key of the operator console, valid as long as the demo runs. */
  operatorKey = `rk_admin_${randomBytes(32).toString('base64url')}`;
  #proberKey = randomBytes(32).toString('base64url');
  #environment;
  #port;
  #folder = mkdtempSync(join(tmpdir(), 'rialto-demo-'));
  /** @type {Set<Program>} */
  #running = new Set();
  /** @type {Program | undefined} */
  #server;
  /** @type {LeadDestination | null | undefined} */
  #destination;
  /** @type {boolean | undefined} */
  #hasPython;
  /** @type {string[]} */
  #serverOutput = [];

  /** @param {DemoPrinter} printer @param {Readonly<Record<string, string | undefined>>} environment @param {number} port */
  constructor(printer, environment, port) {
    this.printer = printer;
    this.#environment = environment;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  get port() {
    return this.#port;
  }
  get baseUrl() {
    return `${this.url}/exchange/api/v1`;
  }

  get arcadeUrl() {
    return `${this.url}/arcade`;
  }

  get relayUrl() {
    return `${this.url}/relay`;
  }

  /** Destination of leads; null before the server is started, or if its certificate could not be created. */
  get destination() {
    return this.#destination ?? null;
  }

  /** Whether this machine has a Python version that the Python clients support. */
  get hasPython() {
    this.#hasPython ??= spawnSync('python3', ['-c', pythonVersionCheck]).status === 0;
    return this.#hasPython;
  }

  /** Starts the server in the folder of the demo; resolves with its start-up time in ms when it is ready. @param {{ rateLimits: 'on' | 'off' }} options */
  async startServer({ rateLimits }) {
    if (this.#destination === undefined)
      this.#destination = await createDestination(this.folderOf('crm'), (await freePort(0)) ?? 0);
    const startMs = performance.now();
    const environment = {
      ...withoutSettings(this.#environment),
      RIALTO_PORT: String(this.#port),
      RIALTO_PUBLIC_URL: this.url,
      RIALTO_DATA_DIR: join(this.#folder, 'data'),
      RIALTO_RATE_LIMITS: rateLimits,
      RIALTO_ADMIN_KEYS: `demo:${sha256(this.operatorKey)}`,
      // Lowest difficulty that a server uses by default, so that the demo is quick on a busy machine.
      RIALTO_POW_BITS: '18',
      // Probes run in a separate process. A release needs level P3 only, and canary steps have no minimum duration.
      RIALTO_PROBES: 'off',
      RIALTO_PROBER_KEY_SHA256: sha256(this.#proberKey),
      RIALTO_RELEASE_LEVEL: 'P3',
      RIALTO_CANARY_STEP_HOURS: '0',
      ...this.#destination?.environment,
    };
    this.#server = this.#start('server', [rialtoScript, 'serve'], environment, (line) => this.#serverOutput.push(line));
    await this.#server.waitForOutput(/"event":"listening"/);
    const readyMs = performance.now() - startMs;
    this.expect((await fetch(`${this.url}/readyz`)).ok, 'the server is ready');
    return readyMs;
  }

  /** Stops the server with SIGINT and waits for it. */
  async stopServer() {
    const server = this.#server;
    this.#server = undefined;
    server?.kill('SIGINT');
    this.expect((await server?.exitCode) === 0, 'the server exits with code 0');
  }

  /** Starts an agent of the exchange in a process; its first argument is the exchange's URL. @param {string} name @param {string} script @param {readonly string[]} args */
  startAgent(name, script, ...args) {
    return this.startScript(name, `${script}.mjs`, this.baseUrl, ...args);
  }

  /** Starts an agent of the arcade in a process; its first argument is the arcade's URL. @param {string} name @param {string} script @param {readonly string[]} args */
  startPlayer(name, script, ...args) {
    return this.startScript(name, `${script}.mjs`, this.arcadeUrl, ...args);
  }

  /** Starts a file of `agents/`, in JavaScript or Python. @param {string} name @param {string} file @param {readonly string[]} args */
  startScript(name, file, ...args) {
    const path = fileURLToPath(new URL(`./agents/${file}`, import.meta.url));
    const command = file.endsWith('.py') ? 'python3' : process.execPath;
    const onLine = (/** @type {string} */ line) => this.printer.line(name, line);
    return this.#start(name, [path, ...args], this.#environment, onLine, command);
  }

  /**
   * Starts a prober that renders an uploaded game in the Chromium of RIALTO_CHROMIUM or PATH. Chromium's own sandbox
   * is not available as root; the rendered game is part of this repository.
   */
  startProber() {
    const { RIALTO_CHROMIUM } = this.#environment;
    return this.startRialto('prober', ['prober', '--server', this.url, '--once'], {
      ...(RIALTO_CHROMIUM ? { RIALTO_CHROMIUM } : {}),
      RIALTO_PROBER_KEY: this.#proberKey,
      RIALTO_CHROMIUM_SANDBOX: process.getuid?.() === 0 ? 'outer' : 'on',
    });
  }

  /** Starts the command `rialto`. @param {string} name @param {readonly string[]} args @param {Readonly<Record<string, string>>} [settings] */
  startRialto(name, args, settings = {}) {
    const environment = { ...withoutSettings(this.#environment), ...settings };
    return this.#start(name, [rialtoScript, ...args], environment, (line) => this.printer.line(name, line));
  }

  /** Waits for an agent to finish; rejects when one of its checks failed. @param {Program} agent */
  async waitForExit(agent) {
    this.expect((await agent.exitCode) === 0, `${agent.name} exits with code 0`);
  }

  /** Folder of an agent. @param {string} name */
  folderOf(name) {
    const folder = join(this.#folder, 'agents', name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** GET request to the exchange without a credential. @param {string} path @returns {Promise<any>} */
  read(path) {
    return this.#read(this.baseUrl + path);
  }

  /** GET request to the arcade without a credential. @param {string} path @returns {Promise<any>} */
  readArcade(path) {
    return this.#read(this.arcadeUrl + path);
  }

  /** GET request with the operator key. @param {string} path @returns {Promise<any>} */
  async readOperator(path) {
    const response = await fetch(this.url + path, { headers: { authorization: `Bearer ${this.operatorKey}` } });
    this.expect(response.ok, `${path} returned ${response.status} to the operator`);
    return response.json();
  }

  /** POST request with the operator key. @param {string} path @param {object} input */
  async actAsOperator(path, input) {
    const headers = { authorization: `Bearer ${this.operatorKey}`, 'content-type': 'application/json' };
    const response = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(input) });
    this.expect(response.ok, `${path} returned ${response.status} to the operator`);
  }

  /** Checks that a page of the arcade exists and contains the text. @param {string} path @param {string} text */
  async expectPage(path, text) {
    const response = await fetch(this.arcadeUrl + path);
    this.expect(response.ok && (await response.text()).includes(text), `the page ${path} shows ${text}`);
  }

  /** @param {string} url */
  async readText(url) {
    const response = await fetch(url);
    this.expect(response.ok, `${url} returned ${response.status}`);
    return response.text();
  }

  /** @param {string} url @returns {Promise<any>} */
  async #read(url) {
    return JSON.parse(await this.readText(url));
  }

  /** Searches for texts in all files of the server's data folder and in its output. @param {readonly string[]} texts */
  searchServerData(texts) {
    const files = globSync('**', { cwd: join(this.#folder, 'data'), withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const contents = [
      ...files.map((file) => readFileSync(join(file.parentPath, file.name))),
      Buffer.from(this.#serverOutput.join('\n')),
    ];
    return {
      searchedBytes: contents.reduce((sum, { length }) => sum + length, 0),
      foundTexts: texts.filter((text) => contents.some((content) => content.includes(text))),
    };
  }

  /** Prints a statement if it is true, else throws a StepError. @param {boolean} isTrue @param {string} statement */
  checkStep(isTrue, statement) {
    this.expect(isTrue, statement);
    this.printer.passed(statement);
  }

  /** Prints why a step is skipped, which the result of the demo lists as well. @param {string} reason */
  skip(reason) {
    this.skipReasons.push(reason);
    this.printer.note(`Skipped: ${reason}`);
  }

  /** Throws a StepError with the statement if the condition is false. @param {boolean} isTrue @param {string} statement */
  expect(isTrue, statement) {
    if (!isTrue) throw new StepError(`Check failed: ${statement}.`);
  }

  /** The last two warnings or errors in the log of the server, for a failed demo. */
  serverLog() {
    return this.#server?.lines.filter((line) => /"level":"(error|warn)"/.test(line)).slice(-2) ?? [];
  }

  /** Stops every process and removes the folder. */
  async close() {
    const programs = [...this.#running];
    for (const program of programs) program.kill(program === this.#server ? 'SIGINT' : 'SIGKILL');
    const killTimer = setTimeout(() => {
      for (const program of programs) program.kill('SIGKILL');
    }, exitTimeoutMs);
    await Promise.all(programs.map(({ exitCode }) => exitCode));
    clearTimeout(killTimer);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** @param {string} name @param {readonly string[]} args @param {Readonly<Record<string, string | undefined>>} environment @param {(line: string) => void} onLine @param {string} [command] */
  #start(name, args, environment, onLine, command = process.execPath) {
    const program = startProgram(name, args, { command, environment, onLine });
    this.#running.add(program);
    void program.exitCode.then(() => this.#running.delete(program));
    return program;
  }
}

/** @param {string} text */
function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Settings of the caller that the demo keeps, because pages show them. */
const publicSettings = ['RIALTO_CONTACT', 'RIALTO_SOURCE_URL'];

/** Environment without Rialto settings, except the public ones. @param {Readonly<Record<string, string | undefined>>} environment */
function withoutSettings(environment) {
  const isSetting = (/** @type {string} */ name) => name.startsWith('RIALTO_') || name === 'DATABASE_URL';
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => publicSettings.includes(name) || !isSetting(name)),
  );
}
