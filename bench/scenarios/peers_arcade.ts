import { openTable, requestAt } from '../arcade-tables.ts';
import type { Bench, Scenario } from '../bench.ts';
import { alternate, measureSlice } from '../measure.ts';
import { joinBoardgame, joinColyseus, type MessagePlayer, measureMessages } from '../peers/messages.ts';
import { shortSlices } from '../peers/pace.ts';
import { peerPackages } from '../peers/packages.ts';
import { besidePeer, type Goal, type Row } from '../row.ts';
import type { RialtoServing, Serving } from '../serving.ts';

const games = 64;
const batchLength = 32;

export const peersArcade: Scenario = {
  name: 'peers_arcade',
  about: `actions of ${games} players beside a room of colyseus and a match of boardgame.io for each`,
  async run(bench) {
    const folder = peerPackages(bench.write);
    const ours = await bench.rialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    const colyseus = await bench.other('peers/colyseus-process.mjs', { folder });
    const boardgame = await bench.other('peers/boardgame-process.mjs', { folder });
    const rooms = (length: number) => players(() => joinColyseus(colyseus, folder, length));
    const besideColyseus = { server: colyseus, name: 'colyseus message', leavesOut: 'durability, rules, signed chain' };
    return [
      await row(bench, ours, {
        what: 'action, one a request',
        goal: besidePeer(0.3),
        length: 1,
        ...besideColyseus,
        join: () => rooms(1),
      }),
      await row(bench, ours, {
        what: 'action, one a request, position only',
        goal: besidePeer(0.4),
        length: 1,
        keepsBoard: true,
        ...besideColyseus,
        join: () => rooms(1),
      }),
      await row(bench, ours, {
        what: `batch of ${batchLength} actions`,
        length: batchLength,
        ...besideColyseus,
        join: () => rooms(batchLength),
      }),
      await row(bench, ours, {
        what: 'action, one a request',
        length: 1,
        server: boardgame,
        name: 'boardgame.io in memory',
        leavesOut: 'durability, signed chain',
        join: () => players((number) => joinBoardgame(boardgame, `match-${number}`)),
      }),
    ];
  },
};

interface Compared {
  readonly what: string;
  readonly goal?: Goal;
  readonly length: number;
  readonly keepsBoard?: boolean;
  readonly server: Serving;
  readonly name: string;
  readonly leavesOut: string;
  readonly join: () => Promise<MessagePlayer[]>;
}

async function row(
  bench: Bench,
  ours: RialtoServing,
  { what, goal, length, keepsBoard = false, server, name, leavesOut, join }: Compared,
): Promise<Row> {
  const pace = shortSlices(bench.pace);
  const tables = await Promise.all(Array.from({ length: games }, () => openTable(ours.url, length, keepsBoard)));
  const joined = await join();
  const request = requestAt(tables);
  try {
    const measured = await alternate(
      pace,
      () => measureSlice(pace, { servers: [ours], request, connections: games }),
      () => measureMessages(pace, server, joined),
    );
    return { what, ...(goal === undefined ? {} : { goal }), peer: { name, leavesOut }, ...measured };
  } finally {
    for (const player of joined) player.close();
  }
}

async function players(join: (number: number) => Promise<MessagePlayer>): Promise<MessagePlayer[]> {
  const joined: MessagePlayer[] = [];
  for (let number = 0; number < games; number += 1) joined.push(await join(number));
  return joined;
}
