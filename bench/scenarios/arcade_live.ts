import { registerPlayer } from '../../test/support/arcade.ts';
import { type Subscribers, startSubscribers } from '../../test/support/subscribers/subscribers.ts';
import type { Bench, Scenario } from '../bench.ts';
import { median, percentile } from '../measure.ts';
import { p99AtMost, type Row, valueAtMost } from '../row.ts';
import { type MeasuredServer, residentBytes } from '../servers.ts';

const spectators = 10_000;
/** Streams that are opened before the measurement, so that one-time memory of the server is not counted. */
const warmUpStreams = 1_000;
const movesPerRound = 20;
/** Limits the young generation, which grows with load and not with spectators, so that it does not distort the result. */
const youngGenerationLimit = { NODE_OPTIONS: '--max-semi-space-size=16' };
const lagMsMax = 1_000;
const kibPerSpectatorMax = 20;

/** A server with streams, and a function that sends a message over all of them. */
interface StreamServer {
  readonly server: MeasuredServer;
  readonly streamUrl: string;
  sendMessage(seq: number): Promise<void>;
}

/** Latency: from sending the move until each spectator has received it. */
export const arcadeLive: Scenario = {
  name: 'arcade_live',
  description: '10,000 spectators of one game: latency of a move, and memory per spectator',
  async run(bench) {
    const rialto = await measureSpectators(bench, await rialtoStreamServer(bench));
    const baseline = await measureSpectators(bench, await baselineStreamServer(bench));
    const count = spectators.toLocaleString('en');
    const ratios = rialto.perSecond.map((rate, round) => rate / (baseline.perSecond[round] ?? Number.NaN));
    return [
      {
        label: `one move sent to ${count} spectators, messages per second`,
        ...rateAndLatencies(rialto),
        baselinePerSecond: Math.round(median(baseline.perSecond)),
        ratio: median(ratios),
        target: p99AtMost(lagMsMax),
      },
      { label: 'the same bytes from the baseline server', ...rateAndLatencies(baseline) },
      {
        label: 'memory per spectator',
        value: { amount: rialto.kibPerSpectator, unit: 'KiB' },
        target: valueAtMost(kibPerSpectatorMax, 'KiB'),
      },
      { label: 'memory per spectator, baseline server', value: { amount: baseline.kibPerSpectator, unit: 'KiB' } },
    ];
  },
};

interface StreamMeasurement {
  readonly kibPerSpectator: number;
  readonly lagsMs: Float64Array;
  /** Messages per second, per round. */
  readonly perSecond: readonly number[];
}

function rateAndLatencies({ lagsMs, perSecond }: StreamMeasurement): Pick<Row, 'perSecond' | 'p50Ms' | 'p99Ms'> {
  return {
    perSecond: Math.round(median(perSecond)),
    p50Ms: percentile(lagsMs, 0.5),
    p99Ms: percentile(lagsMs, 0.99),
  };
}

async function measureSpectators(bench: Bench, streamServer: StreamServer): Promise<StreamMeasurement> {
  const streams = startSubscribers();
  bench.onEnd(() => streams.stop());
  await streams.open(streamServer.streamUrl, warmUpStreams);
  await playRound(streams, streamServer, 0, warmUpStreams);
  const bytesBefore = residentBytes(streamServer.server.pid) ?? Number.NaN;
  await streams.open(streamServer.streamUrl, spectators - warmUpStreams);
  const perSecond: number[] = [];
  for (let round = 1; round <= bench.timing.rounds; round += 1) {
    const elapsedMs = await playRound(streams, streamServer, round * movesPerRound, spectators);
    perSecond.push((spectators * movesPerRound * 1_000) / elapsedMs);
  }
  const bytesAfter = residentBytes(streamServer.server.pid) ?? Number.NaN;
  const { lags } = await streams.report();
  await streams.leave();
  const received = lags.filter(({ seq }) => seq > movesPerRound).flatMap(({ lagsMs }) => lagsMs);
  await streamServer.server.stop();
  const kibPerSpectator = (bytesAfter - bytesBefore) / (spectators - warmUpStreams) / 1_024;
  return { kibPerSpectator, lagsMs: Float64Array.from(received).sort(), perSecond };
}

/** Sends the moves of a round, each after all subscribers have received the previous one; returns the elapsed time in ms. */
async function playRound(
  streams: Subscribers,
  streamServer: StreamServer,
  lastSeq: number,
  subscriberCount: number,
): Promise<number> {
  let elapsedMs = 0;
  for (let seq = lastSeq + 1; seq <= lastSeq + movesPerRound; seq += 1) {
    await streams.expect(seq);
    const startMs = performance.now();
    await streamServer.sendMessage(seq);
    await streams.waitUntilReceived(seq, subscriberCount);
    elapsedMs += performance.now() - startMs;
  }
  return elapsedMs;
}

async function rialtoStreamServer(bench: Bench): Promise<StreamServer> {
  const server = await bench.startRialto(bench.emptyFolder(), { RIALTO_POW_BITS: '4', ...youngGenerationLimit });
  const player = await registerPlayer(server.url);
  const created = await player.post('/api/v1/sessions', { pace: 'slow-60' });
  const { id } = created.body.session;
  return {
    server,
    streamUrl: `${server.url}/arcade/api/v5/live/${id}/stream`,
    async sendMessage(seq) {
      const move = { type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' };
      const { status } = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq - 1, actions: [move] });
      if (status !== 200) throw new Error(`The move returned ${status}.`);
    },
  };
}

/** Size of Rialto's message with one move. */
const messageBytes = 420;

async function baselineStreamServer(bench: Bench): Promise<StreamServer> {
  // The subscribers find the sequence number in the id of an event; spaces fill the rest of the message.
  const message = (seq: number) => `\nid: 0-${seq}-0\n`.padEnd(messageBytes, ' ');
  const server = await bench.startChildServer('broadcast-process.ts', { firstFrame: message(0) }, youngGenerationLimit);
  return {
    server,
    streamUrl: `${server.url}/`,
    sendMessage: async (seq) => void (await fetch(server.url, { method: 'POST', body: message(seq) })),
  };
}
