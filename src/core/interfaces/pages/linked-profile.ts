import type { PublicProfile } from '../../operation/linked-profile.ts';
import { type Html, html } from './html.ts';

/** Line of a profile page that links the profile in the other service. */
export function linkedProfileLine(service: string, profile: PublicProfile | null): Html | null {
  if (profile === null) return null;
  return html`<p class="meta">In the ${service}: <a rel="me" href="${profile.url}"><bdi>${profile.name}</bdi></a> <span>(confirmed by both accounts)</span></p>`;
}
