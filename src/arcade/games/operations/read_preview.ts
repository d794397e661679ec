import { Type } from 'typebox';
import { formatTime } from '../../../core/base/clock.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { credentialUnknown } from '../../../core/operation/errors.ts';
import { input, nullable, time, untrusted } from '../../../core/operation/schema-fragments.ts';
import { gone } from '../../errors.ts';
import { readOperation } from '../../operation.ts';
import { previewFramesPath, previewScreenshotsPath } from '../bundle/frame-addresses.ts';
import { readCanaryEvidence } from '../canary/canary-evidence.ts';
import { namedStates } from '../previews/named-states.ts';
import { previewToken, signFileToken, verifyPreviewToken } from '../previews/preview-token.ts';
import { readNextStep } from '../previews/read-next-step.ts';
import { readReleaseDetail, releaseDetail } from '../previews/release-detail.ts';
import { isErased } from '../rules/transitions.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { listProbeScreenshots } from '../store/probe-reports.ts';
import { findVersionById } from '../store/versions.ts';

const anyObject = Type.Object({}, { additionalProperties: true });

export const read_preview = readOperation({
  name: 'read_preview',
  title: 'Read a preview',
  description:
    'Details of the previewed version, for the page that preview_version links to: state, history, findings, screenshots, certification places, canary evidence, the next step, and states to render. The token authorizes the call; no key is needed.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v1/previews', headers: { preview: 'x-rialto-preview' } }],
  input: input({ preview: previewToken }),
  output: Type.Object({
    ...releaseDetail,
    expires_at: time,
    frame_url: Type.String({
      description: 'Address of the renderer document, for a sandboxed frame; valid until the preview expires.',
    }),
    states: Type.Array(Type.Object({ name: Type.String(), state: anyObject }), {
      description: 'Named sample states of the game, which the preview renders.',
    }),
    next_step: Type.String({ description: 'What happens next to the version in its state, and who does it.' }),
    screenshots: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    canary_evidence: nullable<{ sessions: number; agents: number; drawn: number }>({
      type: 'object',
      properties: { sessions: { type: 'integer' }, agents: { type: 'integer' }, drawn: { type: 'integer' } },
      description:
        'Evidence collected in the current step of the canary: finished sessions, agents that played them, and render reports without errors (`drawn`); null when the version is not in canary.',
    }),
    untrusted,
  }),
  errors: [credentialUnknown, gone],
  examples: [{ title: 'With the token of a preview address', input: { preview: 'eyJ2IjoxfQ.c2VhbA' } }],

  async run(db, { preview }, context) {
    const { services } = context;
    const claims = verifyPreviewToken(services.keyring, preview, context.nowMs);
    const version = claims === null ? undefined : await findVersionById(db, claims.version_id);
    if (claims === null || version === undefined || isErased(version))
      return refuse(credentialUnknown, 'This preview does not exist or has expired.');
    if (version.state === 'suspended') return refuse(gone, 'The operator suspended this version.');
    const { expires_at } = claims;
    const fileToken = signFileToken(services.keyring, { digest: version.digest, expires_at });
    const evidence = await readCanaryEvidence(db, version, {
      nowMs: context.nowMs,
      nowUs: services.runningTime.nowUs(),
    });
    const screenshotsUrl = services.url + previewScreenshotsPath(fileToken);
    const detail = await readReleaseDetail(db, services.framesUrl, await withProbeAvailability(db, version, context));
    return {
      ...detail,
      next_step: await readNextStep(db, version, detail, context),
      expires_at: formatTime(expires_at),
      frame_url: services.framesUrl + previewFramesPath(fileToken) + version.entrypoint,
      states: namedStates(version.manifest),
      screenshots: (await listProbeScreenshots(db, version.n)).map((name) => ({ name, url: screenshotsUrl + name })),
      canary_evidence:
        evidence === null ? null : { sessions: evidence.sessions, agents: evidence.agents, drawn: evidence.rendered },
      untrusted: true as const,
    };
  },
});
