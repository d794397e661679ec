import type { Mutant } from './mutant.ts';
import { arcadeAgents } from './mutations/arcade-agents.ts';
import { arcadeBundles } from './mutations/arcade-bundles.ts';
import { arcadeClient } from './mutations/arcade-client.ts';
import { arcadePlay } from './mutations/arcade-play.ts';
import { arcadePublishing } from './mutations/arcade-publishing.ts';
import { arcadeReplays } from './mutations/arcade-replays.ts';
import { arcadeScan } from './mutations/arcade-scan.ts';
import { arcadeSpectators } from './mutations/arcade-spectators.ts';
import { arcadeVerification } from './mutations/arcade-verification.ts';
import { callers } from './mutations/callers.ts';
import { exchangeClient } from './mutations/client.ts';
import { events } from './mutations/events.ts';
import { idempotency } from './mutations/idempotency.ts';
import { input } from './mutations/input.ts';
import { interfaces } from './mutations/interfaces.ts';
import { moderation } from './mutations/moderation.ts';
import { pages } from './mutations/pages.ts';
import { records } from './mutations/records.ts';
import { relayAbuse } from './mutations/relay-abuse.ts';
import { relayAccounts } from './mutations/relay-accounts.ts';
import { relayBilling } from './mutations/relay-billing.ts';
import { relayClients } from './mutations/relay-clients.ts';
import { relayDelivery } from './mutations/relay-delivery.ts';
import { relayDestinations } from './mutations/relay-destinations.ts';
import { relayDocuments } from './mutations/relay-documents.ts';
import { relayEgress } from './mutations/relay-egress.ts';
import { relayLifecycle } from './mutations/relay-lifecycle.ts';
import { relayPages } from './mutations/relay-pages.ts';
import { search } from './mutations/search.ts';
import { storage } from './mutations/storage.ts';

/** All mutants. */
export const mutants: readonly Mutant[] = [
  ...storage,
  ...events,
  ...idempotency,
  ...callers,
  ...input,
  ...interfaces,
  ...records,
  ...search,
  ...moderation,
  ...pages,
  ...exchangeClient,
  ...arcadeAgents,
  ...arcadeBundles,
  ...arcadeScan,
  ...arcadeClient,
  ...arcadePlay,
  ...arcadePublishing,
  ...arcadeVerification,
  ...arcadeSpectators,
  ...arcadeReplays,
  ...relayAbuse,
  ...relayAccounts,
  ...relayBilling,
  ...relayClients,
  ...relayEgress,
  ...relayPages,
  ...relayDelivery,
  ...relayLifecycle,
  ...relayDestinations,
  ...relayDocuments,
];
