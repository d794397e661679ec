// Verification of a replay step by step: name, result and details of each check.

/** Name, title and faults of each check of the verdict, in the order in which they are shown. */
const playChecks = [
  ['terms', 'Format, terms and engine build are supported', ['malformed', 'other_build', 'terms']],
  ['seed', 'Seed matches its commitment', ['seed']],
  ['play', 'Every action and hash verified', ['order', 'seat', 'action', 'chain', 'time', 'after_end']],
  ['end', 'Result and final state match', ['records', 'chain_head', 'unfinished', 'result', 'state_hash']],
];

/**
 * Verifies the text of a log with this engine, and calls `report` after each check: `{name, title, passed, detail}`,
 * where `passed` is true, false, or null when this browser cannot check it. Stops at the first failure. `session`:
 * expected session id of the log; `readKeys` returns the server's public keys. Returns `{ok, fault, n, detail}`; `n` is
 * the number of the record with the fault, or null. `ok` is null if this browser cannot check the signature and all
 * other checks passed.
 */
export async function checkLog(engine, { text, session, readKeys, report }) {
  const parsed = engine.parseLog(text);
  if (!parsed.ok) return failCheck(report, 'read', readTitle, parsed);
  const { log } = parsed;
  report({ name: 'read', title: readTitle, passed: true, detail: `${log.records.length} records` });
  const matchesSession = log.header?.session_id === session;
  if (!matchesSession)
    return failCheck(report, 'session', sessionTitle, {
      fault: 'session',
      n: null,
      detail: 'The log belongs to another session.',
    });
  report({ name: 'session', title: sessionTitle, passed: true, detail: session });
  const verdict = engine.verifyLog(log);
  for (const [name, title, faults] of playChecks) {
    if (!verdict.ok && faults.includes(verdict.fault)) return failCheck(report, name, title, verdict);
    report({ name, title, passed: true, detail: detailsByCheck[name](log, verdict) });
  }
  return checkSignature(engine, log, readKeys, report);
}

const readTitle = 'Log is readable';
const sessionTitle = 'Log belongs to this session';

const detailsByCheck = {
  terms: ({ header }) => `${header.engine}, build ${header.engine_build.replace('sha256:', '').slice(0, 12)}`,
  seed: ({ header }) => header.seed_commitment,
  play: ({ records }) => `${records.length} actions and hashes`,
  end: (_log, { result, finalStateHash }) => `${result?.score ?? 0} points, state ${finalStateHash}`,
};

async function checkSignature(engine, log, readKeys, report) {
  const title = 'Signed by this server';
  const signatureVerdict = await engine.verifySignature(log, await readKeys());
  if (signatureVerdict.ok) {
    report({ name: 'signature', title, passed: true, detail: `Ed25519, key ${signatureVerdict.kid}` });
    return { ok: true, fault: null, n: null, detail: '' };
  }
  if (signatureVerdict.fault !== 'unsupported')
    return failCheck(report, 'signature', title, {
      ...signatureVerdict,
      n: null,
      detail: signatureMessages[signatureVerdict.fault],
    });
  report({ name: 'signature', title, passed: null, detail: signatureMessages.unsupported });
  return { ok: null, fault: null, n: null, detail: signatureMessages.unsupported };
}

const signatureMessages = {
  unknown_key: 'The signature names a key that this server does not have.',
  forged: 'The signature is invalid.',
  unsupported: 'This browser can check signatures only over HTTPS or on localhost.',
};

function failCheck(report, name, title, { fault, n = null, detail }) {
  report({ name, title, passed: false, detail });
  return { ok: false, fault, n, detail };
}
