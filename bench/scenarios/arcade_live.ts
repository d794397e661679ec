import { registerPlayer } from '../../test/support/arcade.ts';
import { type Crowd, startCrowd } from '../../test/support/crowd/crowd.ts';
import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { p99AtMost, type Row, valueAtMost } from '../row.ts';
import { type MeasuredServer, residentBytes } from '../serving.ts';

const watchers = 10_000;
/** Streams to open before the measurement, so that one-time memory of the server is not counted. */
const warmUpStreams = 1_000;
const movesPerRound = 20;
/** The young generation grows with work, not with watchers; limited to 16 MiB, it does not distort the result. */
const youngHeap = { NODE_OPTIONS: '--max-semi-space-size=16' };
const lagMsMax = 1_000;
const kibPerWatcherMax = 20;

/** A server and a function that makes its streams send message `n`. */
interface Stage {
  readonly serving: MeasuredServer;
  readonly streamUrl: string;
  sendMessage(seq: number): Promise<void>;
}

/** Measured time: from sending the move until each watcher has it. */
export const arcadeLive: Scenario = {
  name: 'arcade_live',
  about: '10,000 people watch one game: how late a move comes to them, and what each costs in memory',
  async run(bench) {
    const rialto = await watch(bench, await rialtoStage(bench));
    const bare = await watch(bench, await bareStage(bench));
    const count = watchers.toLocaleString('en');
    const ratios = rialto.perSecond.map((rate, round) => rate / (bare.perSecond[round] ?? Number.NaN));
    return [
      {
        label: `one move sent to ${count} spectators, messages a second`,
        ...timesOf(rialto),
        ceilingPerSecond: Math.round(median(bare.perSecond)),
        ratio: median(ratios),
        goal: p99AtMost(lagMsMax),
      },
      { label: 'the same bytes from a bare server', ...timesOf(bare) },
      {
        label: 'memory of a watcher',
        value: { amount: rialto.kibPerWatcher, unit: 'KiB' },
        goal: valueAtMost(kibPerWatcherMax, 'KiB'),
      },
      { label: 'memory of a watcher, bare server', value: { amount: bare.kibPerWatcher, unit: 'KiB' } },
    ];
  },
};

interface WatchedGame {
  readonly kibPerWatcher: number;
  readonly lagsMs: Float64Array;
  /** Messages per second, per round. */
  readonly perSecond: readonly number[];
}

function timesOf({ lagsMs, perSecond }: WatchedGame): Pick<Row, 'perSecond' | 'p50Ms' | 'p99Ms'> {
  return {
    perSecond: Math.round(median(perSecond)),
    p50Ms: percentile(lagsMs, 0.5),
    p99Ms: percentile(lagsMs, 0.99),
  };
}

async function watch(bench: Bench, stage: Stage): Promise<WatchedGame> {
  const streams = startCrowd();
  bench.onEnd(() => streams.stop());
  await streams.open(stage.streamUrl, warmUpStreams);
  await playRound(streams, stage, 0, warmUpStreams);
  const before = residentBytes(stage.serving.pid) ?? Number.NaN;
  await streams.open(stage.streamUrl, watchers - warmUpStreams);
  const perSecond: number[] = [];
  for (let round = 1; round <= bench.pace.rounds; round += 1) {
    const elapsedMs = await playRound(streams, stage, round * movesPerRound, watchers);
    perSecond.push((watchers * movesPerRound * 1_000) / elapsedMs);
  }
  const after = residentBytes(stage.serving.pid) ?? Number.NaN;
  const { lags } = await streams.report();
  await streams.leave();
  const received = lags.filter(({ seq }) => seq > movesPerRound).flatMap(({ lagsMs }) => lagsMs);
  await stage.serving.stop();
  const kibPerWatcher = (after - before) / (watchers - warmUpStreams) / 1_024;
  return { kibPerWatcher, lagsMs: Float64Array.from(received).sort(), perSecond };
}

async function playRound(streams: Crowd, stage: Stage, from: number, readers: number): Promise<number> {
  let elapsedMs = 0;
  for (let seq = from + 1; seq <= from + movesPerRound; seq += 1) {
    await streams.expect(seq);
    const startMs = performance.now();
    await stage.sendMessage(seq);
    await streams.haveReceivedAll(seq, readers);
    elapsedMs += performance.now() - startMs;
  }
  return elapsedMs;
}

async function rialtoStage(bench: Bench): Promise<Stage> {
  const serving = await bench.rialto(bench.emptyFolder(), { RIALTO_POW_BITS: '4', ...youngHeap });
  const player = await registerPlayer(serving.url);
  const created = await player.post('/api/v1/sessions', { pace: 'slow-60' });
  const { id } = created.body.session;
  return {
    serving,
    streamUrl: `${serving.url}/arcade/api/v5/live/${id}/stream`,
    async sendMessage(seq) {
      const move = { type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' };
      const { status } = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq - 1, actions: [move] });
      if (status !== 200) throw new Error(`The move returned ${status}.`);
    },
  };
}

/** Size of a message with one move. */
const messageBytes = 420;

async function bareStage(bench: Bench): Promise<Stage> {
  const frame = (seq: number) => `\nid: 0-${seq}-0\n`.padEnd(messageBytes, ' ');
  const serving = await bench.other('broadcast-process.ts', { first: frame(0) }, youngHeap);
  return {
    serving,
    streamUrl: `${serving.url}/`,
    sendMessage: async (seq) => void (await fetch(serving.url, { method: 'POST', body: frame(seq) })),
  };
}
