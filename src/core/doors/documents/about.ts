import type { Operation } from '../../operation/operation.ts';

/** What a module says of itself: the source of every document that lists or introduces it. */
export interface About {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** The same in at most 100 characters. */
  readonly tagline: string;
  readonly version: string;
  /** The module's own address. */
  readonly url: string;
  /** Where its operations hang: `POST {apiUrl}/operations/<name>`. */
  readonly apiUrl: string;
  /** Its MCP endpoint, if it has one. */
  readonly mcpUrl: string | null;
  readonly operations: readonly Operation[];
  /** Documents to read, the first one first. */
  readonly documents: readonly Link[];
  /** Where anybody may report a fault of this server, if the module takes such reports. */
  readonly feedbackUrl: string | null;
  /** Addresses of its sitemaps, at most 1,000. */
  sitemaps(): Promise<readonly string[]>;
}

export interface Link {
  readonly title: string;
  readonly url: string;
}
