"""Runs the Python client of the relay for a test. Each line of standard input is a call as JSON."""

import json
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

from rialto_relay import RialtoRelay, RialtoRelayError, receipt_chains, verify_receipt  # noqa: E402

relay = None


def call(name, positional, named):
    global relay
    if name == "open":
        relay = RialtoRelay(*positional)
        return None
    if name == "verify":
        verdict = verify_receipt(*positional, **named)
        assert bool(verdict) == verdict.ok
        return {"ok": verdict.ok, "fault": verdict.fault, "differs": verdict.differs}
    if name == "chains":
        return receipt_chains(*positional)
    return getattr(relay, name)(*positional, **named)


for line in sys.stdin:
    request = json.loads(line)
    try:
        result = {"response": call(request["name"], request["positional"], request["named"])}
    except RialtoRelayError as error:
        result = {"error": {"status": error.status, "code": error.code, "message": str(error),
                          "requestId": error.request_id, "retryAfterSeconds": error.retry_after_seconds,
                          "receipt": error.receipt, "details": error.details}}
    print(json.dumps(result), flush=True)
