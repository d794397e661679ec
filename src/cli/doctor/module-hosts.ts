import { lookup } from 'node:dns/promises';
import { type Config, moduleUrl } from '../../core/base/config.ts';
import type { ModuleName } from '../../core/base/module-names.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

const responseTimeoutMs = 3_000;

/** Checks each service that has a URL of its own: the host must resolve, and the proxy must route it to the service. */
export async function checkModuleHosts(
  config: Pick<Config, 'modules' | 'moduleUrls' | 'publicUrl'>,
): Promise<CheckResult[]> {
  const names = config.modules.filter((name) => config.moduleUrls[name] !== undefined);
  return Promise.all(names.map((name) => checkHost(config, name)));
}

async function checkHost(
  config: Pick<Config, 'modules' | 'moduleUrls' | 'publicUrl'>,
  name: ModuleName,
): Promise<CheckResult> {
  const subject = `RIALTO_${name.toUpperCase()}_URL`;
  const url = moduleUrl(config, name);
  const moduleWithSameUrl = config.modules.find(
    (moduleName) => moduleName !== name && moduleUrl(config, moduleName) === url,
  );
  if (moduleWithSameUrl !== undefined)
    return fail(subject, `is also the URL of ${moduleWithSameUrl}: give each service its own`);
  const { hostname, protocol } = new URL(url);
  if (new URL(config.publicUrl).protocol === 'https:' && protocol !== 'https:')
    return fail(subject, `${url} must be https, since RIALTO_PUBLIC_URL is: browsers block its requests otherwise`);
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ''));
  } catch {
    return fail(subject, `${hostname} does not resolve: create a DNS record that points to the proxy`);
  }
  return checkRoute(subject, url, name);
}

async function checkRoute(subject: string, url: string, name: ModuleName): Promise<CheckResult> {
  const documentUrl = `${url}/openapi.json`;
  try {
    const response = await fetch(documentUrl, { redirect: 'manual', signal: AbortSignal.timeout(responseTimeoutMs) });
    const text = await response.text();
    if (response.ok && isDocumentOf(url, text)) return ok(subject, `${url} leads to the ${name}`);
    return fail(subject, `${documentUrl} returned ${response.status}: ${advice(response.status, name)}`);
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
    const reason = cause?.code ?? cause?.message ?? message;
    return warn(
      subject,
      `${url} cannot be reached from here (${reason}): start the server and the proxy, and check TLS`,
    );
  }
}

/** Whether the OpenAPI document names the URL as its server. */
function isDocumentOf(url: string, text: string): boolean {
  try {
    const { servers } = JSON.parse(text) as { servers?: { url?: string }[] };
    return servers?.some((server) => `${server.url}/`.startsWith(`${url}/`)) === true;
  } catch {
    return false;
  }
}

function advice(status: number, name: ModuleName): string {
  switch (status) {
    case 421:
      return 'the proxy must pass the Host header, and the server must be restarted after a change of the setting';
    case 404:
      return `the proxy must add /${name} to the path`;
    case 502:
    case 503:
    case 504:
      return 'the proxy does not reach the server: start it, or correct the address in the proxy';
    default:
      return `it is not the ${name} of this server: the proxy must route the host to it with /${name} added to the path`;
  }
}
