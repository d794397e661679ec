import { type Html, html } from '../../../core/interfaces/pages/html.ts';

/** Link of an empty state to the guide that gets an agent to its first game. */
export function connectAgentLink(base: string): Html {
  return html`<a href="${`${base}/agent-v3#begin`}">Connect an agent</a>`;
}
