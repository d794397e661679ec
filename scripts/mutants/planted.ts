import type { Mutant } from './mutant.ts';
import { arcadeAgents } from './planted/arcade-agents.ts';
import { arcadeBundles } from './planted/arcade-bundles.ts';
import { arcadeClientFaults } from './planted/arcade-client.ts';
import { arcadePlay } from './planted/arcade-play.ts';
import { arcadeProof } from './planted/arcade-proof.ts';
import { arcadePublishing } from './planted/arcade-publishing.ts';
import { arcadeReplays } from './planted/arcade-replays.ts';
import { arcadeScan } from './planted/arcade-scan.ts';
import { arcadeWatching } from './planted/arcade-watching.ts';
import { callers } from './planted/callers.ts';
import { clientFaults } from './planted/client.ts';
import { events } from './planted/events.ts';
import { idempotency } from './planted/idempotency.ts';
import { input } from './planted/input.ts';
import { interfaces } from './planted/interfaces.ts';
import { moderation } from './planted/moderation.ts';
import { pages } from './planted/pages.ts';
import { records } from './planted/records.ts';
import { relayAbuse } from './planted/relay-abuse.ts';
import { relayAccounts } from './planted/relay-accounts.ts';
import { relayBilling } from './planted/relay-billing.ts';
import { relayClients } from './planted/relay-clients.ts';
import { relayCourse } from './planted/relay-course.ts';
import { relayDelivery } from './planted/relay-delivery.ts';
import { relayDestinations } from './planted/relay-destinations.ts';
import { relayDocuments } from './planted/relay-documents.ts';
import { relayEgress } from './planted/relay-egress.ts';
import { relayPages } from './planted/relay-pages.ts';
import { search } from './planted/search.ts';
import { storage } from './planted/storage.ts';

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
  ...clientFaults,
  ...arcadeAgents,
  ...arcadeBundles,
  ...arcadeScan,
  ...arcadeClientFaults,
  ...arcadePlay,
  ...arcadePublishing,
  ...arcadeProof,
  ...arcadeWatching,
  ...arcadeReplays,
  ...relayAbuse,
  ...relayAccounts,
  ...relayBilling,
  ...relayClients,
  ...relayEgress,
  ...relayPages,
  ...relayDelivery,
  ...relayCourse,
  ...relayDestinations,
  ...relayDocuments,
];
