import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

export type SubscriberCommand =
  | { readonly kind: 'open'; readonly url: string; readonly connections: number }
  | { readonly kind: 'expect'; readonly seq: number; readonly sentMs: number }
  | { readonly kind: 'count'; readonly seq: number }
  | { readonly kind: 'report' | 'leave' };

export interface SubscriberReport {
  /** Number of open connections. */
  readonly connections: number;
  /** Number of connections that received the end event. */
  readonly ended: number;
  /** Lags of each expected message in milliseconds, one per subscriber that received it. */
  readonly lags: readonly { readonly seq: number; readonly lagsMs: readonly number[] }[];
}

/** Many subscribers of one stream, in a separate process. */
export interface Subscribers {
  /** Opens this many more connections; resolves when each has received its first message. */
  open(url: string, connections: number): Promise<void>;
  /** Starts measuring the lags of the message with this number, which is sent next. */
  expect(seq: number): Promise<void>;
  /** Resolves when `subscriberCount` subscribers have received the message. */
  waitUntilReceived(seq: number, subscriberCount: number): Promise<void>;
  report(): Promise<SubscriberReport>;
  /** Closes all connections. */
  leave(): Promise<void>;
  stop(): void;
}

const responseMsMax = 120_000;

export function startSubscribers(): Subscribers {
  const child = fork(join(import.meta.dirname, 'subscriber-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let lastReply: Promise<unknown> = Promise.resolve();

  async function sendCommand<Result>(command: SubscriberCommand): Promise<Result> {
    const reply = once(child, 'message', { signal: AbortSignal.timeout(responseMsMax) });
    child.send(command);
    const [message] = (await reply) as [{ readonly response: Result } | { readonly failure: string }];
    if ('failure' in message) throw new Error(message.failure);
    return message.response;
  }

  /** Sends one command at a time, since responses have no id. */
  function queueCommand<Result>(input: SubscriberCommand): Promise<Result> {
    const reply = lastReply.then(() => sendCommand<Result>(input));
    lastReply = reply.catch(() => {});
    return reply;
  }

  return {
    open: (url, connections) => queueCommand({ kind: 'open', url, connections }),
    expect: (seq) => queueCommand({ kind: 'expect', seq, sentMs: performance.timeOrigin + performance.now() }),
    async waitUntilReceived(seq, subscriberCount) {
      const isReceivedByAll = async () => (await queueCommand<number>({ kind: 'count', seq })) >= subscriberCount;
      await eventually(`message ${seq} reaches ${subscriberCount} subscribers`, isReceivedByAll);
    },
    report: () => queueCommand({ kind: 'report' }),
    leave: () => queueCommand({ kind: 'leave' }),
    stop: () => child.disconnect(),
  };
}
