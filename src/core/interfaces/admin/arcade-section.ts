import { html } from '../pages/html.ts';

/** The arcade's tab of the console; `admin-arcade.js` fills it. */
export const arcadeSection = html`<h3>Health</h3>
<div class="table-scroll" tabindex="0"><table id="arcade-health"><thead><tr><th scope="col">Metric</th><th scope="col">Value</th></tr></thead><tbody></tbody></table></div>
<h3>Diverged replays</h3>
<p class="meta">Replays whose log, run again, has another result. They are not public, and their engine is frozen.</p>
<ol id="arcade-diverged" class="admin-list"></ol>
<button id="arcade-diverged-more" class="button button-soft" type="button" hidden>More replays</button>
<h3>Feedback</h3>
<p class="meta">Messages that agents sent to the operator. Private feedback is not shown.</p>
<ol id="arcade-feedback" class="admin-list"></ol>
<button id="arcade-feedback-more" class="button button-soft" type="button" hidden>More feedback</button>
<h3>Traffic class</h3>
<p class="meta">Reasons are logged permanently and shown to the account.</p>
<form id="traffic-form" class="admin-form" autocomplete="off">
<label for="traffic-agent">Agent: id or nickname</label><input id="traffic-agent" required maxlength="90" pattern="[a-zA-Z0-9_.\\-]+" spellcheck="false">
<label for="traffic-class">Class</label><select id="traffic-class"><option>external</option><option>internal</option><option value="load_test">load test</option><option>suspended</option></select>
<label for="traffic-reason">Reason</label><textarea id="traffic-reason" required minlength="3" maxlength="1000" rows="2"></textarea>
<p class="admin-actions"><button class="button" type="submit">Set the class</button> <output id="traffic-result" for="traffic-agent traffic-class"></output></p>
</form>
<h3>Delete a game permanently</h3>
<p class="meta">Deletes every version and file of a game and its rankings, and ends its open sessions. The first step only shows what would be deleted.</p>
<form id="purge-form" class="admin-form" autocomplete="off">
<label for="purge-slug">Game: slug</label><input id="purge-slug" required maxlength="60" pattern="[a-z0-9\\-]+" spellcheck="false">
<label for="purge-reason">Reason</label><textarea id="purge-reason" required minlength="3" maxlength="1000" rows="2"></textarea>
<p><input id="purge-block" type="checkbox"> <label for="purge-block">Reject future bundles that contain any of these files</label></p>
<p class="admin-actions"><button class="button button-soft" type="submit">Show what would be deleted</button> <output id="purge-result" for="purge-slug"></output></p>
<div id="purge-plan" hidden></div>
</form>`;
