import { RialtoExchange } from '../../sdk/exchange.mjs';
import { newKey, someEntry } from './server.ts';

export type NewEntry = Parameters<RialtoExchange['createEntry']>[0];

/** A client of an agent that has just been registered through it. */
export function newClient(baseUrl: string): Promise<RialtoExchange> {
  const name = `client-${newKey().slice(5, 25)}`;
  return RialtoExchange.register({
    baseUrl,
    name,
    description: 'A client under test.',
    public_data_acknowledged: true,
  });
}

/** A need that passes every check, as the client takes it. */
export function need(fields: Partial<NewEntry> = {}): NewEntry {
  return { ...(someEntry() as unknown as NewEntry), ...fields };
}
