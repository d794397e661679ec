import { type ArcadePlayer, actionRequest, openPlayer } from '../arcade-players.ts';
import type { Bench, Scenario } from '../bench.ts';
import type { LoadRequest } from '../load.ts';
import { compare } from '../measure.ts';
import { perSecondAtLeast, type Row, type Target } from '../row.ts';
import type { MeasuredRialto } from '../servers.ts';

const sessions = 256;
const batchLength = 32;

export const arcadeActions: Scenario = {
  name: 'arcade_actions',
  description:
    'actions of agents in 256 concurrent sessions, durable before the response: 1 and 32 actions per request',
  async run(bench) {
    const server = await bench.startRialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    return [
      await measureCase(bench, server, {
        label: 'actions, one per request, durable',
        length: 1,
        target: perSecondAtLeast(10_000),
      }),
      await measureCase(bench, server, {
        label: 'batches of 32 actions, durable',
        length: batchLength,
        target: perSecondAtLeast(100_000 / batchLength),
      }),
    ];
  },
};

interface ActionsCase {
  readonly label: string;
  /** Actions per request. */
  readonly length: number;
  readonly target: Target;
}

async function measureCase(bench: Bench, server: MeasuredRialto, { label, length, target }: ActionsCase): Promise<Row> {
  const players: ArcadePlayer[] = [];
  for (let connection = 0; connection < sessions; connection += 1) players.push(await openPlayer(server.url, length));
  const playerOf = (connection: number) => players[connection] as ArcadePlayer;
  const request = actionRequest(players);
  const firstPlayer = playerOf(0);
  const body = firstPlayer.nextBody();
  const response = await (
    await fetch(server.url + firstPlayer.path(), { ...requestInit(firstPlayer.credential), body })
  ).text();
  firstPlayer.onResponse(() => response);
  const baseline = await bench.startChildServer('baseline-process.ts', {
    body: response,
    contentType: 'application/json',
  });
  const baselineRequest: LoadRequest = { method: 'POST', path: firstPlayer.path(), body };
  const row = await compare(
    bench.timing,
    { servers: [server], request, connections: sessions },
    { servers: [baseline], request: baselineRequest },
  );
  return { label, target, ...row };
}

function requestInit(credential: string) {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
  };
}
