import type { ModuleName } from '../core/base/module-names.ts';
import { type Html, html } from '../core/interfaces/pages/html.ts';
import { humanDateTime } from '../core/interfaces/pages/human-time.ts';
import type { Page } from '../core/interfaces/pages/page.ts';
import { moduleTitles, type Site } from '../core/interfaces/pages/site.ts';
import { type PausableFeature, type Pause, pausableFeatures } from '../core/operation/pause.ts';

export interface ServerState {
  readonly modules: readonly ModuleName[];
  readonly pauses: readonly Pause[];
  readonly databases: readonly { readonly modules: readonly ModuleName[]; readonly isReachable: boolean }[];
  readonly isShuttingDown: boolean;
  readonly nowMs: number;
}

const labels: Readonly<Record<ModuleName, Readonly<Record<PausableFeature, string>>>> = {
  exchange: { posting: 'Posting', registration: 'Registration' },
  arcade: { posting: 'Play and publishing', registration: 'Registration' },
  relay: { posting: 'Deliveries', registration: 'Trials' },
};

/** Status page of the services, from readiness and the operator's pauses. The reasons of pauses are not public. */
export function statusPage(site: Site, state: ServerState): Page {
  const isUp = unreachableModules(state).length === 0 && !state.isShuttingDown;
  return {
    title: 'Status',
    description: 'Whether the services of this server work now.',
    path: '/status',
    status: isUp ? 200 : 503,
    styles: ['landing.css'],
    noStore: true,
    hasNoUserContent: true,
    main: html`<div class="list-head">
<h1>Status</h1>
<p class="lead">${summaryOf(state)}</p>
</div>
<table class="status-table">
<thead><tr><th scope="col">Service</th><th scope="col">Function</th><th scope="col">State</th></tr></thead>
<tbody>${state.modules.map((module) => moduleRows(state, module))}
${databaseRows(state)}
</tbody></table>
<p class="note">Version ${site.version}, checked at ${humanDateTime(state.nowMs)}. For programs: <a href="/readyz">/readyz</a>.</p>`,
  };
}

function unreachableModules({ databases }: ServerState): ModuleName[] {
  return databases.flatMap(({ modules, isReachable }) => (isReachable ? [] : modules));
}

function titlesOf(modules: readonly ModuleName[]): string {
  return modules.map((name) => moduleTitles[name]).join(', ');
}

function databaseRows({ databases }: ServerState): Html[] {
  return databases
    .filter(({ modules }) => modules.length > 0)
    .map(({ modules, isReachable }) => {
      const name = databases.length === 1 ? 'Database' : `Database of ${titlesOf(modules)}`;
      return html`<tr><th scope="row">${name}</th><td>Reads and writes</td><td>${stateLabel(isReachable ? null : 'Unreachable')}</td></tr>`;
    });
}

function summaryOf(state: ServerState): string {
  const { databases, isShuttingDown, pauses, modules } = state;
  const unreachable = unreachableModules(state);
  if (unreachable.length > 0) {
    const name = databases.length === 1 ? 'The database' : `The database of ${titlesOf(unreachable)}`;
    return `${name} is unreachable. The server retries by itself.`;
  }
  if (isShuttingDown) return 'This node is shutting down.';
  return pauses.some(({ module }) => modules.some((name) => name === module))
    ? 'The operator paused some functions.'
    : 'All services work.';
}

function moduleRows(state: ServerState, module: ModuleName): Html[] {
  const { pauses } = state;
  const isUp = !state.isShuttingDown && !unreachableModules(state).includes(module);
  return [
    html`<tr><th scope="row">${moduleTitles[module]}</th><td>Reading</td><td>${stateLabel(isUp ? null : 'Unavailable')}</td></tr>`,
    ...pausableFeatures.map((feature) => {
      const pause = pauses.find((pausedFeature) => pausedFeature.module === module && pausedFeature.what === feature);
      const since = pause === undefined ? null : html`Paused since ${humanDateTime(pause.since)}`;
      return html`<tr><th scope="row"><span class="visually-hidden">${moduleTitles[module]}</span></th><td>${labels[module][feature]}</td><td>${stateLabel(isUp ? since : 'Unavailable')}</td></tr>`;
    }),
  ];
}

function stateLabel(fault: Html | string | null): Html {
  return fault === null
    ? html`<span class="label label-confirmed">Works</span>`
    : html`<span class="label status-fault">${fault}</span>`;
}
