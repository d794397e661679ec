import { openTable, requestAt } from '../arcade-tables.ts';
import type { Bench, Scenario } from '../bench.ts';
import { alternate, measureSlice } from '../measure.ts';
import { joinBoardgame, joinColyseus, type MessagePlayer, measureMessages } from '../peers/messages.ts';
import { shortSlices } from '../peers/pace.ts';
import { peerPackages } from '../peers/packages.ts';
import { comparedWithPeer, type Goal, type Row } from '../row.ts';
import type { MeasuredRialto, MeasuredServer } from '../serving.ts';

const games = 64;
const batchLength = 32;

export const peersArcade: Scenario = {
  name: 'peers_arcade',
  about: `actions of ${games} players compared with a room of colyseus and a match of boardgame.io for each`,
  async run(bench) {
    const folder = peerPackages(bench.write);
    const rialto = await bench.rialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    const colyseus = await bench.other('peers/colyseus-process.mjs', { folder });
    const boardgame = await bench.other('peers/boardgame-process.mjs', { folder });
    const rooms = (length: number) => players(() => joinColyseus(colyseus, folder, length));
    const besideColyseus = { server: colyseus, name: 'colyseus message', lacks: 'durability, rules, signed chain' };
    return [
      await row(bench, rialto, {
        label: 'action, one a request',
        goal: comparedWithPeer(0.3),
        length: 1,
        ...besideColyseus,
        join: () => rooms(1),
      }),
      await row(bench, rialto, {
        label: 'action, one a request, position only',
        goal: comparedWithPeer(0.4),
        length: 1,
        keepsBoard: true,
        ...besideColyseus,
        join: () => rooms(1),
      }),
      await row(bench, rialto, {
        label: `batch of ${batchLength} actions`,
        length: batchLength,
        ...besideColyseus,
        join: () => rooms(batchLength),
      }),
      await row(bench, rialto, {
        label: 'action, one a request',
        length: 1,
        server: boardgame,
        name: 'boardgame.io in memory',
        lacks: 'durability, signed chain',
        join: () => players((number) => joinBoardgame(boardgame, `match-${number}`)),
      }),
    ];
  },
};

interface Compared {
  readonly label: string;
  readonly goal?: Goal;
  readonly length: number;
  readonly keepsBoard?: boolean;
  readonly server: MeasuredServer;
  readonly name: string;
  readonly lacks: string;
  readonly join: () => Promise<MessagePlayer[]>;
}

async function row(
  bench: Bench,
  rialto: MeasuredRialto,
  { label, goal, length, keepsBoard = false, server, name, lacks, join }: Compared,
): Promise<Row> {
  const pace = shortSlices(bench.pace);
  const tables = await Promise.all(Array.from({ length: games }, () => openTable(rialto.url, length, keepsBoard)));
  const joined = await join();
  const request = requestAt(tables);
  try {
    const measured = await alternate(
      pace,
      () => measureSlice(pace, { servers: [rialto], request, connections: games }),
      () => measureMessages(pace, server, joined),
    );
    return { label, ...(goal === undefined ? {} : { goal }), peer: { name, lacks }, ...measured };
  } finally {
    for (const player of joined) player.close();
  }
}

async function players(join: (number: number) => Promise<MessagePlayer>): Promise<MessagePlayer[]> {
  const joined: MessagePlayer[] = [];
  for (let number = 0; number < games; number += 1) joined.push(await join(number));
  return joined;
}
