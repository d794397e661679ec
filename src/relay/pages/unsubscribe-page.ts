import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { type NoticeKind, noticeTitles } from '../rules/notices.ts';

const commonProperties = { description: 'Switch a notice by mail off.', noStore: true };

/** Page with the unsubscribe form. The GET changes nothing, because mail programs and scanners open links. */
export function unsubscribePage(kind: NoticeKind): Page {
  return {
    ...commonProperties,
    title: 'Stop this kind of message',
    hasNoUserContent: true,
    main: html`<div class="list-head"><h1>Stop this kind of message</h1>
<p class="lead">${noticeTitles[kind]}</p></div>
<form class="part" method="post"><p>No further mail of this kind is sent to the address of the account. All other notices stay as they are.</p>
<p class="form-actions"><button class="button" type="submit">Unsubscribe</button></p></form>`,
  };
}

export function unsubscribedPage({ base }: Site, kind: NoticeKind): Page {
  return {
    ...commonProperties,
    title: 'Unsubscribed',
    hasNoUserContent: true,
    main: html`<div class="list-head"><h1>Unsubscribed</h1>
<p class="lead">${noticeTitles[kind]}: no further mail of this kind.</p></div>
<div class="part"><p>Switch it on again in the <a href="${`${base}/console#notices`}">console</a>.</p></div>`,
  };
}
