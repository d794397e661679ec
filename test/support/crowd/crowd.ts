import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

export type CrowdOrder =
  | { readonly kind: 'open'; readonly url: string; readonly watchers: number }
  | { readonly kind: 'expect'; readonly seq: number; readonly sentMs: number }
  | { readonly kind: 'count'; readonly seq: number }
  | { readonly kind: 'report' | 'leave' };

export interface CrowdReport {
  /** Number of open connections. */
  readonly watchers: number;
  /** Number of connections that received the end event. */
  readonly ended: number;
  /** For each expected message: its lag in milliseconds at each subscriber that received it. */
  readonly lags: readonly { readonly seq: number; readonly lagsMs: readonly number[] }[];
}

/** Many subscribers of one stream, in a separate process. */
export interface Crowd {
  /** Opens `watchers` more connections; resolves when each has its first message. */
  open(url: string, watchers: number): Promise<void>;
  /** Call before the message with this number is sent: its lags are measured from now. */
  expect(seq: number): Promise<void>;
  /** Resolves when `watchers` subscribers have the message. */
  haveReceivedAll(seq: number, watchers: number): Promise<void>;
  report(): Promise<CrowdReport>;
  /** Closes all connections. */
  leave(): Promise<void>;
  stop(): void;
}

const responseMsMax = 120_000;

export function startCrowd(): Crowd {
  const child = fork(join(import.meta.dirname, 'crowd-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let turn: Promise<unknown> = Promise.resolve();

  async function sendCommand<Result>(order: CrowdOrder): Promise<Result> {
    const reply = once(child, 'message', { signal: AbortSignal.timeout(responseMsMax) });
    child.send(order);
    const [message] = (await reply) as [{ readonly response: Result } | { readonly failure: string }];
    if ('failure' in message) throw new Error(message.failure);
    return message.response;
  }

  /** One command at a time, since responses carry no number. */
  function order<Result>(input: CrowdOrder): Promise<Result> {
    const reply = turn.then(() => sendCommand<Result>(input));
    turn = reply.catch(() => {});
    return reply;
  }

  return {
    open: (url, watchers) => order({ kind: 'open', url, watchers }),
    expect: (seq) => order({ kind: 'expect', seq, sentMs: performance.timeOrigin + performance.now() }),
    async haveReceivedAll(seq, watchers) {
      const receivedBy = async () => (await order<number>({ kind: 'count', seq })) >= watchers;
      await eventually(`message ${seq} to reach ${watchers}`, receivedBy);
    },
    report: () => order({ kind: 'report' }),
    leave: () => order({ kind: 'leave' }),
    stop: () => child.disconnect(),
  };
}
