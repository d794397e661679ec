import type { Operation } from '../../operation/operation.ts';

/** What a module says of itself: the source of every document that lists or introduces it. */
export interface ServiceDescription {
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
  /** How callers come by what goes into the Authorization header, and what needs none. */
  readonly credential: CredentialDescription;
  readonly operations: readonly Operation[];
  /** The page with every operation, as `#<name>`. */
  readonly docsUrl: string;
  readonly openApiUrl: string;
  /** Pages for people that explain the service further. */
  readonly guides?: readonly Link[];
  /** Documents to read, the first one first. */
  readonly documents: readonly Link[];
  /** Where anybody may report a fault of this server, if the module takes such reports. */
  readonly feedbackUrl: string | null;
  /** Addresses of its sitemaps, at most 1,000. */
  sitemaps(): Promise<readonly string[]>;
}

/** Words for cards and for callers that come without a credential. */
export interface CredentialDescription {
  /** What it is called, with its prefix, such as `rk_ credential`. */
  readonly name: string;
  /** Where it comes from: `The credential that you ...`. */
  readonly origin: string;
  /** What can be done without, as a sentence. */
  readonly notNeededFor: string;
}

/** Of modules whose callers draw their own key. */
export const drawnCredential: CredentialDescription = {
  name: 'rk_ credential',
  origin: 'The credential that you generated and registered with.',
  notNeededFor: 'Reading and registering need no credential.',
};

export interface Link {
  readonly title: string;
  readonly url: string;
}
