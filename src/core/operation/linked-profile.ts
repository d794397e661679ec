import { Type } from 'typebox';
import { formatTime } from '../base/clock.ts';
import type { ModuleName } from '../base/module-names.ts';
import { isRefusal } from '../base/refusal.ts';
import type { Tx } from '../db/transaction.ts';
import type { CallerContext } from './operation.ts';
import { refuseOnStorageFailure } from './problem.ts';
import { time } from './schema-fragments.ts';

/** Public profile of an account. */
export interface PublicProfile {
  readonly name: string;
  readonly url: string;
  /** Id of the account of the other service that the owner linked; null: none. */
  readonly linkedId: string | null;
}

/** Profile of an account of a service; null when there is none, or this server does not run the service. */
export type FindProfile = (module: ModuleName, accountId: string) => Promise<PublicProfile | null>;

export interface ProfileLink {
  readonly module: ModuleName;
  readonly accountId: string;
  /** Id of the account in the other service that this account linked; null: none. */
  readonly linkedId: string | null;
}

/**
 * Profile of the linked account, if that account links back: a link needs the credentials of both accounts. Null
 * otherwise, and while the database of the other service fails.
 */
export async function findLinkedProfile(
  findProfile: FindProfile,
  { module, accountId, linkedId }: ProfileLink,
): Promise<PublicProfile | null> {
  if (linkedId === null) return null;
  const profile = await refuseOnStorageFailure(() => findProfile(module, linkedId));
  if (profile === null || isRefusal(profile)) return null;
  return profile.linkedId === accountId ? profile : null;
}

/** Schema of a link in the response of `link_profile`. */
export function profileLinkSchema(otherService: ModuleName) {
  return Type.Object({
    profile_id: Type.String(),
    linked: Type.Boolean({ description: 'Whether this side of the link exists.' }),
    mutual: Type.Boolean({
      description: `Whether the other account had linked this one too at the time of the request. The profiles show each other only while this is so. Also false while the ${otherService} cannot be read, and when the server does not run it. The same request with a new idempotency key returns the current value.`,
    }),
    since: time,
  });
}

/** Stored links of the accounts of a service. */
export interface ProfileLinkStore {
  /** Stores the link in place of an earlier one; returns the time since which the link exists. */
  setProfileLink(
    tx: Tx,
    accountId: string,
    row: { readonly profile_id: string; readonly since: number },
  ): Promise<number>;
  deleteProfileLink(tx: Tx, accountId: string, profileId: string): Promise<void>;
}

interface LinkInput {
  readonly profile_id: string;
  readonly linked: boolean;
}

type LinkContext = CallerContext<{ readonly findProfile: FindProfile }>;

/** `prepare` and `run` of `link_profile` in the service with this store. */
export function createProfileLinking(otherService: ModuleName, store: ProfileLinkStore) {
  return {
    // Before the transaction, since the other service may have its own database.
    async prepare({ profile_id, linked }: LinkInput, { caller, services }: LinkContext) {
      if (!linked) return { mutual: false };
      const link = { module: otherService, accountId: caller.accountId, linkedId: profile_id };
      return { mutual: (await findLinkedProfile(services.findProfile, link)) !== null };
    },

    async run(
      tx: Tx,
      { profile_id, linked }: LinkInput,
      { caller, nowMs }: LinkContext,
      { mutual }: { mutual: boolean },
    ) {
      const { accountId } = caller;
      if (!linked) await store.deleteProfileLink(tx, accountId, profile_id);
      const since = linked ? await store.setProfileLink(tx, accountId, { profile_id, since: nowMs }) : nowMs;
      return { link: { profile_id, linked, mutual, since: formatTime(since) } };
    },
  };
}
