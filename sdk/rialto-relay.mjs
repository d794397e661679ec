// Client of a Rialto relay, in one file without dependencies: Node >= 20.3, Deno, Bun.
//
//   const relay = new RialtoRelay(process.env.RIALTO_RELAY_KEY);
//   const delivery = { idempotencyKey: 'form-42', destination: 'https://crm.example.com/leads',
//     name: 'Ada Lovelace', email: 'ada@mail.example', source: 'contact form' };
//   try {
//     const receipt = await relay.deliver(delivery); // delivered: keep the receipt
//   } catch (error) {
//     if (error.status !== 424) throw error; // nothing was sent, or the outcome is unknown: retry the same call
//     // Not delivered; see error.receipt. Keep the lead and, after `next_action`:
//     await relay.replay(delivery); // the same arguments again
//   }
//
// The relay stores no leads: keep your own copy until it is delivered. The key is sent to the URL
// below only. Neither key nor lead is printed or stored.

const baseUrl = 'http://localhost:8080/relay';
/** Time limit of a call. The relay ends a delivery within 25 s. */
const callTimeoutMs = 35_000;
const bodyBytesMax = 32 * 1024;
/** Size limit of a response: several times the longest list. */
const responseCharactersMax = 8 * 1024 * 1024;

/**
 * @typedef {{ granted: boolean, at: string, text_sha256?: string | undefined, page_url?: string | undefined }} Consent
 *   `at` is RFC 3339 with the offset, such as 2026-01-31T12:00:00Z.
 * @typedef {{ source: string, name?: string | undefined, email?: string | undefined, phone?: string | undefined,
 *   message?: string | undefined, externalId?: string | undefined, campaign?: string | undefined, test?: boolean | undefined,
 *   consent?: Consent | undefined, extra?: Record<string, string | boolean | number> | undefined }} Lead
 *   Needs `email` or `phone` (E.164). A lead with `test: true` is delivered and not counted.
 * @typedef {Lead & { idempotencyKey: string, destination: string, headers?: Record<string, string> | undefined }} Delivery
 *   `headers`: at most 8 for the destination, such as Authorization; part of its fingerprint, never stored by the relay.
 *   `idempotencyKey`: generate a new one for each lead, and use it again for each retry of that lead; 1 to 120 printable ASCII characters.
 * @typedef {{ signal?: AbortSignal | undefined }} CallOptions Aborts the call; a running delivery continues.
 * @typedef {any} Receipt The schema is in {baseUrl}/openapi.json.
 * @typedef {{ kid: string, x: string }} VerifyingKey
 * @typedef {{ ok: boolean, fault: 'not_a_receipt' | 'unknown_key' | 'signature' | 'plain_hash' | 'payload' | 'destination' | 'previous' | null,
 *   differs: { payload: boolean | null, destination: boolean | null } }} Verdict The first four faults: not issued by the relay.
 *   The last three: valid, but of another lead, destination or previous receipt. `differs` is null where nothing was compared.
 */

/**
 * An error of the relay; with status 0 there was no response (`unreachable`, `timeout`, `redirected`), or nothing
 * was sent (`invalid_input`, `api_key_invalid`, `browser_refused`, `insecure_address`, `ed25519_missing`).
 */
export class RialtoRelayError extends Error {
  /** @param {number} status @param {Record<string, any>} problem @param {string | null} [requestId] */
  constructor(status, problem, requestId = null) {
    super(`${problem['code'] ?? `http_${status}`}: ${problem['detail'] ?? problem['title'] ?? 'no detail'}`);
    this.name = 'RialtoRelayError';
    this.status = status;
    /** Stable; `details.type` is the URL of its documentation. @type {string} */
    this.code = problem['code'] ?? `http_${status}`;
    /** @type {string | null} */
    this.requestId = problem['request_id'] ?? requestId;
    /** Delay before the call may be retried. @type {number | null} */
    this.retryAfterSeconds = problem['retry_after_seconds'] ?? null;
    /** The signed receipt of responses with 424 and some with 409. Not printed with the error, because it can contain your idempotency key. @type {Receipt} */
    this.receipt = problem['receipt'] ?? null;
    /** The problem document: `errors`, `differs`, `upgrade` and so on. Not printed either. @type {Record<string, any>} */
    this.details = problem;
    for (const name of ['receipt', 'details']) Object.defineProperty(this, name, { enumerable: false });
  }
}

export class RialtoRelay {
  // Private fields do not appear in inspected values, logs or JSON of the client.
  #apiKey;

  /**
   * Throws when the key is malformed or its checksum is wrong, and in browser pages, where every script and visitor
   * could read the key. Set `allowBrowser` only for pages that nobody but the owner of the key opens.
   * @param {string | undefined} apiKey @param {{ allowBrowser?: boolean }} [options]
   */
  constructor(apiKey, { allowBrowser = false } = {}) {
    const { protocol, hostname } = new URL(baseUrl);
    if (protocol !== 'https:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
      throw clientError(
        'insecure_address',
        'The URL of this client is neither https nor a loopback address; the key is not sent.',
      );
    if (typeof window === 'object' && typeof document === 'object' && !allowBrowser)
      throw clientError('browser_refused', 'Do not use an API key in a browser: deliver from your server.');
    if (typeof apiKey !== 'string' || !isApiKey(apiKey))
      throw clientError(
        'api_key_invalid',
        'The API key is not valid: it must be rlk_live_ and 36 letters and digits with a correct checksum.',
      );
    this.#apiKey = apiKey;
  }

  /**
   * Delivers a lead and resolves to the signed receipt when it was delivered. With the same idempotency key the relay
   * sends nothing again and returns the signed part of the same receipt. Rejects with status 424 and `error.receipt` when
   * the lead was not delivered.
   * @param {Delivery} delivery @param {CallOptions} [options] @returns {Promise<Receipt>}
   */
  async deliver(delivery, options) {
    checkArgument(isObject(delivery), 'deliver', deliveryArgument);
    return this.#deliver(delivery, {}, options);
  }

  /**
   * Retries a delivery that failed, with the same arguments: the relay compares the fingerprints of lead and
   * destination with those of the first call. @param {Delivery} delivery @param {CallOptions} [options] @returns {Promise<Receipt>}
   */
  async replay(delivery, options) {
    checkArgument(isObject(delivery), 'replay', deliveryArgument);
    return this.#deliver(delivery, { 'X-Rialto-Replay': 'true' }, options);
  }

  /**
   * Delivers up to 20 leads in one request. Resolves to one item per lead, in the same order: `status` (as of
   * `deliver`), `receipt` and `problem`. @param {readonly Delivery[]} deliveries @param {CallOptions} [options] @returns {Promise<any[]>}
   */
  async deliverBatch(deliveries, options) {
    checkArgument(
      Array.isArray(deliveries),
      'deliverBatch',
      `an array of 1 to 20 deliveries, each ${deliveryArgument}`,
    );
    const bodies = deliveries.map((delivery, index) => {
      if (!isObject(delivery)) throwFaults([faultAt(`/deliveries/${index}`, deliveryArgument)]);
      const { idempotencyKey, destination, headers, ...lead } = delivery;
      const request = { destination, ...(headers === undefined ? {} : { headers }), lead: wireLead(lead) };
      const faults = [...idempotencyKeyFaults(idempotencyKey), ...requestFaults(request)];
      throwFaults(faults.map((fault) => toBatchFault(fault, index)));
      return { idempotency_key: idempotencyKey, ...request };
    });
    return (await this.#call('POST', '/deliveries/batch', { body: { deliveries: bodies } }, options)).deliveries;
  }

  /**
   * Records what was found at the destination after an ambiguous delivery; its receipts contain the statement.
   * @param {string} id @param {{ outcome: 'arrived' | 'not_arrived', evidenceSha256?: string }} statement @param {CallOptions} [options] @returns {Promise<any>}
   */
  async settle(id, statement, options) {
    const allowed = "the id of a delivery (dlv_...), and { outcome: 'arrived' or 'not_arrived', evidenceSha256? }";
    checkArgument(isNonEmptyText(id) && isObject(statement), 'settle', allowed);
    const { outcome, evidenceSha256 } = statement;
    const body = { outcome, ...(evidenceSha256 === undefined ? {} : { evidence_sha256: evidenceSha256 }) };
    return this.#call('POST', `/deliveries/${encodeURIComponent(id)}/settle`, { body }, options);
  }

  /** A delivery by its id, such as dlv_...: state, and `receipt` when it is finished. @param {string} id @param {CallOptions} [options] @returns {Promise<any>} */
  async get(id, options) {
    checkArgument(isNonEmptyText(id), 'get', 'the id of a delivery (dlv_...)');
    return this.#call('GET', `/deliveries/${encodeURIComponent(id)}`, {}, options);
  }

  /** A delivery by its idempotency key. @param {string} idempotencyKey @param {CallOptions} [options] @returns {Promise<any>} */
  async lookUp(idempotencyKey, options) {
    throwFaults(idempotencyKeyFaults(idempotencyKey));
    return this.#call('GET', '/deliveries/lookup', { headers: { 'Idempotency-Key': idempotencyKey } }, options);
  }

  /**
   * Deliveries, newest first: `{deliveries, next_cursor}`. A delivery has `receipt` and, after a replay or settlement,
   * `earlier_receipts`.
   * `since` and `until` are RFC 3339 times. @param {{ state?: string, origin?: string, since?: string, until?: string, cursor?: number }} [query]
   * @param {CallOptions} [options] @returns {Promise<any>}
   */
  async list(query = {}, options) {
    checkArgument(isObject(query), 'list', 'an object with any of state, origin, since, until and cursor');
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return this.#call('GET', `/deliveries?${new URLSearchParams(parameters)}`, {}, options);
  }

  /** Plan, usage and limits. @param {CallOptions} [options] @returns {Promise<any>} */
  async usage(options) {
    return this.#call('GET', '/usage', {}, options);
  }

  /** Checks whether leads can be delivered; sends no lead. @param {string} destination @param {CallOptions} [options] @returns {Promise<any>} */
  async checkDestination(destination, options) {
    checkArgument(isNonEmptyText(destination), 'checkDestination', 'the destination, an https URL as text');
    return this.#call('POST', '/destinations/check', { body: { destination } }, options);
  }

  /**
   * Delivers a signed sample lead, which is not counted as a live delivery.
   * @param {{ idempotencyKey: string, destination: string, headers?: Record<string, string> | undefined }} test @param {CallOptions} [options] @returns {Promise<Receipt>}
   */
  async testDestination(test, options) {
    checkArgument(isObject(test), 'testDestination', 'one object: { idempotencyKey, destination, headers? }');
    const { idempotencyKey, destination, headers } = test;
    throwFaults([...idempotencyKeyFaults(idempotencyKey), ...headersFaults(headers)]);
    const request = { headers: { 'Idempotency-Key': idempotencyKey }, body: { destination, headers } };
    return this.#call('POST', '/destinations/test', request, options);
  }

  /**
   * A link to a page with the deliveries of a destination, for the `src` of an `<iframe>`: `url` and `expires_at`. Only pages of
   * `frameOrigins` can frame it; anyone with the link can read the page until it expires, after `expiresInSeconds` (default 3600).
   * `headers`: the headers of the deliveries.
   * @param {{ destination: string, frameOrigins: readonly string[], headers?: Record<string, string>, expiresInSeconds?: number }} link @param {CallOptions} [options] @returns {Promise<{ url: string, expires_at: string }>}
   */
  async createEmbedLink(link, options) {
    const allowed = 'one object: { destination, frameOrigins, headers?, expiresInSeconds? }; frameOrigins is a list';
    checkArgument(isObject(link) && isNonEmptyText(link.destination), 'createEmbedLink', allowed);
    const { destination, headers, frameOrigins, expiresInSeconds } = link;
    const isValid = expiresInSeconds === undefined || Number.isInteger(expiresInSeconds);
    checkArgument(Array.isArray(frameOrigins) && isValid, 'createEmbedLink', allowed);
    throwFaults(headersFaults(headers));
    const body = { destination, headers, frame_origins: frameOrigins, expires_in_seconds: expiresInSeconds };
    return this.#call('POST', '/embeds', { body }, options);
  }

  /** The signing secrets of a destination: `secrets`, usually one. @param {string} origin @param {CallOptions} [options] @returns {Promise<any>} */
  async destinationSecrets(origin, options) {
    checkArgument(isNonEmptyText(origin), 'destinationSecrets', originArgument);
    return this.#call('GET', `/destinations/secret?${new URLSearchParams({ origin })}`, {}, options);
  }

  /**
   * Replaces the signing secret with this `version`, from `destinationSecrets`; may be repeated. The previous secret also signs for
   * `previousHours` (default 24); 0 ends it immediately.
   * @param {string} origin @param {{ version: number, previousHours?: number } & CallOptions} rotation @returns {Promise<any>}
   */
  async rotateDestinationSecret(origin, rotation) {
    const allowed = `${originArgument}, and { version, previousHours? }, both integers; version as destinationSecrets returned it`;
    checkArgument(isNonEmptyText(origin) && isObject(rotation), 'rotateDestinationSecret', allowed);
    const { version, previousHours, ...options } = rotation;
    const isValid = Number.isInteger(version) && (previousHours === undefined || Number.isInteger(previousHours));
    checkArgument(isValid, 'rotateDestinationSecret', allowed);
    const body = { origin, version, previous_hours: previousHours };
    return this.#call('POST', '/destinations/secret/rotate', { body }, options);
  }

  /**
   * Issues a new key of the account: `api_key`, shown only here, and `replaced_key_ends_at`. This client keeps its key, which
   * works until the new one is first used, for at most 24 hours: store the new key, then create a client with it. Not with
   * a named key. @param {CallOptions} [options] @returns {Promise<{ account_id: string, api_key: string, replaced_key_ends_at: string }>}
   */
  async rotateKey(options) {
    return this.#call('POST', '/keys/rotate', { body: {} }, options);
  }

  /** A new echo destination handled by the relay; deliveries there count as test leads. @returns {string} */
  echoDestination() {
    const id = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `${baseUrl.replace(/^http:/, 'https:')}/echo/${id}`;
  }

  /** The last request to an echo destination within 10 minutes: headers and field names. @param {string} destination @param {CallOptions} [options] @returns {Promise<any>} */
  async readEcho(destination, options) {
    checkArgument(isNonEmptyText(destination), 'readEcho', 'the echo destination, as echoDestination returned it');
    return this.#call('GET', `/echo/${encodeURIComponent(destination.split('/').at(-1) ?? '')}`, {}, options);
  }

  /** The public keys of this relay, for `verifyReceipt`; store them. @param {CallOptions} [options] @returns {Promise<VerifyingKey[]>} */
  async keys(options) {
    return (await sendRequest(`${baseUrl}/.well-known/rialto-keys.json`, { method: 'GET' }, options)).keys;
  }

  /** @param {Delivery} delivery @param {Record<string, string>} headers @param {CallOptions} [options] */
  async #deliver({ idempotencyKey, destination, headers: destinationHeaders, ...leadFields }, headers, options) {
    const lead = wireLead(leadFields);
    const body = { destination, ...(destinationHeaders === undefined ? {} : { headers: destinationHeaders }), lead };
    throwFaults([...idempotencyKeyFaults(idempotencyKey), ...requestFaults(body)]);
    const request = { headers: { ...headers, 'Idempotency-Key': idempotencyKey }, body };
    return this.#call('POST', '/deliveries', request, options);
  }

  /** @param {string} method @param {string} path @param {{ headers?: Record<string, string>, body?: object }} request @param {CallOptions} [options] */
  #call(method, path, { headers = {}, body }, options) {
    const allHeaders = { ...headers, Authorization: `Bearer ${this.#apiKey}` };
    if (body === undefined) return sendRequest(`${baseUrl}/api/v1${path}`, { method, headers: allHeaders }, options);
    const json = { method, headers: { ...allHeaders, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return sendRequest(`${baseUrl}/api/v1${path}`, json, options);
  }
}

/**
 * Verifies a receipt offline: that a key of the relay signed it and that its plain hashes match. With `delivery` (the
 * stored argument of `deliver`, or the request body that was sent), or with `destination` and `lead`, it verifies that
 * the receipt is about them, with `previous` that it follows this receipt of the account. The signature does not cover
 * `usage` and `response_excerpt`. The verdict is an object: check `ok`. Rejects where the runtime has no Ed25519.
 * @param {unknown} receipt @param {readonly VerifyingKey[] | { keys: readonly VerifyingKey[] }} keys
 * @param {{ delivery?: object | undefined, destination?: string | undefined, headers?: Record<string, string> | undefined, lead?: Partial<Lead> | undefined, previous?: Receipt }} [expected]
 * @returns {Promise<Verdict>}
 */
export async function verifyReceipt(receipt, keys, expected = {}) {
  const { destination, headers, lead, previous } = expectedDelivery(expected);
  const differs = { payload: /** @type {boolean | null} */ (null), destination: /** @type {boolean | null} */ (null) };
  const verdict = (/** @type {Verdict['fault']} */ fault) => ({ ok: fault === null, fault, differs });
  if (keys === undefined || keys === null)
    throw clientError(
      'invalid_input',
      'Pass the keys of the relay, from keys() or a saved copy: without them no signature is verified.',
    );
  const keyList = /** @type {readonly VerifyingKey[]} */ (
    Array.isArray(keys) ? keys : Reflect.get(Object(keys), 'keys')
  );
  checkArgument(Array.isArray(keyList) && keyList.every(isObject), 'verifyReceipt', keysArgument);
  const typedReceipt = /** @type {Receipt} */ (receipt);
  const invalidity = await signatureFault(typedReceipt, keyList);
  if (invalidity !== null) return verdict(invalidity);
  const { fingerprints } = typedReceipt;
  if (lead !== undefined)
    differs.payload = !(await matchesFingerprint(fingerprints, 'payload', await sha256(canonicalJson(wireLead(lead)))));
  if (destination !== undefined)
    differs.destination = !(await matchesFingerprint(
      fingerprints,
      'destination',
      await sha256(destinationText(destination, headers)),
    ));
  if (differs.payload) return verdict('payload');
  if (differs.destination) return verdict('destination');
  const follows = previous === undefined || (await receiptHash(previous)) === typedReceipt.previous;
  return verdict(follows ? null : 'previous');
}

/**
 * Delivery that a receipt is compared with. `delivery` has the arguments of `deliver`, or the members of the request body, with `lead`.
 * @param {any} expected @returns {{ destination?: string, headers?: Record<string, string>, lead?: Partial<Lead>, previous?: Receipt }}
 */
function expectedDelivery(expected) {
  checkArgument(isObject(expected), 'verifyReceipt', expectedArgument);
  const { delivery, ...overrides } = expected;
  const objects = [delivery, overrides.lead, overrides.headers].filter((value) => value !== undefined);
  checkArgument(objects.every(isObject), 'verifyReceipt', expectedArgument);
  checkArgument(
    overrides.destination === undefined || isString(overrides.destination),
    'verifyReceipt',
    expectedArgument,
  );
  if (delivery === undefined) return overrides;
  const { idempotencyKey, idempotency_key, destination, headers, ...lead } = delivery;
  const stored = { destination, headers, lead: isObject(lead.lead) ? lead.lead : lead };
  return { ...stored, ...Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined)) };
}

/**
 * The first fault of a receipt that the relay has not issued; null for a valid receipt.
 * @param {Receipt} receipt @param {readonly VerifyingKey[]} keys
 */
async function signatureFault(receipt, keys) {
  if (!isReceipt(receipt)) return 'not_a_receipt';
  const { kid, value } = receipt.signature;
  const key = keys.find((verifyingKey) => verifyingKey.kid === kid);
  if (key === undefined) return 'unknown_key';
  const bytes = signedBytesOf(receipt);
  // 64 bytes: the last character encodes two bits only, so that each signature has only one encoding.
  if (bytes === null || !/^[\w-]{85}[AQgw]$/.test(value)) return 'signature';
  const publicKey = await importKey(key);
  const signatureBytes = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  if (!(await crypto.subtle.verify('Ed25519', publicKey, signatureBytes, bytes))) return 'signature';
  for (const name of /** @type {const} */ (['payload', 'destination'])) {
    const expectedHash = receipt[`${name}_sha256`];
    if (
      expectedHash !== undefined &&
      !(isHash(expectedHash) && (await matchesFingerprint(receipt.fingerprints, name, expectedHash)))
    )
      return 'plain_hash';
  }
  return null;
}

/** @param {VerifyingKey} key */
async function importKey({ x }) {
  try {
    return await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
  } catch (error) {
    if (globalThis.crypto?.subtle !== undefined && Reflect.get(Object(error), 'name') !== 'NotSupportedError')
      throw error;
    const detail = 'This runtime has no Ed25519 in WebCrypto (browsers have it with https only). Use a newer one.';
    throw clientError('ed25519_missing', detail);
  }
}

/** @param {Receipt} receipt @returns {boolean} */
function isReceipt(receipt) {
  const { version, signature, fingerprints } = receipt ?? {};
  const { alg, kid, value, ...otherMembers } = signature ?? {};
  const isSigned = alg === 'Ed25519' && isString(kid) && isString(value) && Object.keys(otherMembers).length === 0;
  if (version !== 'rialto-receipt/1' || !isSigned) return false;
  const { payload, destination, nonces } = fingerprints ?? {};
  return [payload, destination, nonces?.payload, nonces?.destination].every(isHash);
}

/** @param {unknown} value @returns {value is string} */
const isString = (value) => typeof value === 'string';
/** @param {unknown} value */
const isHash = (value) => isString(value) && /^[0-9a-f]{64}$/.test(value);

/** Bytes that the signature covers; null for a value without canonical JSON. @param {Receipt} receipt */
function signedBytesOf(receipt) {
  const { signature, idempotency_key, usage, response_excerpt, payload_sha256, destination_sha256, ...signed } =
    receipt;
  try {
    return new TextEncoder().encode(canonicalJson(signed));
  } catch {
    return null;
  }
}

/** The hash that the account's next receipt contains as `previous`. @param {Receipt} receipt */
export async function receiptHash(receipt) {
  const bytes = isReceipt(receipt) ? signedBytesOf(receipt) : null;
  return bytes === null ? null : sha256(bytes);
}

/**
 * Whether valid receipts of one account are complete: each contains the hash of the previous one. `receipts` is the
 * number of different receipts, `chains` that of the separate sequences that they form: more than one when receipts
 * between them are missing from the list, or when the receipts are of different accounts. A delivery that was replayed or
 * settled has several receipts: `get` and `list` return the others as `earlier_receipts`. `branched`: two receipts name
 * the same previous receipt. `summary` describes the result in a sentence; null for fewer than two receipts. Does not
 * verify the receipts.
 * @param {readonly Receipt[]} receipts @returns {Promise<{ receipts: number, chains: number, branched: boolean, summary: string | null }>}
 */
export async function receiptChains(receipts) {
  checkArgument(Array.isArray(receipts), 'receiptChains', 'an array of receipts');
  /** @type {Map<string | null, Receipt>} */
  const byHash = new Map();
  for (const receipt of receipts) byHash.set(await receiptHash(receipt), receipt);
  byHash.delete(null);
  const previousHashes = [...byHash.values()].map((receipt) => receipt.previous);
  const hashes = previousHashes.filter((hash) => hash !== null);
  const chains = previousHashes.filter((hash) => !byHash.has(hash)).length;
  const branched = new Set(hashes).size < hashes.length;
  return { receipts: byHash.size, chains, branched, summary: chainSummary(byHash.size, chains, branched) };
}

/** @param {number} receipts @param {number} chains @param {boolean} branched */
function chainSummary(receipts, chains, branched) {
  if (receipts < 2) return null;
  if (branched) return 'Two of these receipts name the same previous receipt. This cannot happen within one account.';
  return chains === 1
    ? `The ${receipts} different receipts form one chain without a gap.`
    : `The ${receipts} different receipts form ${chains} separate chains: some receipts in between are missing, or the receipts are of different accounts. A delivery that was replayed or settled has several receipts: the relay returns the earlier ones as \`earlier_receipts\` of the delivery, and a download contains them.`;
}

/** Whether a fingerprint is the hash of its nonce and this plain hash. @param {Receipt} fingerprints @param {'payload' | 'destination'} name @param {string} plainHash */
async function matchesFingerprint(fingerprints, name, plainHash) {
  const hex = fingerprints.nonces[name] + plainHash;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return (await sha256(bytes)) === fingerprints[name];
}

/** SHA-256 in hex. @param {string | Uint8Array<ArrayBuffer>} data */
async function sha256(data) {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Canonical JSON (RFC 8785). @param {unknown} value @returns {string} */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${canonicalJson(name)}:${canonicalJson(member)}`).join()}}`;
  }
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) throw new TypeError('unpaired surrogate');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('number without a JSON representation');
  return JSON.stringify(value);
}

/**
 * Sends a request, and retries it once when the response was lost: the idempotency key makes that safe. Responses
 * are not retried, also not 424, 429 and 503: `retryAfterSeconds` is the time until a retry.
 * @param {string} url @param {RequestInit} request @param {CallOptions} [options] @returns {Promise<any>}
 */
async function sendRequest(url, request, options) {
  const signal = options?.signal;
  checkArgument(signal === undefined || signal instanceof AbortSignal, 'The option signal', 'an AbortSignal');
  const callSignal = AbortSignal.any([AbortSignal.timeout(callTimeoutMs), ...(signal ? [signal] : [])]);
  const firstResult = await attempt(url, { ...request, signal: callSignal });
  const isLost = firstResult.problem?.['code'] === 'unreachable';
  const { status, body, problem, requestId } = isLost
    ? await attempt(url, { ...request, signal: callSignal })
    : firstResult;
  if (problem === undefined) return body;
  if (status === 0) signal?.throwIfAborted();
  // The replay whose response was lost has delivered the lead.
  if (isLost && problem['code'] === 'already_delivered' && problem['receipt']) return problem['receipt'];
  throw new RialtoRelayError(status, problem, requestId);
}

/** @type {RequestInit} */
const fetchOptions = { redirect: 'error', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' };

/**
 * @param {string} url @param {RequestInit & { signal: AbortSignal }} request
 * @returns {Promise<{ status: number, body?: any, problem?: Record<string, any>, requestId?: string | null }>}
 */
async function attempt(url, request) {
  try {
    const response = await fetch(url, { ...request, ...fetchOptions });
    const text = await readText(response);
    return text === null ? responseTooLong : readResponse(response, text);
  } catch (error) {
    // Neither the error nor its cause is passed on, since they can contain the request.
    const { name, message, cause } = /** @type {any} */ (error);
    const isRedirect = /redirect/i.test(`${name} ${message} ${cause?.message}`);
    if (isRedirect) return noResponse('redirected', 'The response was a redirect, which is not followed.');
    const [code, failure] = request.signal.aborted
      ? ['timeout', 'did not respond in time']
      : ['unreachable', `could not be reached (${cause?.code ?? name})`];
    return noResponse(code, `The relay ${failure}; retry with the same key.`);
  }
}

/** The text of the body; null when it exceeds the size limit. @param {Response} response */
async function readText({ body }) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; ) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= responseCharactersMax) continue;
    void reader?.cancel().catch(() => {});
    return null;
  }
}

/** @param {Response} response @param {string} text */
function readResponse({ status, ok, headers }, text) {
  const requestId = headers.get('X-Request-Id');
  const body = parseObject(text);
  if (ok)
    return body === null ? noResponse('invalid_answer', 'The response is not JSON.') : { status, body, requestId };
  const retryAfter = headers.get('Retry-After') ?? '';
  const headerMembers = /^\d{1,9}$/.test(retryAfter) ? { retry_after_seconds: Number(retryAfter) } : {};
  return { status, problem: { ...headerMembers, ...body }, requestId };
}

/** @param {string} code @param {string} detail */
const noResponse = (code, detail) => ({ status: 0, problem: { code, detail } });
const responseTooLong = noResponse('invalid_answer', 'The response exceeds the size limit.');

/** Parses a JSON object; null for other texts. @param {string} text */
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {string} code @param {string} detail */
function clientError(code, detail) {
  return new RialtoRelayError(0, { code, detail });
}

/** A lead with the member names of the API. @param {Partial<Lead>} lead @returns {Record<string, unknown>} */
function wireLead({ externalId, ...lead }) {
  const renamed = externalId === undefined ? lead : { ...lead, external_id: externalId };
  return Object.fromEntries(Object.entries(renamed).filter(([, value]) => value !== undefined));
}

// The validation rules of the relay, so that invalid requests are not sent. Only the relay checks whether a
// destination is public. Messages state what is allowed and never repeat the value.

/** @typedef {{ pointer: string, code: string, message: string }} Fault @typedef {readonly [allowed: string, test: (value: any) => boolean]} Rule */

const forbiddenInLine = /[\0-\x1f\x7f-\x9f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\p{Cs}]/u;
const forbiddenInText = /[\0-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\u202a-\u202e\u{e0000}-\u{e007f}\p{Cs}]/u;

/** @param {unknown} value @param {number} min @param {number} max @param {RegExp} [forbidden] */
const isText = (value, min, max, forbidden = forbiddenInLine) =>
  isString(value) && [...value].length >= min && [...value].length <= max && !forbidden.test(value);
/** @type {(min: number, max: number) => Rule} */
const line = (min, max) => [`one line of ${min} to ${max} characters`, (value) => isText(value, min, max)];
/** @type {(allowed: string, pattern: RegExp) => Rule} */
const matching = (allowed, pattern) => [allowed, (value) => isString(value) && pattern.test(value)];
/** @type {Rule} */
const flag = ['true or false', (value) => typeof value === 'boolean'];

const timePattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** @type {Record<string, Rule>} */
const consentRules = {
  granted: flag,
  at: ['a time such as 2026-01-31T12:00:00Z', isTime],
  text_sha256: matching('64 hex digits in lower case', /^[0-9a-f]{64}$/),
  page_url: ['an http or https URL without user name', (value) => isText(value, 1, 2_048) && isLink(value)],
};

/** @type {Record<string, Rule>} */
const leadRules = {
  name: line(1, 200),
  email: ['an email address', (value) => isText(value, 3, 254) && /^[^@\s]+@[^@\s]+$/.test(value)],
  source: line(1, 120),
  phone: matching('a number by E.164: a plus and 2 to 15 digits', /^\+[1-9]\d{1,14}$/),
  message: ['text of at most 4000 characters', (value) => isText(value, 0, 4_000, forbiddenInText)],
  external_id: line(0, 120),
  campaign: line(0, 120),
  test: flag,
  consent: ['an object with `granted` and `at`', isObject],
  extra: ['at most 32 members, named in lower-case letters, digits and _', isExtra],
};

/** @param {string} name */
const isExtraName = (name) => /^(?!constructor$)[a-z][a-z0-9_]{0,63}$/.test(name);
/** @type {Rule} */
const extraRule = [
  'text of at most 1000 characters, true, false or an integer',
  (value) => typeof value === 'boolean' || Number.isSafeInteger(value) || isText(value, 0, 1_000, forbiddenInText),
];

/** @param {unknown} value */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {object} value */
function isExtra(value) {
  return isObject(value) && Object.keys(value).length <= 32 && Object.keys(value).every(isExtraName);
}

/** Date.parse accepts 31 February as 3 March. @param {unknown} value */
function isTime(value) {
  const day = (isString(value) && timePattern.exec(value)?.[1]) || '';
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** @param {string} value */
function isLink(value) {
  return (
    /^https?:\/\/([^/?#@:[\]%]+|\[[0-9a-f:.]+\])(:(?!0+(?![0-9]))\d{1,5})?([/?#]|$)/i.test(value) &&
    !/[\s\\<>]/.test(value) &&
    URL.canParse(value)
  );
}

/** @param {unknown} key @returns {Fault[]} */
function idempotencyKeyFaults(key) {
  if (isString(key) && /^(?=.{1,120}$)[!-~]([ -~]*[!-~])?$/.test(key)) return [];
  return [faultAt('/idempotency_key', '1 to 120 printable ASCII characters without spaces at the ends')];
}

/** @param {{ destination: unknown, headers?: unknown, lead: Record<string, any> }} request @returns {Fault[]} */
function requestFaults(request) {
  const { destination, headers, lead } = request;
  const faults = [...headersFaults(headers), ...membersFaults('/lead', lead, leadRules, ['source'])];
  if (lead['email'] === undefined && lead['phone'] === undefined) faults.push(faultAt('/lead', '`email` or `phone`'));
  if (isObject(lead['consent']))
    faults.push(...membersFaults('/lead/consent', lead['consent'], consentRules, ['granted', 'at']));
  if (isExtra(lead['extra']))
    for (const [name, value] of Object.entries(lead['extra']))
      if (!extraRule[1](value)) faults.push(faultAt(`/lead/extra/${name}`, extraRule[0]));
  if (!isDestination(destination))
    faults.push(
      faultAt('/destination', 'an https URL of at most 2048 ASCII characters, without user name and fragment'),
    );
  if (faults.length === 0 && new TextEncoder().encode(JSON.stringify(request)).length > bodyBytesMax)
    faults.push({
      pointer: '',
      code: 'body_too_large',
      message: `The request body may have at most ${bodyBytesMax} bytes.`,
    });
  return faults;
}

/** Header names that the relay refuses. */
const refusedHeaders = new Set(
  `accept accept-encoding connection content-digest content-encoding content-length content-type cookie date expect
  forwarded host idempotency-key keep-alive origin proxy-authorization proxy-connection referer te trailer
  transfer-encoding upgrade user-agent via webhook-attempt webhook-id webhook-signature webhook-timestamp
  x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip`.split(/\s+/),
);

/** @param {unknown} headers @returns {Fault[]} */
function headersFaults(headers) {
  if (headers === undefined) return [];
  const entries = isObject(headers) ? Object.entries(/** @type {object} */ (headers)) : null;
  const names = new Set(entries?.map(([name]) => name.toLowerCase()));
  const isValid = entries?.every(
    ([name, value]) =>
      /^(?!constructor$)[A-Za-z][A-Za-z0-9-]{0,63}$/.test(name) &&
      !refusedHeaders.has(name.toLowerCase()) &&
      isString(value) &&
      /^(?=.{1,2048}$)[!-~]([ -~]*[!-~])?$/.test(value),
  );
  if (isValid && names.size === entries?.length && names.size <= 8) return [];
  return [faultAt('/headers', 'at most 8 headers of printable ASCII that the relay does not set itself')];
}

/** Text of a destination, including its headers, of which the fingerprint is computed. @param {string} destination @param {Record<string, string>} [headers] */
function destinationText(destination, headers = {}) {
  const headerEntries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return headerEntries.length === 0 ? destination : canonicalJson([destination, Object.fromEntries(headerEntries)]);
}

/** @param {string} pointer @param {Record<string, unknown>} members @param {Record<string, Rule>} rules @param {readonly string[]} required @returns {Generator<Fault>} */
function* membersFaults(pointer, members, rules, required) {
  if (Object.keys(members).some((name) => !Object.hasOwn(rules, name)))
    yield { ...faultAt(pointer, `only: ${Object.keys(rules).join(', ')}`), code: 'unknown_property' };
  for (const [name, [allowed, test]] of Object.entries(rules)) {
    const value = members[name];
    if (value === undefined ? required.includes(name) : !test(value)) yield faultAt(`${pointer}/${name}`, allowed);
  }
}

/** Checks the raw text, since URL parsers correct many invalid URLs. @param {unknown} value */
function isDestination(value) {
  if (!isString(value) || value.length > 2_048 || !/^[!-~]*$/.test(value) || /[\\<>"#]/.test(value)) return false;
  return /^https:\/\/[^/?@:][^/?@]*([/?]|$)/i.test(value) && URL.canParse(value);
}

/** @param {string} pointer @param {string} allowed @returns {Fault} */
function faultAt(pointer, allowed) {
  return { pointer, code: 'invalid', message: `${pointer} takes ${allowed}.` };
}

/** Fault of a delivery with its pointer in the batch request. @param {Fault} fault @param {number} index @returns {Fault} */
function toBatchFault({ pointer, code, message }, index) {
  const batchPointer = `/deliveries/${index}${pointer}`;
  return { pointer: batchPointer, code, message: pointer === '' ? message : message.replace(pointer, batchPointer) };
}

const deliveryArgument = 'an object: { idempotencyKey, destination, source, email or phone, ... }';
const originArgument = 'the origin of a destination as text, such as https://crm.example.com';
const keysArgument = 'the keys of the relay: the list that keys() returns, or the document with that list as `keys`';
const expectedArgument =
  'as its third argument an object with any of delivery (an object), destination (text), headers, lead (objects) and previous';

/** Throws invalid_input for an invalid argument, before anything is sent. @param {boolean} isValid @param {string} name @param {string} allowed */
function checkArgument(isValid, name, allowed) {
  if (!isValid) throwFaults([{ pointer: '', code: 'invalid', message: `${name} takes ${allowed}.` }]);
}

/** @param {unknown} value */
function isNonEmptyText(value) {
  return isString(value) && value !== '';
}

/** @param {readonly Fault[]} errors */
function throwFaults(errors) {
  const [firstFault] = errors;
  if (firstFault !== undefined)
    throw new RialtoRelayError(0, { code: 'invalid_input', detail: firstFault.message, errors });
}

/** Whether a text is a well-formed key; its last six characters are the CRC-32 of the others in base 62. @param {string} text */
function isApiKey(text) {
  if (!/^rlk_live_[0-9A-Za-z]{36}$/.test(text)) return false;
  let crc = 0xffffffff;
  for (const character of text.slice(0, -6)) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let checksum = 0;
  for (const digit of text.slice(-6)) checksum = checksum * 62 + digits.indexOf(digit);
  return checksum === (crc ^ 0xffffffff) >>> 0;
}
