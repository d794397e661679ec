import { setTimeout as pause } from 'node:timers/promises';
import { type Player, registerPlayer } from '../../test/support/arcade.ts';
import type { Bench, Scenario } from '../bench.ts';
import { valueAtMost } from '../row.ts';
import { processorMs, residentBytes } from '../servers.ts';

const sessions = 20_000;
const sessionsPerAgent = 5;
const registrationConcurrency = 32;
/** Sessions to start before the measurement, so that one-time memory of the server is not counted. */
const warmUpSessions = 1_000;

export const arcadeIdle: Scenario = {
  name: 'arcade_idle',
  description: '20,000 realtime sessions without actions: processor time, memory, and a restart',
  async run(bench) {
    const environment = { RIALTO_POW_BITS: '1' };
    const dataDir = bench.emptyFolder();
    const server = await bench.startRialto(dataDir, environment);
    await startSessions(server.url, warmUpSessions);
    const bytesBefore = residentBytes(server.pid) ?? Number.NaN;
    const openSessions = await startSessions(server.url, sessions - warmUpSessions);
    const bytesAfter = residentBytes(server.pid) ?? Number.NaN;
    const share = await processorShare(server.pid, bench.timing.sliceSeconds * bench.timing.rounds);
    await bench.stopServers();
    const count = sessions.toLocaleString('en');
    return [
      {
        label: `${count} open realtime sessions, idle: processor`,
        value: { amount: share * 100, unit: '% of a core' },
        target: valueAtMost(30, '% of a core'),
      },
      {
        label: 'memory per open session',
        value: { amount: (bytesAfter - bytesBefore) / (sessions - warmUpSessions) / 1_024, unit: 'KiB' },
      },
      { label: 'start without sessions', value: { amount: server.readySeconds, unit: 's' } },
      {
        label: `start with ${count} open sessions until an action is accepted`,
        value: { amount: await startAndAct(bench, dataDir, environment, openSessions), unit: 's' },
        target: valueAtMost(1, 's'),
      },
    ];
  },
};

interface OpenSession {
  readonly player: Player;
  readonly id: string;
}

/** Starts this many sessions with as many agents as needed; returns one session per agent. */
async function startSessions(url: string, count: number): Promise<OpenSession[]> {
  const openSessions: OpenSession[] = [];
  let agentsToRegister = Math.ceil(count / sessionsPerAgent);
  const work = async () => {
    while (agentsToRegister > 0) {
      agentsToRegister -= 1;
      const player = await registerPlayer(url);
      for (let index = 0; index < sessionsPerAgent; index += 1) {
        const { body } = await player.post('/api/v1/sessions', { pace: 'realtime' });
        if (index === 0) openSessions.push({ player, id: body.session.id });
      }
    }
  };
  await Promise.all(Array.from({ length: registrationConcurrency }, work));
  return openSessions;
}

async function processorShare(pid: number, seconds: number): Promise<number> {
  const processorMsBefore = processorMs(pid) ?? Number.NaN;
  const startMs = performance.now();
  await pause(seconds * 1_000);
  return ((processorMs(pid) ?? Number.NaN) - processorMsBefore) / (performance.now() - startMs);
}

/** Seconds from process start to the first accepted action. */
async function startAndAct(
  bench: Bench,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
  openSessions: readonly OpenSession[],
): Promise<number> {
  const server = await bench.startRialto(dataDir, environment);
  const startMs = performance.now();
  const { player, id } = openSessions.at(-1) as OpenSession;
  const headers = { authorization: `Bearer ${player.credential}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ seq_base: 0, actions: [{ type: 'move', direction: 'left' }] });
  const response = await fetch(`${server.url}/arcade/api/v1/sessions/${id}/actions`, { method: 'POST', headers, body });
  const { accepted, ...rest } = (await response.json()) as { accepted?: number };
  if (accepted !== 1) throw new Error(`The action was not accepted: ${JSON.stringify(rest).slice(0, 300)}`);
  return server.readySeconds + (performance.now() - startMs) / 1_000;
}
