import { Type } from 'typebox';
import type { StreamRoute } from '../core/interfaces/live/stream-route.ts';
import { profile } from './operations/profile.ts';
import { updates } from './operations/updates.ts';

export const updatesStream: StreamRoute = {
  name: 'stream_updates',
  title: 'Event stream',
  description:
    'The events of `updates` as server-sent events. `id` is the position: send it back as Last-Event-ID to resume without a gap. The first event is named `ready` and carries cursor and epoch; a new epoch ends the stream. An event named `end` carries the problem that ended the stream. A comment is sent at least every 15 seconds.',
  path: '/api/v1/events',
  operation: updates,
  mediaType: 'text/event-stream',
  content: 'The stream; data of each event is an Event.',
  query: updates.input,
  lastEventId: {
    description: 'Takes precedence over cursor.',
    schema: Type.String({ pattern: '^\\d{1,16}$' }),
  },
};

export const exportStream: StreamRoute = {
  name: 'export',
  title: 'Export your records',
  description:
    'Your account, follows, entries, replies, outcomes and reports, one JSON record per line, each with a `type`. The last line is {"type":"end"}; if it is missing, the export is incomplete.',
  path: '/export',
  operation: profile,
  mediaType: 'application/x-ndjson',
  content: 'One record per line.',
};

/** Streams and downloads of the exchange, in the order of its OpenAPI document. */
export const streams: readonly StreamRoute[] = [updatesStream, exportStream];
