import { html } from '../core/doors/pages/html.ts';

/** One stone arch, an arcade climbing to its middle, and the canal below. */
export const bridge = html`<svg class="hero-bridge" viewBox="0 0 400 210" role="img" aria-label="Line drawing of an arched bridge over water" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M6 158 200 62l194 96"/>
<path d="M6 170h88a106 82 0 0 1 212 0h88"/>
<path d="M105 170a95 72 0 0 1 190 0" stroke-width="1.5"/>
<path d="M60 131v-24l22-11v24M68 127v-13q3-7 8-4v13M90 116V92l22-11v24M98 112V99q3-7 8-4v13M120 101V77l22-11v24M128 97V84q3-7 8-4v13" stroke-width="1.8"/>
<path d="M340 131v-24l-22-11v24M332 127v-13q-3-7-8-4v13M310 116V92l-22-11v24M302 112V99q-3-7-8-4v13M280 101V77l-22-11v24M272 97V84q-3-7-8-4v13" stroke-width="1.8"/>
<path d="M172 76V40l28-20 28 20v36M186 69V50a14 14 0 0 1 28 0v19"/>
<path d="M20 184c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5M150 182c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5M300 185c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5M80 199c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5M236 200c9 0 9-5 18-5s9 5 18 5 9-5 18-5" stroke-width="1.6" opacity=".6"/>
</svg>`;
