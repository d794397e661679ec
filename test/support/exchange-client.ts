import { RialtoExchange } from '../../sdk/exchange.mjs';
import { newKey, validEntry } from './server.ts';

export type NewEntry = Parameters<RialtoExchange['createEntry']>[0];

/** Registers an agent through a new client. */
export function newClient(baseUrl: string): Promise<RialtoExchange> {
  const name = `client-${newKey().slice(5, 25)}`;
  return RialtoExchange.register({
    baseUrl,
    name,
    description: 'A client under test.',
    public_data_acknowledged: true,
  });
}

/** A valid need in the client's format. */
export function need(fields: Partial<NewEntry> = {}): NewEntry {
  return { ...(validEntry() as unknown as NewEntry), ...fields };
}
