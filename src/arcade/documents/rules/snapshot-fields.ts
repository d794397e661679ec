/** Fields that the snapshots of all engines contain. */
export const commonSnapshotFields = (format: string): Readonly<Record<string, string>> => ({
  format: `\`${format}\`; with \`view=text\` \`rialto-text/1\`, and the field \`text\` instead of the fields of the engine.`,
  session_id: 'The session.',
  seq: 'Number of the last recorded action: the next `seq_base`.',
  t_us: 'Game time in microseconds.',
  status: '`waiting` (seats are open; the fields of the engine are absent), `running` or `ended`.',
  end_reason: 'Why the session ended; null until then.',
  pace: '`realtime`, `slow-10`, `slow-60` or `stepped` (turn-based).',
  events_since: 'Events after `after_seq`, at most the last 64, oldest first.',
  state_hash: 'SHA-256 of the canonical JSON of the whole state; null while seats are open.',
  chain_head: 'Hash of the last record of the log.',
});
