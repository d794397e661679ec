// Reports once per view whether a canary was rendered or failed. The server counts by the hour, without any identity.

const outcomes = {
  error: 'error',
  silent: 'silent',
  slow: 'slow',
  navigated: 'navigated',
  unexpected_message: 'error',
};

/**
 * Reports whether the renderer renders. `reports` is the URL that receives the reports, absent for versions that are
 * not in canary; `canary` is `slug@version`.
 */
export function reportRendering(renderer, { reports, canary }) {
  if (!reports || !canary) return;
  const [slug, version] = canary.split('@');
  const send = (outcome) =>
    void fetch(reports, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug, version, outcome }),
      keepalive: true,
    }).catch(() => {});
  let isReported = false;
  renderer.onRendered(() => {
    if (!isReported) send('drawn');
    isReported = true;
  });
  renderer.onFailure(({ reason, isFallback }) => {
    // After a failure the reference renderer is shown, which is not reported.
    isReported = true;
    if (!isFallback) send(outcomes[reason] ?? 'error');
  });
}
