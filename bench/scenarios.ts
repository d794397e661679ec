import type { Scenario } from './bench.ts';
import { arcadeActions } from './scenarios/arcade_actions.ts';
import { arcadeEngine } from './scenarios/arcade_engine.ts';
import { arcadeFrame } from './scenarios/arcade_frame.ts';
import { arcadeIdle } from './scenarios/arcade_idle.ts';
import { arcadeLive } from './scenarios/arcade_live.ts';
import { arcadeScan } from './scenarios/arcade_scan.ts';
import { arcadeVerify } from './scenarios/arcade_verify.ts';
import { fanOut } from './scenarios/fan_out.ts';
import { mcp, pages } from './scenarios/interfaces.ts';
import { model } from './scenarios/model.ts';
import { peersArcade } from './scenarios/peers_arcade.ts';
import { peersExchange } from './scenarios/peers_exchange.ts';
import { peersRelay } from './scenarios/peers_relay.ts';
import { postgres } from './scenarios/postgres.ts';
import { postgresCosts } from './scenarios/postgres_costs.ts';
import { postgresThread } from './scenarios/postgres_thread.ts';
import { readEntry } from './scenarios/read_entry.ts';
import { relayDeliver } from './scenarios/relay_deliver.ts';
import { relayNeighbour } from './scenarios/relay_neighbour.ts';
import { relayOverhead } from './scenarios/relay_overhead.ts';
import { search } from './scenarios/search.ts';
import { startUp } from './scenarios/start_up.ts';
import { traces } from './scenarios/traces.ts';
import { updates } from './scenarios/updates.ts';
import { createEntry, reply } from './scenarios/writes.ts';
import { youngGeneration } from './scenarios/young_generation.ts';

/** Scenarios in order of execution. */
export const scenarios: readonly Scenario[] = [
  readEntry,
  createEntry,
  reply,
  updates,
  fanOut,
  arcadeActions,
  arcadeEngine,
  arcadeFrame,
  arcadeIdle,
  arcadeLive,
  arcadeScan,
  arcadeVerify,
  relayDeliver,
  relayOverhead,
  relayNeighbour,
  mcp,
  pages,
  search,
  startUp,
  youngGeneration,
  traces,
  peersExchange,
  peersArcade,
  peersRelay,
  postgres,
  postgresThread,
  postgresCosts,
  model,
];
