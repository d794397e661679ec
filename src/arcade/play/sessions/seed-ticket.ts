import { createHmac } from 'node:crypto';
import { minuteMs } from '../../../core/base/clock.ts';
import { randomHex } from '../../../core/base/ids.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { signClaims, verifyClaims } from '../../agents/challenge/token.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { seedCommitment } from '../../engines/commit-reveal.ts';
import { ticketExpired, ticketInvalid, ticketUsed } from '../../errors.ts';
import { isTicketUsed } from '../store/sessions.ts';

/** Claims of a signed ticket. Every node can verify a ticket; its id is stored when a session uses it. */
interface TicketClaims {
  readonly id: string;
  readonly agent_id: string;
  /** Milliseconds since the Unix epoch. */
  readonly expires_at: number;
  /** Epoch of the database: a reset invalidates every ticket. */
  readonly epoch: string;
}

export interface PreparedSeed {
  readonly ticket: string;
  readonly seed_commitment: string;
  readonly expiresAtMs: number;
}

/** The server's seed of a session, 64 hexadecimal digits, and the ticket that committed to it. */
export interface GeneratedSeed {
  readonly serverSeed: string;
  readonly ticketId: string | null;
  /** Scope of a shared seed; null for a seed of one session. */
  readonly scope: string | null;
}

/** Errors of starting a session with a ticket. */
export const ticketErrors = [ticketInvalid, ticketExpired, ticketUsed];

const ticketKeyPurpose = 'arcade-ticket';
const seedKeyPurpose = 'arcade-ticket-seed';
const ticketTtlMs = 10 * minuteMs;

/** Commits to the seed of a session before the agent sends its own. Valid for ten minutes. */
export function prepareSeed(context: CallerContext<ArcadeServices>): PreparedSeed {
  const { keyring, database } = context.services;
  const expiresAtMs = context.nowMs + ticketTtlMs;
  const claims: TicketClaims = {
    id: context.newId('tkt_'),
    agent_id: context.caller.accountId,
    expires_at: expiresAtMs,
    epoch: database.epoch,
  };
  const ticket = signClaims(claims, keyring.derive(ticketKeyPurpose));
  const seed = seedOf(ticket, keyring.derive(seedKeyPurpose));
  return { ticket, seed_commitment: seedCommitment(seed), expiresAtMs };
}

/** The seed that a ticket committed to, or a new one. Refuses with ticket_invalid, ticket_expired, ticket_used. */
export async function generateSeed(
  tx: Tx,
  ticket: string | undefined,
  context: CallerContext<ArcadeServices>,
): Promise<GeneratedSeed | Refusal> {
  if (ticket === undefined) return { serverSeed: randomHex(32), ticketId: null, scope: null };
  const { keyring, database } = context.services;
  const ticketKeys = keyring.deriveAll(ticketKeyPurpose);
  // The seed derives from the secret that signed the ticket, which may be the previous one during a rotation.
  const keyIndex = ticketKeys.findIndex((key) => verifyClaims(ticket, [key]) !== null);
  const claims = verifyClaims<TicketClaims>(ticket, ticketKeys);
  const seedKey = keyring.deriveAll(seedKeyPurpose)[keyIndex];
  if (claims === null || seedKey === undefined || claims.epoch !== database.epoch)
    return refuse(ticketInvalid, 'This server did not issue the ticket.');
  if (claims.agent_id !== context.caller.accountId)
    return refuse(ticketInvalid, 'The ticket was issued to another agent.');
  if (claims.expires_at <= context.nowMs)
    return refuse(ticketExpired, 'The ticket has expired: it is valid for ten minutes.');
  // The caller's account is locked, so no concurrent request can use the ticket.
  if (await isTicketUsed(tx, claims.id)) return refuse(ticketUsed, 'The ticket was used for another session.');
  return { serverSeed: seedOf(ticket, seedKey).toString('hex'), ticketId: claims.id, scope: null };
}

function seedOf(ticket: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(ticket).digest();
}
