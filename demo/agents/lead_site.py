"""Site that delivers the leads of its form; the Python version of lead-site.mjs.

    python3 demo/agents/lead_site.py <relay address> <folder with the client libraries> <own folder> <site> <destination> <file for the signing secret>
"""

import http.client
import json
import os
import sys
import time
import urllib.parse

base_url, client_folder, folder, site, destination, secrets_file = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, client_folder)
from rialto_relay import RialtoRelay, RialtoRelayError  # noqa: E402


def call(method, path, headers, body=None):
    base = urllib.parse.urlsplit(base_url)
    connection = http.client.HTTPConnection(base.hostname, base.port, timeout=30)
    data = None if body is None else json.dumps(body)
    headers = {"Content-Type": "application/json", **headers}
    connection.request(method, base.path + "/api/v1" + path, data, headers)
    response = connection.getresponse()
    response_body = json.loads(response.read())
    assert response.status < 300, response_body
    return response_body


def with_retry(call_relay, **delivery):
    """Retries after a rate limit; trials may start two deliveries per second."""
    while True:
        try:
            return call_relay(**delivery)
        except RialtoRelayError as error:
            if error.status != 429:
                raise
            time.sleep(error.retry_after_seconds)


def print_receipt(receipt):
    assert receipt["state"] == "delivered", receipt["state"]
    duplicate_note = ", duplicate_possible" if receipt["duplicate_possible"] else ""
    log("has a receipt: delivered, attempts %d%s" % (len(receipt["attempts"]), duplicate_note))
    return receipt


def deliver(name, email, message):
    delivery = dict(idempotency_key="%s-%s" % (site, name), destination=destination, source="the form of " + site,
                    name=name, email=email, message=message)
    try:
        return print_receipt(with_retry(relay.deliver, **delivery))
    except RialtoRelayError as error:
        if error.status != 424:
            raise
        log("receives %s (effect %s), keeps the lead, and replays it" % (error.code, error.receipt["effect"]))
        return print_receipt(with_retry(relay.replay, **delivery))


def log(line):
    print(line, flush=True)


api_key = call("POST", "/trials", {}, {"email": "leads@%s.example" % site})["api_key"]
with open(os.open(os.path.join(folder, "api-key"), os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
    file.write(api_key)
log("starts a trial without a card")
relay = RialtoRelay(api_key)

# Passes the signing secret to the operator of the destination, once.
origin = "https://" + urllib.parse.urlsplit(destination).netloc
query = urllib.parse.urlencode({"origin": origin})
signing_secrets = call("GET", "/destinations/secret?" + query, {"Authorization": "Bearer " + api_key})
with open(secrets_file, "a") as file:
    file.writelines(secret + "\n" for secret in signing_secrets["secrets"])

receipts = [
    deliver("Grace Hopper", "grace@%s.example" % site, "Please call me back about the compiler."),
    deliver("Alan Turing", "alan@%s.example" % site, "Is the machine on page 3 still for sale?"),
]
with open(os.path.join(folder, "receipts.json"), "w") as file:
    json.dump({"keys": relay.keys(), "receipts": receipts}, file)
