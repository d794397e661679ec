"""Verifies receipts offline, with Python's standard library alone; see receipt-auditor.mjs, which does the same.

    python3 demo/agents/receipt_auditor.py <folder with the clients> <destination> <receipts.json>...
"""

import json
import sys

clients, destination, *files = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, clients)
from rialto_relay import verify_receipt  # noqa: E402

genuine = 0
for name in files:
    with open(name) as file:
        known = json.load(file)
    keys, receipts = known["keys"], known["receipts"]
    for receipt in receipts:
        verdict = verify_receipt(receipt, keys, destination=destination)
        assert verdict, verdict.detail
        genuine += 1
    assert verify_receipt(receipts[0], keys, destination=destination + "/elsewhere").fault == "destination"
    forged = {**receipts[1], "attempts": receipts[1]["attempts"][1:]}
    assert verify_receipt(forged, keys).fault == "signature"
print("verifies %d receipts offline: valid, and of this destination" % genuine)
print("removes the failed attempt and verifies again: rejected (signature)")
