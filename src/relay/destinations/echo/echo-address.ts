import { type Destination, httpsPort } from '../../../core/outbound/destination-url.ts';
import { echoIdPattern } from '../rules/echo.ts';

const echoId = new RegExp(echoIdPattern);

/** Destinations handled by this relay without a connection. */
export interface EchoAddresses {
  /** `https://{host}/.../echo/`; https also where the relay is served over http on this machine. */
  readonly prefix: string;
  /** Null: the text names another destination. */
  parse(text: string): Destination | { readonly refused: 'echo_id' } | null;
  /** Null: not a destination of this kind. */
  idOf(destination: Destination): string | null;
  /** Page with the received request. */
  viewUrl(id: string): string;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** The echo destinations of the relay at this address. */
export function createEchoAddresses(relayUrl: string): EchoAddresses {
  const { hostname, host, port, pathname } = new URL(relayUrl);
  const origin = `https://${host}`;
  const folder = `${pathname.replace(/\/$/, '')}/echo/`;
  const prefix = origin + folder;
  // On this machine the server has several names, and people write whichever they see.
  const hosts = loopbackNames.includes(hostname) ? loopbackNames : [hostname];
  const written = hosts.map((name) => `https://${name}${port === '' ? '' : `:${port}`}${folder}`);
  const place = { origin, host: hostname, port: port === '' ? httpsPort : Number(port), literal: null };
  return {
    prefix,
    parse(text) {
      const found = written.find((each) => text.startsWith(each));
      if (found === undefined) return null;
      const id = text.slice(found.length);
      return echoId.test(id) ? { ...place, target: folder + id } : { refused: 'echo_id' };
    },
    idOf: ({ origin: at, target }) => (at === origin && target.startsWith(folder) ? target.slice(folder.length) : null),
    viewUrl: (id) => `${relayUrl}/echo/${id}`,
  };
}
