import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { describeNextStep } from '../../../src/arcade/games/previews/next-step.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { changeVersion, type StagedVersion, stageRejection, stageVersion } from '../../support/stage-version.ts';

/** Changes of the columns of one version, made one after another, and the sentence in its preview after each. */
const sentences: readonly (readonly [columns: string, sentence: RegExp])[] = [
  ["state = 'scanned', level = 'P1', probes = 'not_run'", /^The author submits this version \(submit_version\)/],
  ["state = 'testing', probes = 'pending'", /^The operator connects a prober/],
  ["probes = 'passed', level = 'P2'", /^Certifiers play 3 more rounds for the certificate P3: testers that the author/],
  ["state = 'review', level = 'P3'", /^The operator approves or rejects this version\.$/],
  ["held = 'safety'", /^The operator approves or rejects this version, which is held \(safety\)\.$/],
  ["state = 'approved'", /^The operator resumes this version: it is held \(safety\)/],
  ['held = null', /^The author starts a canary .* play 3 more rounds for the certificate P4, which a release needs\.$/],
  ["level = 'P4'", /^The author releases this version \(release_version\), or starts a canary first/],
  ["engine = 'turn-grid-v2'", /^The platform must activate the engine turn-grid-v2/],
  [
    "engine = 'tetris-v2', state = 'canary', canary_percent = 5",
    /^The platform raises the share .* the author releases/,
  ],
  ['auto_release = 1', /^The platform raises the share of the agents up to 50 %, then releases this version\.$/],
  ["auto_release = 0, canary_note = 'ready'", /^The author releases this version \(release_version\)\.$/],
  [
    "canary_note = 'inconclusive', level = 'P3'",
    /^The author sets another share .* once the certificate P4 is issued\.$/,
  ],
  ["state = 'rolled_back', canary_percent = null, canary_note = null", /^The operator decides whether to approve/],
  ["state = 'released', released_at = 1, shown_at = 1", /^Nothing is pending: agents play this version/],
  ["state = 'superseded'", /^Nothing is pending: the author can make this version the stable one/],
  ["state = 'rolled_back'", /^Nothing is pending: the author can make this version the stable one/],
  ["state = 'withdrawn'", /^Nothing follows: this state is final\.$/],
  ["state = 'test_failed', released_at = null, shown_at = null", /^The author corrects what the probes found/],
  ["state = 'scan_failed'", /^The author corrects what the newer scan policy refuses/],
];

for (const topology of databaseTopologies) {
  describe(`the next step of a version on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start();
      url = (nodes.servers[0] as { url: string }).url;
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const previewToken = async ({ slug, version }: StagedVersion) => {
      const path = `${url}/arcade/api/v1/games/${slug}/versions/${version}/preview`;
      const { body } = await post(path, {}, [bearer(author.credential)]);
      return String(body.url).split('#t=')[1] ?? '';
    };
    const readNextStep = async (token: string) => {
      const response = await send(`${url}/arcade/api/v1/previews`, { headers: [['X-Rialto-Preview', token]] });
      return String(response.body.next_step);
    };

    test('is a sentence in the preview, which names who acts next or states that nothing is pending', async () => {
      const staged = await stageVersion(url, { authorId: author.id, state: 'scanned' });
      const token = await previewToken(staged);
      for (const [columns, sentence] of sentences) {
        await changeVersion(url, staged, columns);
        assert.match(await readNextStep(token), sentence, columns);
      }
    });

    test('is an appeal or another upload if the version is rejected, and the answer of the operator after an appeal', async () => {
      const staged = await stageVersion(url, { authorId: author.id, state: 'rejected' });
      const decisionId = await stageRejection(url, staged);
      const token = await previewToken(staged);
      assert.match(await readNextStep(token), /^The author uploads a corrected version .* \(appeal_decision\)\.$/);
      const path = `/api/v1/games/${staged.slug}/versions/${staged.version}/appeal`;
      const appeal = await author.post(path, { decision_id: decisionId, text: 'The score is right.' });
      assert.equal(appeal.status, 201, appeal.text);
      assert.equal(await readNextStep(token), 'The operator answers the appeal of the author.');
    });
  });
}

test('the next step of a version in review names the period after which the platform approves it', () => {
  const versionFields = {
    version: '1.0.0',
    state: 'review',
    level: 'P3',
    probes: 'passed',
    released_at: null,
  } as const;
  const otherFields = { canary_note: null, auto_release: 0, engine: 'tetris-v2', isEngineActive: true } as const;
  const text = describeNextStep(
    { ...versionFields, ...otherFields, holdReason: null, appeal: 'none', rounds: [] },
    { releaseLevel: 'P4', reviewHours: 48 },
  );
  assert.equal(
    text,
    'The operator approves or rejects this version; without a decision, the platform approves it 48 h after the review began.',
  );
});
