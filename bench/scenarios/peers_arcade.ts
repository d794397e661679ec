import { actionRequest, openPlayer } from '../arcade-players.ts';
import type { Bench, Scenario } from '../bench.ts';
import { alternate, measureSlice } from '../measure.ts';
import { joinBoardgame, joinColyseus, type MessagePlayer, measureMessages } from '../peers/messages.ts';
import { peerPackages } from '../peers/packages.ts';
import { shortSlices } from '../peers/short-slices.ts';
import { peerCpuRatioAtLeast, type Row, type Target } from '../row.ts';
import type { MeasuredRialto, MeasuredServer } from '../servers.ts';

const playerCount = 64;
const batchLength = 32;

export const peersArcade: Scenario = {
  name: 'peers_arcade',
  description: `actions of ${playerCount} players compared with one Colyseus room or boardgame.io match per player`,
  async run(bench) {
    const folder = peerPackages(bench.print);
    const rialto = await bench.startRialto(bench.emptyFolder(), { RIALTO_POW_BITS: '1' });
    const colyseus = await bench.startChildServer('peers/colyseus-process.mjs', { folder });
    const boardgame = await bench.startChildServer('peers/boardgame-process.mjs', { folder });
    const joinRooms = (length: number) => joinAll(() => joinColyseus(colyseus, folder, length));
    const colyseusPeer = { server: colyseus, name: 'colyseus message', lacks: 'durability, rules, signed chain' };
    return [
      await compareWithPeer(bench, rialto, {
        label: 'action, one per request',
        target: peerCpuRatioAtLeast(0.3),
        length: 1,
        ...colyseusPeer,
        join: () => joinRooms(1),
      }),
      await compareWithPeer(bench, rialto, {
        label: 'action, one per request, position only',
        target: peerCpuRatioAtLeast(0.4),
        length: 1,
        omitsBoard: true,
        ...colyseusPeer,
        join: () => joinRooms(1),
      }),
      await compareWithPeer(bench, rialto, {
        label: `batch of ${batchLength} actions`,
        length: batchLength,
        ...colyseusPeer,
        name: `colyseus message of ${batchLength} actions`,
        join: () => joinRooms(batchLength),
      }),
      await compareWithPeer(bench, rialto, {
        label: 'action, one per request',
        length: 1,
        server: boardgame,
        name: 'boardgame.io in memory',
        lacks: 'durability, signed chain',
        join: () => joinAll((number) => joinBoardgame(boardgame, `match-${number}`)),
      }),
    ];
  },
};

interface PeerComparison {
  readonly label: string;
  readonly target?: Target;
  /** Actions per request, and per message of the peer. */
  readonly length: number;
  /** Whether Rialto's responses omit the board, except where the player needs it to choose its next actions. */
  readonly omitsBoard?: boolean;
  readonly server: MeasuredServer;
  readonly name: string;
  /** Features of Rialto that the peer does not have. */
  readonly lacks: string;
  readonly join: () => Promise<MessagePlayer[]>;
}

async function compareWithPeer(
  bench: Bench,
  rialto: MeasuredRialto,
  { label, target, length, omitsBoard = false, server, name, lacks, join }: PeerComparison,
): Promise<Row> {
  const timing = shortSlices(bench.timing);
  const players = await Promise.all(
    Array.from({ length: playerCount }, () => openPlayer(rialto.url, length, omitsBoard)),
  );
  const peerPlayers = await join();
  const request = actionRequest(players);
  try {
    const measured = await alternate(
      timing,
      () => measureSlice(timing, { servers: [rialto], request, connections: playerCount }),
      () => measureMessages(timing, server, peerPlayers),
    );
    return { label, ...(target === undefined ? {} : { target }), peer: { name, lacks }, ...measured };
  } finally {
    for (const player of peerPlayers) player.close();
  }
}

async function joinAll(join: (number: number) => Promise<MessagePlayer>): Promise<MessagePlayer[]> {
  const players: MessagePlayer[] = [];
  for (let number = 0; number < playerCount; number += 1) players.push(await join(number));
  return players;
}
