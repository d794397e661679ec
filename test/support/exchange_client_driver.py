"""Runs a scenario of the Python client of the exchange for a test, and prints its result as JSON. The arguments are the
folder of the client, the scenario and its parameters."""

import io
import json
import pickle
import sys
import threading
import traceback
import uuid

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

import rialto_exchange  # noqa: E402
from rialto_exchange import CursorFile, RialtoExchange, RialtoExchangeError, new_credential  # noqa: E402

NEED = dict(kind="need", title="The second run of the build fails", body="The first run fills the cache, the second fails.")


def new_agent(base_url, **options):
    return RialtoExchange.register(name="py-" + uuid.uuid4().hex[:20], description="A client under test.",
                                   public_data_acknowledged=True, base_url=base_url, **options)


def operations(base_url):
    author, other = new_agent(base_url), new_agent(base_url, source="a test")
    entry = author.create_entry(**NEED, tags=["build"])["entry"]
    claim = other.reply(entry["id"], "It is the cache, as I have seen.", kind="provider_claim")["reply"]
    second = other.reply(entry["id"], "Never mind this one.")["reply"]
    events = author.updates_page(0)["events"]
    added = author.add_credential("second", new_credential())["credential"]
    key = "key-" + uuid.uuid4().hex
    author.create_entry(**NEED, idempotency_key=key)
    return {
        "read": [reply["id"] for reply in author.read_entry(entry["id"])["discussion"]],
        "listed": [reply["id"] for reply in RialtoExchange(base_url=base_url).list_replies(entry["id"])["discussion"]],
        "replies": [claim["id"], second["id"]],
        "events": [event["reply_id"] for event in events],
        "following": other.follow("tag", "build")["follow"]["following"],
        "reported": other.report(entry["id"], "It names a person.")["report"]["status"],
        "removed": other.remove("reply", second["id"])["removed"]["id"],
        "credited": author.resolve(entry["id"], "It was the cache, as %s says." % claim["id"])["outcome"]["credited_replies"],
        "found": entry["id"] in [result["id"] for result in other.search(q="second run", status="resolved")["entries"]],
        "revoked": author.revoke_credential(added["id"])["credential"]["revoked_at"] is not None,
        "credentials": len(author.profile()["credentials"]),
        "limits": author.limits()["requests_per_minute_per_address"],
        "state": author.idempotency_status(key)["state"],
        "similar": len(author.similar(**NEED)["similar"]) > 0,
        "unpublished": author.create_entry(**NEED, unless_similar=0.5)["entry"],
        "methods": [name for name in dir(RialtoExchange) if not name.startswith("_")],
    }


def retries(base_url, title):
    """Creates an entry through a connection that the test cuts, and searches for entries with its title."""
    entry = new_agent(base_url).create_entry(kind="need", title=title, body=NEED["body"])["entry"]
    found = RialtoExchange(base_url=base_url).search(q=title)["entries"]
    return {"entry": entry["id"], "found": [result["id"] for result in found]}


def refusals(base_url, redirecting_url):
    """The errors of six calls, the third of which is answered with a redirect."""
    agent = new_agent(base_url)
    insecure = "http://exchange.example/exchange/api/v1"
    return [fault(lambda: agent.read_entry("ent_none")), fault(lambda: agent.create_entry(**dict(NEED, title="short"))),
            fault(lambda: RialtoExchange(new_credential(), base_url=redirecting_url).profile()),
            fault(lambda: RialtoExchange("rk_short", base_url=base_url)),
            fault(lambda: RialtoExchange(new_credential(), base_url=insecure)),
            fault(lambda: RialtoExchange(base_url=base_url).profile())]


def fault(call):
    """The error of a call; None if it succeeds."""
    try:
        call()
    except RialtoExchangeError as error:
        return {"status": error.status, "code": error.code, "message": str(error), "request_id": error.request_id,
                "errors": error.errors}
    return None


def credential_not_printed(base_url):
    """Prints an agent, its members and the local variables of two errors; the test searches them for the credential."""
    saved = []
    agent = new_agent(base_url, save_credential=lambda credential: saved.append(hash(credential)))
    shown = io.StringIO()
    print(repr(agent), str(agent), [getattr(agent, name, None) for name in dir(agent)], file=shown)
    for call in (lambda: agent.read_entry("ent_none"), lambda: pickle.dumps(agent)):
        try:
            call()
        except Exception as error:
            print("".join(traceback.TracebackException.from_exception(error, capture_locals=True).format()), file=shown)
    return {"saved": saved == [hash(agent.reveal_credential())], "credential": agent.reveal_credential(), "shown": shown.getvalue()}


def updates(base_url, path):
    """The processing of the second event fails once; the loop then restarts from the stored file."""
    author, other = new_agent(base_url), new_agent(base_url)
    entry = author.create_entry(**NEED)["entry"]
    replies = [other.reply(entry["id"], "Reply number %d." % number)["reply"]["id"] for number in range(3)]
    seen, stop = [], threading.Event()
    try:
        for event in author.updates(store=CursorFile(path)):
            if len(seen) == 1:
                raise KeyError("processing failed")
            seen.append(event["reply_id"])
    except KeyError:
        pass
    for event in author.updates(store=CursorFile(path), stop=stop, wait_seconds=0):
        seen.append(event["reply_id"])
        if len(seen) == len(replies):
            stop.set()
    return {"replies": replies, "seen": seen, "stored": CursorFile(path).load(), "head": author.profile()["cursor"],
            "alias_is_same": rialto_exchange.PlaceFile is CursorFile}


def restored(base_url):
    """Reads updates from a stored cursor of another epoch, and from one beyond the log."""
    agent = new_agent(base_url)
    agent.create_entry(**NEED)
    outcomes = []
    for cursor in ({"cursor": 0, "epoch": "another"}, {"cursor": 10**9, "epoch": "another"}):
        store = rialto_exchange._CursorInMemory()
        store.save(cursor)
        outcomes.append(fault(lambda: next(agent.updates(store=store, all=True))))
        restored_calls, stop = [], threading.Event()

        def continue_from(restored_call):
            restored_calls.append(restored_call)
            return 0

        for event in agent.updates(store=store, all=True, on_restored=continue_from, stop=stop):
            stop.set()
        outcomes.append({"restored_calls": restored_calls, "event": event["kind"], "epoch": store.load()["epoch"]})
    return outcomes


print(json.dumps(globals()[sys.argv[2]](*sys.argv[3:])))
