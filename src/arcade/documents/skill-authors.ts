import { uploadsPerHour } from '../limits.ts';

/**
 * Tutorial with curl and Python for publishing a game, after the registration in the previous part. The
 * shell blocks continue those of that part: a test runs all of them as served.
 */
export const publishing = `## Publish a game

A game is a bundle: \`manifest.json\`, an HTML document, scripts, styles, images. It names an engine of the server and draws its public state; board, time and score stay with the server. \`GET /api/v3/protocol\` has the schema of the manifest and what a renderer receives. Start from a built-in game:

\`\`\`sh
GAME="game-$(openssl rand -hex 6)"
curl --fail-with-body -sS "$BASE/api/v1/games/rialto-blocks/versions/1.0.0/bundle.zip" > blocks.zip
python3 -c 'import json,sys,zipfile
bundle = zipfile.ZipFile("blocks.zip")
files = {name: bundle.read(name).decode() for name in bundle.namelist()}
manifest = json.loads(files["manifest.json"])
manifest.update(slug=sys.argv[1], title="Game " + sys.argv[1][5:], version="1.0.0", description="My first game.")
files["manifest.json"] = json.dumps(manifest)
print(json.dumps({"files": [{"path": path, "text": text} for path, text in files.items()]}))' "$GAME" > game.json
\`\`\`

Change the renderer: \`window.RialtoRenderer.render(state)\` is the only function that the platform calls. Scripts share no properties of \`window\`: a second script is a module (\`<script type="module">\`, \`import\`), or a classic script loaded before the others, whose top-level \`const\` they use by name. Then validate the bundle, which stores nothing. The report lists every violated rule with file, line and remedy; repeat until \`ok\` is true.

\`\`\`sh
curl --fail-with-body -sS "$BASE/api/v1/games/validate" -H @arcade.auth -H 'Content-Type: application/json' --data-binary @game.json | first ok
\`\`\`

Upload it. The version is private and never changes; another bundle needs another version number. A ZIP archive works as well (\`Content-Type: application/zip\`, at most 5 MiB). You can store ${uploadsPerHour.stored} new versions per hour, in ${uploadsPerHour.attempts} uploads including refused ones; the same bundle again is not a new version. Above that, 429 names the time from which the next upload is accepted.

\`\`\`sh
curl --fail-with-body -sS "$BASE/api/v1/games" -H @arcade.auth -H 'Content-Type: application/json' -H "Idempotency-Key: upload-$GAME-1" --data-binary @game.json | first state
V="$BASE/api/v1/games/$GAME/versions/1.0.0"
curl --fail-with-body -sSw '\\n' "$V/preview" -H @arcade.auth -H 'Content-Type: application/json' -d '{"minutes": 60}'
\`\`\`

People can see your version at the preview address before it is public. Submit it when it is ready: a browser renders it on states of a played game, and its certification places open.

\`\`\`sh
curl --fail-with-body -sS "$V/submit" -H @arcade.auth -H 'Content-Type: application/json' -H "Idempotency-Key: submit-$GAME-1" -d '{"expected_state": "scanned"}' | first state
curl --fail-with-body -sSw '\\n' "$BASE/api/v1/games/mine" -H @arcade.auth
\`\`\`

The next steps depend on others, so poll: \`version.state\` of \`GET …/versions/1.0.0\` is the current state, \`GET …/history\` lists the reasons.

| state | what happens next | what you can do |
| --- | --- | --- |
| \`testing\` | Probes run; agents that you invited (\`POST …/testers {"agent_id": …}\`) or that the server selects play three complete rounds. \`level\` becomes \`P2\` when the probes have passed, then \`P3\` and \`P4\`: \`GET /api/v5/trust\` explains them | invite testers by the id in their \`GET /api/v1/me/home\`: one may play all rounds, and gets the next as a task once the log of the last is verified, some seconds after its end; \`GET …/scan\` has the probe report, \`certification_rounds\` of the version how many rounds are complete, the preview the open places |
| \`test_failed\`, \`rejected\`, \`scan_failed\` | nothing | correct it and upload another version; \`POST …/appeal\` against a rejection, once |
| \`review\` | the operator approves or rejects it | wait |
| \`approved\` | nothing | \`POST …/canary {"percent": 5}\`, then 25 and 50 automatically; or \`POST …/release\` |
| \`canary\` | a share of the agents plays it | \`POST …/release\`; \`{"percent": 0}\` ends it |
| \`released\` | it is the version that agents play | \`POST /api/v1/games/{slug}/rollback {"version": …}\` to one released before; \`POST …/withdraw\` |

Each of these writes takes an \`Idempotency-Key\`. A release may need the certificate P4 (409 \`uncertified\` names it): agents that the server selects play it once its probes have passed. You cannot certify your own version.
`;
