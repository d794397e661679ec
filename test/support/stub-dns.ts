import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type RecordType = 'A' | 'AAAA' | 'CNAME';

export interface StubRecord {
  readonly type: RecordType;
  /** The owner name; the queried name by default. */
  readonly name?: string;
  readonly value: string;
  readonly ttl?: number;
}

export interface StubQuery {
  readonly name: string;
  readonly type: RecordType;
  readonly transport: 'udp' | 'tcp';
  /** Counts packets with this name and type from 1, over UDP and TCP. */
  readonly count: number;
  /** Counts lookups of this name and type from 1; a retransmitted packet belongs to the same lookup. */
  readonly lookupNumber: number;
}

/** `silent` sends nothing, `garbage` an unparsable response, `truncated` sets the TC bit over UDP. */
export type StubResponse =
  | readonly StubRecord[]
  | { readonly code: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' }
  | 'silent'
  | 'garbage'
  | 'truncated';

export interface StubDns {
  /** `127.0.0.1:port`, by UDP and TCP. */
  readonly address: string;
  /** All queries, in order. */
  readonly queries: readonly StubQuery[];
  /** Queries without retransmissions. */
  readonly lookups: readonly StubQuery[];
  close(): Promise<void>;
}

/** Starts a DNS server that responds to each query as configured. */
export async function startStubDns(respond: (query: StubQuery) => StubResponse): Promise<StubDns> {
  const queries: StubQuery[] = [];
  const lookupNumberOf = createLookupCounter();
  const reply = (packet: Buffer, transport: StubQuery['transport']): Buffer | null => {
    const request = readQuestion(packet);
    const count = 1 + queries.filter(({ name, type }) => name === request.name && type === request.type).length;
    const query = { ...request, transport, count, lookupNumber: lookupNumberOf(request, packet.readUInt16BE(0)) };
    queries.push(query);
    return writeReply(packet, query, respond(query));
  };
  const { tcp, udp, port, sockets } = await bindUdpAndTcp(reply);
  return {
    address: `127.0.0.1:${port}`,
    queries,
    get lookups() {
      return queries.filter(({ name, type, transport, lookupNumber }, index) => {
        const firstIndex = queries.findIndex(
          (query) =>
            query.name === name &&
            query.type === type &&
            query.lookupNumber === lookupNumber &&
            query.transport === transport,
        );
        return firstIndex === index;
      });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
}

/** Numbers lookups by packet id: a retransmission has the id of the first packet, a new lookup has a new id. */
function createLookupCounter(): (query: Pick<StubQuery, 'name' | 'type'>, id: number) => number {
  const ids = new Map<string, Set<number>>();
  return ({ name, type }, id) => {
    const packetIds = ids.get(`${type} ${name}`) ?? new Set<number>();
    ids.set(`${type} ${name}`, packetIds.add(id));
    return 1 + [...packetIds].indexOf(id);
  };
}

type Reply = (packet: Buffer, transport: StubQuery['transport']) => Buffer | null;

/** Binds UDP and TCP to the same free port; retries when the port is free for only one of them. */
async function bindUdpAndTcp(
  reply: Reply,
  attemptsLeft = 20,
): Promise<{ tcp: Server; udp: UdpSocket; port: number; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => serveTcp(socket, reply, sockets)).listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', (packet, from) => {
    const message = reply(packet, 'udp');
    if (message !== null) udp.send(message, from.port, from.address);
  });
  udp.bind(port, '127.0.0.1');
  try {
    await once(udp, 'listening');
    return { tcp, udp, port, sockets };
  } catch (error) {
    tcp.close();
    if (attemptsLeft === 0) throw error;
    return bindUdpAndTcp(reply, attemptsLeft - 1);
  }
}

/** RFC 1035 4.2.2: each message has a two-byte length prefix. */
function serveTcp(socket: Socket, reply: Reply, sockets: Set<Socket>): void {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => sockets.delete(socket));
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const end = 2 + received.readUInt16BE(0);
      const message = reply(received.subarray(2, end), 'tcp');
      received = received.subarray(end);
      if (message !== null) socket.write(Buffer.concat([twoBytes(message.length), message]));
    }
  });
}

const typeCodes: Readonly<Record<RecordType, number>> = { A: 1, CNAME: 5, AAAA: 28 };
const responseCodes = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 };
const internetClass = 1;
const headerBytes = 12;

function readQuestion(packet: Buffer): Pick<StubQuery, 'name' | 'type'> {
  const labels: string[] = [];
  let offset = headerBytes;
  for (let length = packet[offset] ?? 0; length > 0; length = packet[offset] ?? 0) {
    labels.push(packet.toString('latin1', offset + 1, offset + 1 + length).toLowerCase());
    offset += length + 1;
  }
  const code = packet.readUInt16BE(offset + 1);
  const type = (Object.keys(typeCodes) as RecordType[]).find((name) => typeCodes[name] === code);
  if (type === undefined) throw new Error(`A query of type ${code} was not expected.`);
  return { name: labels.join('.'), type };
}

function writeReply(packet: Buffer, { name, transport }: StubQuery, response: StubResponse): Buffer | null {
  if (response === 'silent') return null;
  // Only the query's id is kept, so that the resolver accepts the packet and then fails to parse it.
  if (response === 'garbage')
    return Buffer.concat([packet.subarray(0, 2), Buffer.from([0x81, 0x80, 0xff, 0xff, 0xff])]);
  const records = Array.isArray(response) ? (response as readonly StubRecord[]) : [];
  const code = typeof response === 'object' && 'code' in response ? responseCodes[response.code] : 0;
  const truncated = response === 'truncated' && transport === 'udp' ? 0x02 : 0;
  const end = headerBytes + encodedName(name).length + 4;
  const head = Buffer.from(packet.subarray(0, end));
  head.writeUInt16BE(0x8180 | (truncated << 8) | code, 2);
  for (const [index, count] of [1, records.length, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * index);
  return Buffer.concat([head, ...records.map((record) => writeRecord(record, name))]);
}

function writeRecord({ type, name, value, ttl = 60 }: StubRecord, queriedName: string): Buffer {
  const data = recordData(type, value);
  const ttlBytes = Buffer.alloc(4);
  ttlBytes.writeUInt32BE(ttl);
  return Buffer.concat([
    encodedName(name ?? queriedName),
    twoBytes(typeCodes[type]),
    twoBytes(internetClass),
    ttlBytes,
    twoBytes(data.length),
    data,
  ]);
}

function recordData(type: RecordType, value: string): Buffer {
  if (type === 'CNAME') return encodedName(value);
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  return Buffer.from(fullGroups(value).join(''), 'hex');
}

/** The eight groups of an IPv6 address, with `::` at most once. */
function fullGroups(address: string): string[] {
  const [head = '', tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [...head, ...(tail ?? [])];
  const zeros = new Array<string>(8 - groups.length).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, '0'));
}

function encodedName(name: string): Buffer {
  const labels = name.split('.').map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)]));
  return Buffer.concat([...labels, Buffer.of(0)]);
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
