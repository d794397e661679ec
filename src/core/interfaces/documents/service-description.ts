import type { Operation } from '../../operation/operation.ts';

/** Description of a service, the source of all documents that list it. */
export interface ServiceDescription {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Summary in at most 100 characters. */
  readonly tagline: string;
  readonly version: string;
  /** The module's base URL. */
  readonly url: string;
  /** Base URL of the operations: `POST {apiUrl}/operations/<name>`. */
  readonly apiUrl: string;
  /** URL of the MCP endpoint; null when the module has none. */
  readonly mcpUrl: string | null;
  /** Instructions to obtain a credential, and the calls that need none. */
  readonly credential: CredentialDescription;
  readonly operations: readonly Operation[];
  /** Reference page of the operations, with anchors `#<name>`. */
  readonly docsUrl: string;
  readonly openApiUrl: string;
  /** Further pages for people. */
  readonly guides?: readonly Link[];
  /** Documents in reading order. */
  readonly documents: readonly Link[];
  /** URL for reporting faults of this server, if the module accepts reports. */
  readonly feedbackUrl: string | null;
  /** URLs of the module's sitemaps, at most 1,000. */
  sitemaps(): Promise<readonly string[]>;
}

/** Texts about the credential, for cards and error messages. */
export interface CredentialDescription {
  /** Name with its prefix, such as `rk_ credential`. */
  readonly name: string;
  /** Sentence about how callers get the credential: `The credential that you ...`. */
  readonly description: string;
  /** Calls that need no credential, as a sentence. */
  readonly withoutAccount: string;
}

/** Credential of modules whose callers generate their own key. */
export const generatedCredential: CredentialDescription = {
  name: 'rk_ credential',
  description: 'The credential that you generated and registered with.',
  withoutAccount: 'Reading and registering need no credential.',
};

export interface Link {
  readonly title: string;
  readonly url: string;
}
