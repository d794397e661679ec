// Interactive API reference. Adds samples for MCP clients to the OpenAPI documents.

/** Time without a change after which the content counts as complete. */
const unchangedMs = 300;
const waitMsMax = 5_000;
const container = document.getElementById('reference');
const documents = JSON.parse(container.dataset.documents);

const sources = await Promise.all(
  documents.map(async ({ title, slug, url }) => {
    const response = await fetch(url);
    return { title, slug, content: withMcpSamples(await response.json()) };
  }),
);

globalThis.Scalar.createApiReference('#reference', {
  sources,
  telemetry: false,
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'json',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: hideOtherClients({ shell: ['curl'], js: ['fetch'], python: ['python3', 'requests'] }),
});

await waitUntilUnchanged(container);
document.getElementById('reference-loading').remove();
delete container.dataset.rendering;

/** Resolves when the content is complete, or after `waitMsMax`; the first rendering steps shift the layout. */
function waitUntilUnchanged(root) {
  return new Promise((resolve) => {
    const maximumTimer = setTimeout(finish, waitMsMax);
    let idleTimer = setTimeout(finish, unchangedMs);
    const observer = new MutationObserver(() => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(finish, unchangedMs);
    });
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });

    function finish() {
      clearTimeout(idleTimer);
      clearTimeout(maximumTimer);
      observer.disconnect();
      resolve();
    }
  });
}

/** Adds an MCP tools/call request to each operation, whose tool has the same name. */
function withMcpSamples(openapi) {
  for (const [path, methods] of Object.entries(openapi.paths)) {
    const name = /\/operations\/([a-z_]+)$/.exec(path)?.[1];
    if (name === undefined || methods.post === undefined) continue;
    const body = methods.post.requestBody?.content?.['application/json'];
    const example = body?.example ?? Object.values(body?.examples ?? {})[0]?.value ?? {};
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: example } };
    methods.post['x-codeSamples'] = [{ lang: 'json', label: 'MCP', source: JSON.stringify(call, null, 2) }];
  }
  return openapi;
}

/** Setting that hides the languages without a shown client, and the other clients of the shown languages. */
function hideOtherClients(shownClients) {
  // `true` hides all clients of a language, a list only those clients.
  const otherClients = {
    c: true,
    clojure: true,
    csharp: true,
    dart: true,
    fsharp: true,
    go: true,
    http: true,
    java: true,
    js: ['axios', 'jquery', 'ofetch', 'xhr'],
    julia: true,
    kotlin: true,
    node: true,
    objc: true,
    ocaml: true,
    php: true,
    powershell: true,
    python: ['aiohttp', 'httpx_async', 'httpx_sync'],
    r: true,
    ruby: true,
    rust: true,
    shell: ['httpie', 'wget'],
    swift: true,
  };
  return Object.fromEntries(
    Object.entries(otherClients).filter(
      ([name, hiddenClientsOfLanguage]) => hiddenClientsOfLanguage === true || shownClients[name] !== undefined,
    ),
  );
}
