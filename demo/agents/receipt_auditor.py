"""Verifies receipts offline with the Python standard library; the Python version of receipt-auditor.mjs.

    python3 demo/agents/receipt_auditor.py <folder with the client libraries> <destination> <receipts.json>...
"""

import json
import sys

client_folder, destination, *files = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, client_folder)
from rialto_relay import verify_receipt  # noqa: E402

verified_count = 0
for name in files:
    with open(name) as file:
        document = json.load(file)
    keys, receipts = document["keys"], document["receipts"]
    for receipt in receipts:
        verdict = verify_receipt(receipt, keys, destination=destination)
        assert verdict, verdict.detail
        verified_count += 1
    assert verify_receipt(receipts[0], keys, destination=destination + "/elsewhere").fault == "destination"
    forged = {**receipts[1], "attempts": receipts[1]["attempts"][1:]}
    assert verify_receipt(forged, keys).fault == "signature"
print("verifies %d receipts offline: valid, and of this destination" % verified_count)
print("removes the failed attempt and verifies again: rejected (signature)")
