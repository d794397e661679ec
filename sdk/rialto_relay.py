"""Client of a Rialto relay, in one file for Python >= 3.9 and its standard library.

    relay = RialtoRelay(os.environ["RIALTO_RELAY_KEY"])
    delivery = dict(idempotency_key="form-42", destination="https://crm.example.com/leads",
                    name="Ada Lovelace", email="ada@mail.example", source="contact form")
    try:
        receipt = relay.deliver(**delivery)  # delivered: keep the receipt
    except RialtoRelayError as error:
        if error.status != 424:
            raise  # nothing was sent, or the outcome is unknown: retry the same call
        # Not delivered; see error.receipt. Keep the lead and, after `next_action`:
        relay.replay(**delivery)  # the same arguments again

The relay stores no leads: keep your own copy until a lead is delivered. The key is sent to the base URL only, and
the client neither prints nor stores keys and leads. Clients are thread-safe: each call has a separate connection.
"""

import base64
import datetime
import hashlib
import http.client
import json
import re
import secrets
import socket
import ssl
import threading
import time
import urllib.parse
import zlib

__all__ = ["RialtoRelay", "RialtoRelayError", "Verdict", "receipt_chains", "verify_receipt"]

_BASE_URL = "http://localhost:8080/relay"
_CALL_TIMEOUT_SECONDS = 35  # a delivery takes at most 25 s
_CONNECT_TIMEOUT_SECONDS = 10  # for each address of the relay
_BODY_BYTES_MAX = 32 * 1024
_RESPONSE_BYTES_MAX = 8 * 1024 * 1024  # several times the size of the longest list


class RialtoRelayError(Exception):
    """An error response of the relay. Status 0: there was no response (`unreachable`, `timeout`), or nothing was
    sent (`invalid_input`, `api_key_invalid`, `insecure_address`).

    `code` is stable; `details["type"]` is the URL of its documentation. `receipt` is the signed receipt of responses
    with 424 and some with 409. `details` is the problem document: `errors`, `differs`, `upgrade` and so on.
    `retry_after_seconds` is the time until a retry. Only code and detail are printed, because receipts can contain
    your idempotency key.
    """

    def __init__(self, message, status=0, details=None, request_id=None):
        super().__init__(message)
        self.status = status
        self.details = details or {}
        self.code = self.details.get("code", "http_%d" % status)
        self.request_id = self.details.get("request_id", request_id)
        self.retry_after_seconds = self.details.get("retry_after_seconds")
        self.receipt = self.details.get("receipt")


class RialtoRelay:
    """Client of one account. The checksum of the key is verified. The key does not appear in representations, logs
    or tracebacks of the client, which cannot be copied or pickled."""

    __slots__ = ("__authorize",)

    def __init__(self, api_key):
        is_key = _is_api_key(api_key)
        self.__authorize = _authorization(api_key)
        del api_key  # some tracebacks show local variables
        if not _is_https_or_loopback(_BASE_URL):
            raise _client_error("insecure_address", "The URL of this client is neither https nor a loopback address; "
                         "the key is not sent.")
        if not is_key:
            raise _client_error("api_key_invalid", "The API key is not valid: it must be rlk_live_ and 36 letters and digits "
                         "with a correct checksum.")

    def __repr__(self):
        return "<RialtoRelay at %s>" % _BASE_URL

    def __reduce__(self):
        raise TypeError("a RialtoRelay contains an API key and cannot be pickled or copied")

    def deliver(self, *, idempotency_key, destination, headers=None, **lead):
        """Delivers a lead and returns the signed receipt. Raises with status 424, and the receipt, when it was
        not delivered. A repeated call with the same key sends nothing and returns the signed part of the same receipt.

        Use a new idempotency key for each lead, and the same key for each retry of a lead. A lead has `source` and
        `email` or `phone` (E.164). Optional: `name`, `message`, `external_id`, `campaign`, `test=True` (delivered but
        not counted), `consent` (a dict of `granted`, `at` (RFC 3339 with an offset) and optionally `text_sha256` and
        `page_url`) and `extra` (a dict of at most 32 strings, booleans and integers). `headers`: at most 8 headers for
        the destination, such as Authorization; they are part of its fingerprint and are not stored. None means omitted.
        """
        return self.__deliver(idempotency_key, destination, headers, lead, {})

    def replay(self, *, idempotency_key, destination, headers=None, **lead):
        """Retries a delivery that failed. The arguments are those of `deliver`: the relay compares the fingerprints of
        lead and destination with those of the first call."""
        return self.__deliver(idempotency_key, destination, headers, lead, {"X-Rialto-Replay": "true"})

    def deliver_batch(self, deliveries):
        """Delivers up to 20 leads, each a dict of the arguments of `deliver`. Returns one item per lead, in the same
        order: `status` (as of `deliver`), `receipt` and `problem`."""
        _check_argument(_is_iterable(deliveries), "deliver_batch", "a list of 1 to 20 deliveries, each " + _DELIVERY_ARGUMENT)
        bodies = []
        for index, delivery in enumerate(deliveries):
            if not isinstance(delivery, dict):
                _raise_faults([_fault_at("/deliveries/%d" % index, _DELIVERY_ARGUMENT)])
            lead = _without_none(delivery)
            key, destination, headers = (lead.pop(name, None) for name in ("idempotency_key", "destination", "headers"))
            body = _without_none({"destination": destination, "headers": headers, "lead": lead})
            _raise_faults([_to_batch_fault(fault, index) for fault in _idempotency_key_faults(key) + _request_faults(body)])
            bodies.append({"idempotency_key": key, **body})
        return self.__call("POST", "/deliveries/batch", body={"deliveries": bodies})["deliveries"]

    def settle(self, id, *, outcome, evidence_sha256=None):
        """Records whether the lead of an ambiguous delivery is at the destination: `arrived` or `not_arrived`. The next
        receipt contains it as a statement of the account."""
        _check_argument(_is_nonempty_text(id), "settle", _ID_ARGUMENT)
        body = _without_none({"outcome": outcome, "evidence_sha256": evidence_sha256})
        return self.__call("POST", "/deliveries/%s/settle" % urllib.parse.quote(id, safe=""), body=body)

    def get(self, id):
        """A delivery by its id, such as dlv_...: state, and `receipt` when it is finished."""
        _check_argument(_is_nonempty_text(id), "get", _ID_ARGUMENT)
        return self.__call("GET", "/deliveries/" + urllib.parse.quote(id, safe=""))

    def look_up(self, idempotency_key):
        """A delivery by its idempotency key."""
        _raise_faults(_idempotency_key_faults(idempotency_key))
        return self.__call("GET", "/deliveries/lookup", {"Idempotency-Key": idempotency_key})

    def list(self, *, state=None, origin=None, since=None, until=None, cursor=None):
        """Deliveries, newest first: `deliveries` and `next_cursor`. A delivery has `receipt` and, after a replay or
        settlement, `earlier_receipts`. `since` and `until` are RFC 3339 times."""
        query = _without_none(dict(state=state, origin=origin, since=since, until=until, cursor=cursor))
        return self.__call("GET", "/deliveries" + ("?" + urllib.parse.urlencode(query) if query else ""))

    def usage(self):
        """Plan, usage and limits."""
        return self.__call("GET", "/usage")

    def check_destination(self, destination):
        """Checks whether leads can be delivered; sends no lead."""
        _check_argument(_is_nonempty_text(destination), "check_destination", "the destination, an https URL as text")
        return self.__call("POST", "/destinations/check", body={"destination": destination})

    def test_destination(self, *, idempotency_key, destination, headers=None):
        """Delivers a signed sample lead, which is not counted as a live delivery."""
        _raise_faults(_idempotency_key_faults(idempotency_key) + _headers_faults(headers))
        body = _without_none({"destination": destination, "headers": headers})
        return self.__call("POST", "/destinations/test", {"Idempotency-Key": idempotency_key}, body)

    def create_embed_link(self, *, destination, frame_origins, headers=None, expires_in_seconds=None):
        """A link to a page with the deliveries of a destination, for the `src` of an `<iframe>`: `url` and `expires_at`.
        Only pages of `frame_origins` can frame it; anyone with the link can read the page until it expires, after
        `expires_in_seconds` (default 3600). `headers`: the headers of the deliveries."""
        is_valid = expires_in_seconds is None or _is_integer(expires_in_seconds)
        is_valid = is_valid and _is_nonempty_text(destination) and isinstance(frame_origins, (list, tuple))
        _check_argument(is_valid, "create_embed_link",
                        "destination as text, frame_origins as a list, and optionally headers and expires_in_seconds")
        _raise_faults(_headers_faults(headers))
        body = _without_none({"destination": destination, "headers": headers, "frame_origins": list(frame_origins),
                              "expires_in_seconds": expires_in_seconds})
        return self.__call("POST", "/embeds", body=body)

    def destination_secrets(self, origin):
        """The signing secrets of a destination: `secrets`, usually one."""
        _check_argument(_is_nonempty_text(origin), "destination_secrets", _ORIGIN_ARGUMENT)
        return self.__call("GET", "/destinations/secret?" + urllib.parse.urlencode({"origin": origin}))

    def rotate_destination_secret(self, origin, *, version, previous_hours=None):
        """
        Replaces the signing secret with this `version`, from `destination_secrets`; may be repeated. The previous secret
        also signs for `previous_hours` (default 24); 0 ends it immediately.
        """
        is_valid = (_is_nonempty_text(origin) and _is_integer(version)
                    and (previous_hours is None or _is_integer(previous_hours)))
        _check_argument(is_valid, "rotate_destination_secret", _ORIGIN_ARGUMENT + ", and version and optionally "
                         "previous_hours, both integers; version as destination_secrets returned it")
        body = _without_none({"origin": origin, "version": version, "previous_hours": previous_hours})
        return self.__call("POST", "/destinations/secret/rotate", body=body)

    def rotate_key(self):
        """Issues a new key of the account: `api_key`, shown only here, and `replaced_key_ends_at`. This client keeps its
        key, which works until the new one is first used, for at most 24 hours: store the new key, then create a client
        with it. Not with a named key."""
        return self.__call("POST", "/keys/rotate", body={})

    def echo_destination(self):
        """A new echo destination handled by the relay; deliveries there count as test leads."""
        return re.sub("^http:", "https:", _BASE_URL) + "/echo/" + secrets.token_hex(16)

    def read_echo(self, destination):
        """The last request to an echo destination within 10 minutes: headers and field names."""
        _check_argument(_is_nonempty_text(destination), "read_echo", "the echo destination, as echo_destination returned it")
        return self.__call("GET", "/echo/" + urllib.parse.quote(destination.rsplit("/", 1)[-1], safe=""))

    def keys(self):
        """The public keys of this relay, for `verify_receipt`; store them."""
        return _send_request("GET", "/.well-known/rialto-keys.json", dict, None)["keys"]

    def __deliver(self, idempotency_key, destination, headers, lead, request_headers):
        body = _without_none({"destination": destination, "headers": headers, "lead": _without_none(lead)})
        _raise_faults(_idempotency_key_faults(idempotency_key) + _request_faults(body))
        return self.__call("POST", "/deliveries", {**request_headers, "Idempotency-Key": idempotency_key}, body)

    def __call(self, method, path, headers=None, body=None):
        authorize = self.__authorize
        content_type = {} if body is None else {"Content-Type": "application/json"}
        return _send_request(method, "/api/v1" + path, lambda: authorize({**content_type, **(headers or {})}), body)


def _send_request(method, path, headers, body):
    """Sends a request, and retries it once when the response was lost: the idempotency key makes that safe. Responses
    are not retried, also not 424, 429 and 503: `retry_after_seconds` is the time until a retry."""
    deadline = time.monotonic() + _CALL_TIMEOUT_SECONDS
    data = None if body is None else _canonical_json(body).encode()
    response = _attempt(method, path, headers, data, deadline)
    is_lost = response[1].get("code") == "unreachable" and response[0] == 0
    if is_lost:
        response = _attempt(method, path, headers, data, deadline)
    status, document, request_id = response
    if 200 <= status < 300:
        return document
    # The replay whose response was lost has delivered the lead.
    if is_lost and document.get("code") == "already_delivered" and document.get("receipt"):
        return document["receipt"]
    raise _error(status, document, request_id)


def _attempt(method, path, headers, data, deadline):
    """Status, document and request id; status 0 without a response. Follows no redirects and uses no proxy.
    Connection errors are not chained, because their tracebacks can contain the request."""
    base = urllib.parse.urlsplit(_BASE_URL)
    connection, timer = _connection(base, deadline), None
    try:
        connection.connect()
        # The timeout of a socket restarts with every byte; this timer limits the whole call.
        timer = threading.Timer(deadline - time.monotonic(), _shut_down, [connection.sock])
        timer.daemon = True
        timer.start()
        connection.sock.settimeout(_CALL_TIMEOUT_SECONDS)
        connection.request(method, base.path + path, data, headers())
        return _read_response(connection.getresponse())
    except (OSError, http.client.HTTPException) as error:
        if time.monotonic() >= deadline - 0.1:
            return 0, _problem("timeout", "The relay did not respond in time; retry with the same key."), None
        reason = getattr(error, "verify_message", None) or getattr(error, "strerror", None) or type(error).__name__
        return 0, _problem("unreachable", "The relay is unreachable (%s); retry with the same key." % reason), None
    finally:
        if timer:
            timer.cancel()
        connection.close()


def _connection(base, deadline):
    timeout = max(0.1, min(_CONNECT_TIMEOUT_SECONDS, deadline - time.monotonic()))
    if base.scheme == "http":
        connection = http.client.HTTPConnection(base.hostname, base.port, timeout=timeout)
    else:
        context = ssl.create_default_context()
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        connection = http.client.HTTPSConnection(base.hostname, base.port, timeout=timeout, context=context)
    connection.set_debuglevel(0)  # debug output contains the headers
    return connection


def _shut_down(sock):
    try:
        socket.socket.shutdown(sock, socket.SHUT_RDWR)
    except OSError:
        pass


def _read_response(response):
    request_id, status = response.headers.get("X-Request-Id"), response.status
    body = response.read(_RESPONSE_BYTES_MAX + 1)
    if 300 <= status < 400:
        return status, _problem("redirected", "The response was a redirect, which is not followed."), request_id
    if len(body) > _RESPONSE_BYTES_MAX:
        return 0, _problem("invalid_answer", "The response exceeds the size limit."), request_id
    if response.length:
        raise http.client.IncompleteRead(body, response.length)
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        if response.headers.get("Content-Length") is None and not response.chunked:
            raise http.client.IncompleteRead(body) from None  # the response may be truncated
        document = None
    if not isinstance(document, dict):
        document = {} if status >= 400 else _problem("invalid_answer", "The response is not JSON.")
        status = status if status >= 400 else 0
    retry_after = response.headers.get("Retry-After", "")
    if status >= 400 and re.fullmatch("[0-9]{1,9}", retry_after):
        document.setdefault("retry_after_seconds", int(retry_after))
    return status, document, request_id


def _error(status, problem, request_id=None):
    text = problem.get("detail") or problem.get("title") or "no detail"
    return RialtoRelayError("%s: %s" % (problem.get("code", "http_%d" % status), text), status, problem, request_id)


def _client_error(code, detail, **more):
    return _error(0, {**_problem(code, detail), **more})


def _problem(code, detail):
    return {"code": code, "detail": detail}


def _is_https_or_loopback(url):
    base = urllib.parse.urlsplit(url)
    return base.scheme == "https" or bool(re.fullmatch(r"localhost|127(\.[0-9]+){3}|::1", base.hostname or ""))


def _authorization(api_key):
    """Function that adds the Authorization header. The key is in a closure, because many tools print attributes."""
    return lambda headers: {**headers, "Authorization": "Bearer " + api_key}


def _canonical_json(value):
    """The canonical JSON (RFC 8785) of a value of a receipt or lead, which contains no fractions."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{%s}" % ",".join("%s:%s" % (_canonical_json(name), _canonical_json(value[name])) for name in names)
    if isinstance(value, (list, tuple)):
        return "[%s]" % ",".join(map(_canonical_json, value))
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, float) or (isinstance(value, int) and abs(value) > _INTEGER_MAX):
        raise ValueError("number without a canonical JSON representation")
    text = json.dumps(value, ensure_ascii=False)
    text.encode()  # an unpaired surrogate has no UTF-8 encoding
    return text


# Receipts.


class Verdict:
    """Result of `verify_receipt`: true when the receipt is valid and matches everything that it was compared with.
    `fault` is None or the first fault: `not_a_receipt`, `unknown_key`, `signature`, `plain_hash` (not issued by the
    relay), or `payload`, `destination`, `previous` (valid, but of another lead, destination or previous receipt).
    `differs` has True or False for `payload` and `destination`, None if it was not compared."""

    __slots__ = ("fault", "differs")

    def __init__(self, fault, payload_differs=None, destination_differs=None):
        self.fault = fault
        self.differs = {"payload": payload_differs, "destination": destination_differs}

    @property
    def ok(self):
        return self.fault is None

    def __bool__(self):
        return self.ok

    def __repr__(self):
        return "<Verdict %s>" % (self.fault or "ok")


_UNSIGNED = ("signature", "idempotency_key", "usage", "response_excerpt", "payload_sha256", "destination_sha256")


def verify_receipt(receipt, keys, *, delivery=None, destination=None, headers=None, lead=None, previous=None):
    """Verifies a receipt offline: that one of `keys` (from `RialtoRelay.keys()`, or the keys document) signed it
    and that its unsigned hashes match. With `delivery` (the stored dict of the arguments of `deliver`, or the request
    body that was sent), or with `destination` and `lead`, it verifies that the receipt is about them, with `previous`
    that it follows this receipt of the account. Returns a `Verdict`. The signature does not cover `usage` and
    `response_excerpt`."""
    if keys is None:
        raise _client_error("invalid_input", "Pass the keys of the relay, from keys() or a saved copy: without them no signature "
                     "is verified.")
    key_list = keys.get("keys") if isinstance(keys, dict) else keys
    is_list = isinstance(key_list, (list, tuple)) and all(isinstance(key, dict) for key in key_list)
    _check_argument(is_list, "verify_receipt", _KEYS_ARGUMENT)
    is_valid = all(value is None or isinstance(value, dict) for value in (delivery, headers, lead))
    _check_argument(is_valid and (destination is None or isinstance(destination, str)), "verify_receipt", _EXPECTED_ARGUMENTS)
    if delivery is not None:
        destination, headers, lead = _expected_delivery(delivery, destination, headers, lead)
    fault = _signature_fault(receipt, key_list)
    if fault is not None:
        return Verdict(fault)
    fingerprints = receipt["fingerprints"]
    payload_differs = None if lead is None else not _matches_fingerprint(fingerprints, "payload", _sha256(_canonical_json(_without_none(lead))))
    destination_differs = None if destination is None else not _matches_fingerprint(
        fingerprints, "destination", _sha256(_destination_text(destination, headers)))
    fault = "payload" if payload_differs else "destination" if destination_differs else None
    if fault is None and previous is not None and _receipt_hash(previous) != receipt["previous"]:
        fault = "previous"
    return Verdict(fault, payload_differs, destination_differs)


def _expected_delivery(delivery, destination, headers, lead):
    """Destination, headers and lead that a receipt is compared with. `delivery` has the arguments of `deliver`, or the
    members of the request body, with `lead`; the other arguments override its values."""
    lead_fields = _without_none(delivery)
    for name in ("idempotency_key", "idempotencyKey"):
        lead_fields.pop(name, None)
    stored_destination, stored_headers = lead_fields.pop("destination", None), lead_fields.pop("headers", None)
    stored_lead = lead_fields["lead"] if isinstance(lead_fields.get("lead"), dict) else lead_fields
    if "externalId" in stored_lead:  # as the JavaScript client stores it
        stored_lead = {"external_id" if name == "externalId" else name: value for name, value in stored_lead.items()}
    return (stored_destination if destination is None else destination,
            stored_headers if headers is None else headers, stored_lead if lead is None else lead)


def _signature_fault(receipt, keys):
    if not _is_receipt(receipt):
        return "not_a_receipt"
    signature = receipt["signature"]
    key = next((key for key in keys if key["kid"] == signature["kid"]), None)
    if key is None:
        return "unknown_key"
    # 64 bytes: the last character encodes two bits only, so that each signature has only one encoding.
    data = _signed_bytes(receipt)
    if data is None or not re.fullmatch("[A-Za-z0-9_-]{85}[AQgw]", signature["value"]):
        return "signature"
    if not _is_signed(_base64url(key["x"]), data, _base64url(signature["value"])):
        return "signature"
    for name in ("payload", "destination"):
        plain_hash = receipt.get(name + "_sha256", receipt)
        if plain_hash is not receipt and not (_is_hash(plain_hash)
                                              and _matches_fingerprint(receipt["fingerprints"], name, plain_hash)):
            return "plain_hash"
    return None


def _is_receipt(receipt):
    if not isinstance(receipt, dict) or receipt.get("version") != "rialto-receipt/1":
        return False
    signature, fingerprints = receipt.get("signature"), receipt.get("fingerprints")
    if not isinstance(signature, dict) or sorted(signature) != ["alg", "kid", "value"] or signature["alg"] != "Ed25519":
        return False
    if not isinstance(signature["kid"], str) or not isinstance(signature["value"], str):
        return False
    nonces = fingerprints.get("nonces") if isinstance(fingerprints, dict) else None
    pairs = [fingerprints, nonces]
    return all(isinstance(pair, dict) and _is_hash(pair.get("payload")) and _is_hash(pair.get("destination"))
               for pair in pairs)


def _is_hash(value):
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def _signed_bytes(receipt):
    """Bytes that the signature covers; None for a value without canonical JSON."""
    try:
        return _canonical_json({name: value for name, value in receipt.items() if name not in _UNSIGNED}).encode()
    except (ValueError, TypeError, RecursionError):
        return None


def _receipt_hash(receipt):
    """The hash that the account's next receipt contains as `previous`."""
    data = _signed_bytes(receipt) if _is_receipt(receipt) else None
    return None if data is None else hashlib.sha256(data).hexdigest()


def receipt_chains(receipts):
    """Whether valid receipts of one account are complete: each contains the hash of the previous one. Returns a dict:
    `receipts` is the number of different receipts, `chains` that of the separate sequences that they form: more than one
    when receipts between them are missing from the list, or when the receipts are of different accounts. A delivery that
    was replayed or settled has several receipts: `get` and `list` return the others as `earlier_receipts`. `branched`: two
    receipts name the same previous receipt. `summary` describes the result in a sentence; None for fewer than two
    receipts. Does not verify the receipts."""
    _check_argument(_is_iterable(receipts), "receipt_chains", "a list of receipts")
    by_hash = {_receipt_hash(receipt): receipt for receipt in receipts}
    by_hash.pop(None, None)
    previous_hashes = [receipt.get("previous") for receipt in by_hash.values()]
    hashes = [value for value in previous_hashes if value is not None]
    chains = sum(value not in by_hash for value in previous_hashes)
    branched = len(set(hashes)) < len(hashes)
    return {"receipts": len(by_hash), "chains": chains, "branched": branched,
            "summary": _chain_summary(len(by_hash), chains, branched)}


def _chain_summary(receipts, chains, branched):
    if receipts < 2:
        return None
    if branched:
        return "Two of these receipts name the same previous receipt. This cannot happen within one account."
    if chains == 1:
        return "The %d different receipts form one chain without a gap." % receipts
    return ("The %d different receipts form %d separate chains: some receipts in between are missing, or the receipts "
            "are of different accounts. A delivery that was replayed or settled has several receipts: the relay returns the earlier "
            "ones as `earlier_receipts` of the delivery, and a download contains them." % (receipts, chains))


def _matches_fingerprint(fingerprints, name, plain_hash):
    """Whether the fingerprint is the hash of its nonce and this plain hash."""
    return hashlib.sha256(bytes.fromhex(fingerprints["nonces"][name] + plain_hash)).hexdigest() == fingerprints[name]


def _sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def _base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Ed25519 verification (RFC 8032). It uses no secrets, so it need not run in constant time. Points are (X, Y, Z, T) with
# x = X/Z, y = Y/Z and xy = T/Z.

_P = 2**255 - 19
_L = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, _P) % _P


def _is_signed(public_key, data, signature):
    """Whether [s]B = R + [k]A, without the cofactor. Accepts only the canonical s."""
    a, s = _point(public_key), int.from_bytes(signature[32:], "little")
    if a is None or len(signature) != 64 or s >= _L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public_key + data).digest(), "little") % _L
    minus_a = (-a[0] % _P, a[1], a[2], -a[3] % _P)
    x, y, z, _ = _add(_multiply(s, _BASE), _multiply(k, minus_a))
    inverse = pow(z, -1, _P)
    encoded = (y * inverse % _P) | (x * inverse % _P & 1) << 255
    return encoded.to_bytes(32, "little") == signature[:32]


def _point(encoded):
    """Decodes a point of 32 bytes, or returns None."""
    number = int.from_bytes(encoded, "little")
    y, sign = number & (1 << 255) - 1, number >> 255
    if len(encoded) != 32 or y >= _P:
        return None
    square = (y * y - 1) * pow(_D * y * y + 1, -1, _P) % _P
    x = pow(square, (_P + 3) // 8, _P)
    if x * x % _P != square:
        x = x * pow(2, (_P - 1) // 4, _P) % _P
    if x * x % _P != square or (x == 0 and sign):
        return None
    x = x if x & 1 == sign else _P - x
    return x, y, 1, x * y % _P


def _add(p, q):
    a = (p[1] - p[0]) * (q[1] - q[0]) % _P
    b = (p[1] + p[0]) * (q[1] + q[0]) % _P
    c = 2 * _D * p[3] * q[3] % _P
    d = 2 * p[2] * q[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _multiply(factor, point):
    total = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            total = _add(total, point)
        point, factor = _add(point, point), factor >> 1
    return total


_BASE = _point((4 * pow(5, -1, _P) % _P).to_bytes(32, "little"))


# The validation rules of the relay, so that invalid requests are not sent. Only the relay checks that a destination
# is in a public network. Messages describe the allowed values and never contain the value.

_INTEGER_MAX = 2**53 - 1
_FORBIDDEN_IN_BOTH = "\x7f-\x9f\u202a-\u202e\ud800-\udfff\U000e0000-\U000e007f"
_FORBIDDEN_IN_LINE = re.compile("[\x00-\x1f\u200b\u2060\u2066-\u2069\ufeff" + _FORBIDDEN_IN_BOTH + "]")
_FORBIDDEN_IN_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f" + _FORBIDDEN_IN_BOTH + "]")


def _is_text(value, min_length, max_length, forbidden=_FORBIDDEN_IN_LINE):
    return isinstance(value, str) and min_length <= len(value) <= max_length and not forbidden.search(value)


def _line(min_length, max_length):
    return "one line of %d to %d characters" % (min_length, max_length), lambda value: _is_text(value, min_length, max_length)


def _matching(allowed, pattern):
    return allowed, lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _is_time(value):
    pattern = r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?"
    match = re.fullmatch(pattern + "(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])", value) if isinstance(value, str) else None
    try:
        # datetime has no year 0, which has as many days as the year 2000.
        return match is not None and bool(datetime.date.fromisoformat(re.sub("^0000", "2000", match.group(1))))
    except ValueError:
        return False


def _is_link(value):
    pattern = r"(?i)https?://([^/?#@:\[\]%\s\\<>]+|\[[0-9a-f:.]+\])(:(?!0+(?![0-9]))[0-9]{1,5})?([/?#][^\s\\<>]*)?"
    return _is_text(value, 1, 2048) and re.fullmatch(pattern, value) is not None


def _is_extra(value):
    pattern = "(?!constructor$)[a-z][a-z0-9_]{0,63}"
    return isinstance(value, dict) and len(value) <= 32 and all(
        isinstance(name, str) and re.fullmatch(pattern, name) for name in value)


def _is_extra_value(value):
    if isinstance(value, int):
        return abs(value) <= _INTEGER_MAX
    return _is_text(value, 0, 1000, _FORBIDDEN_IN_TEXT)


_FLAG = "True or False", lambda value: isinstance(value, bool)
_CONSENT = {
    "granted": _FLAG,
    "at": ("a time such as 2026-01-31T12:00:00Z", _is_time),
    "text_sha256": _matching("64 hex digits in lower case", "[0-9a-f]{64}"),
    "page_url": ("an http or https URL without user name", _is_link),
}
_LEAD = {
    "name": _line(1, 200),
    "email": ("an email address", lambda value: _is_text(value, 3, 254) and re.fullmatch(r"[^@\s]+@[^@\s]+", value)),
    "source": _line(1, 120),
    "phone": _matching("a number by E.164: a plus and 2 to 15 digits", r"\+[1-9][0-9]{1,14}"),
    "message": ("text of at most 4000 characters", lambda value: _is_text(value, 0, 4000, _FORBIDDEN_IN_TEXT)),
    "external_id": _line(0, 120),
    "campaign": _line(0, 120),
    "test": _FLAG,
    "consent": ("a dict with `granted` and `at`", lambda value: isinstance(value, dict)),
    "extra": ("at most 32 members, named in lower-case letters, digits and _", _is_extra),
}


def _without_none(members):
    return {name: value for name, value in members.items() if value is not None}


def _idempotency_key_faults(key):
    if isinstance(key, str) and len(key) <= 120 and re.fullmatch("[!-~]([ -~]*[!-~])?", key):
        return []
    return [_fault_at("/idempotency_key", "1 to 120 printable ASCII characters without spaces at the ends")]


def _request_faults(request):
    destination, lead = request.get("destination"), request["lead"]
    faults = _headers_faults(request.get("headers")) + _member_faults("/lead", lead, _LEAD, ["source"])
    if "email" not in lead and "phone" not in lead:
        faults.append(_fault_at("/lead", "`email` or `phone`"))
    if isinstance(lead.get("consent"), dict):
        faults += _member_faults("/lead/consent", lead["consent"], _CONSENT, ["granted", "at"])
    if _is_extra(lead.get("extra")):
        faults += [_fault_at("/lead/extra/" + name, "text of at most 1000 characters, True, False or an integer")
                   for name, value in lead["extra"].items() if not _is_extra_value(value)]
    if not _is_destination(destination):
        faults.append(_fault_at("/destination", "an https URL of at most 2048 ASCII characters, without user name and fragment"))
    if not faults and len(_canonical_json(request).encode()) > _BODY_BYTES_MAX:
        faults.append({"pointer": "", "code": "body_too_large",
                       "message": "The request body may have at most %d bytes." % _BODY_BYTES_MAX})
    return faults


# Header names that the relay refuses.
_REFUSED_HEADERS = set("""accept accept-encoding connection content-digest content-encoding content-length content-type
    cookie date expect forwarded host idempotency-key keep-alive origin proxy-authorization proxy-connection referer te
    trailer transfer-encoding upgrade user-agent via webhook-attempt webhook-id webhook-signature webhook-timestamp
    x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip""".split())


def _headers_faults(headers):
    if headers is None:
        return []
    if isinstance(headers, dict) and len(headers) <= 8 and all(isinstance(name, str) for name in headers):
        names = {name.lower() for name in headers}
        if len(names) == len(headers) and not names & _REFUSED_HEADERS and all(
                re.fullmatch("(?!constructor$)[A-Za-z][A-Za-z0-9-]{0,63}", name) and isinstance(value, str)
                and len(value) <= 2048 and re.fullmatch("[!-~]([ -~]*[!-~])?", value)
                for name, value in headers.items()):
            return []
    return [_fault_at("/headers", "at most 8 headers of printable ASCII that the relay does not set itself")]


def _destination_text(destination, headers):
    """Text of a destination, including its headers, of which the fingerprint is computed."""
    return _canonical_json([destination, {name.lower(): value for name, value in headers.items()}]) if headers else destination


def _member_faults(pointer, members, rules, required):
    faults = [] if set(members) <= set(rules) else [_fault_at(pointer, "only: " + ", ".join(rules))]
    for name, (allowed, test) in rules.items():
        if (not test(members[name])) if name in members else name in required:
            faults.append(_fault_at(pointer + "/" + name, allowed))
    return faults


def _is_destination(value):
    """Checks the raw text, since URL parsers correct many invalid URLs."""
    if not isinstance(value, str) or len(value) > 2048 or not re.fullmatch("[!-~]+", value):
        return False
    pattern = r"(?i)https://([^/?@:\[\]%^|]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?].*)?"
    return not re.search(r'[\\<>"#]', value) and re.fullmatch(pattern, value) is not None


def _fault_at(pointer, allowed):
    return {"pointer": pointer, "code": "invalid", "message": "%s takes %s." % (pointer, allowed)}


def _to_batch_fault(fault, index):
    """Fault of a delivery with its pointer in the batch request."""
    pointer = "/deliveries/%d%s" % (index, fault["pointer"])
    message = fault["message"].replace(fault["pointer"], pointer, 1) if fault["pointer"] else fault["message"]
    return {**fault, "pointer": pointer, "message": message}


_DELIVERY_ARGUMENT = "a dict with idempotency_key, destination, source, email or phone, and so on"
_ID_ARGUMENT = "the id of a delivery as text (dlv_...)"
_ORIGIN_ARGUMENT = "the origin of a destination as text, such as https://crm.example.com"
_KEYS_ARGUMENT = "the keys of the relay: the list that keys() returns, or the document with that list as `keys`"
_EXPECTED_ARGUMENTS = "delivery, headers and lead as dicts, and destination as text"


def _check_argument(is_valid, name, allowed):
    """Raises invalid_input for an invalid argument, before anything is sent."""
    if not is_valid:
        _raise_faults([{"pointer": "", "code": "invalid", "message": "%s takes %s." % (name, allowed)}])


def _is_nonempty_text(value):
    return isinstance(value, str) and value != ""


def _is_iterable(value):
    """Excludes dicts and strings, whose items are not deliveries or receipts."""
    return hasattr(value, "__iter__") and not isinstance(value, (dict, str, bytes))


def _is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _raise_faults(faults):
    if faults:
        raise _client_error("invalid_input", faults[0]["message"], errors=faults)


def _is_api_key(text):
    """Whether a text is a well-formed key; its last six characters are the CRC-32 of the others in base 62."""
    if not isinstance(text, str) or not re.fullmatch("rlk_live_[0-9A-Za-z]{36}", text):
        return False
    digits, total = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", 0
    for digit in text[-6:]:
        total = total * 62 + digits.index(digit)
    return total == zlib.crc32(text[:-6].encode())
