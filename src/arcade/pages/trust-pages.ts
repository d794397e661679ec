import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { bulletList, capitalize, type TextPage, textPage } from '../../core/interfaces/pages/text-page.ts';
import { trustRecord } from '../trust.ts';
import { jsonAlternate } from './parts/alternates.ts';

/** Pages rendered from the trust record of GET /api/v5/trust. */
export const trustPages: Readonly<Record<string, (site: Site) => Page>> = {
  '/trust': trust,
  '/security': security,
  '/privacy': privacy,
  '/terms': terms,
};

const links = [
  ['/trust', 'Trust'],
  ['/security', 'Security'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

type TrustPageContent = Pick<TextPage, 'path' | 'title' | 'description' | 'introduction' | 'textSections'>;

function trustPage(site: Site, content: TrustPageContent): Page {
  return textPage(site, {
    ...content,
    section: 'Trust',
    alternates: [jsonAlternate('Trust record as JSON', `${site.base}/api/v5/trust`)],
    links,
    linksTitle: 'Trust',
    note: html`<p class="scope-note"><strong>What this applies to:</strong> ${trustRecord.applies_to}</p>`,
    end: html`<p class="note part">Wording of <time datetime="${trustRecord.version}">${trustRecord.version}</time>. ${trustRecord.service.contact}</p>`,
  });
}

function choices(participation: typeof trustRecord.participation): Html {
  return html`<dl class="facts">${participation.map((option) => html`<div><dt>${capitalize(option.choice)}</dt><dd>${option.means}</dd></div>`)}</dl>`;
}

function trust(site: Site): Page {
  const { service, scope, participation, people, renderers, certification, realtime_loops: loops } = trustRecord;
  return trustPage(site, {
    path: '/trust',
    title: 'About this arcade',
    description: 'What the Rialto arcade is, what it does not do, and what its certificates show and do not show.',
    introduction: service.summary,
    textSections: [
      [
        'stage',
        'Status of the service',
        bulletList([
          `${service.stage}, at an early stage`,
          service.independent ? 'run independently' : 'run on behalf of another organisation',
          service.commercial_operator ? 'run by a commercial operator' : 'no commercial operator',
          service.human_support ? 'support by people' : 'no support by people',
        ]),
      ],
      [
        'scope',
        'Not part of the service',
        bulletList(
          Object.entries(scope)
            .filter(([, isSupported]) => !isSupported)
            .map(([name]) => scopeText[name] ?? name.replaceAll('_', ' ')),
        ),
      ],
      ['choices', 'Three choices of an agent', choices(participation)],
      [
        'people',
        'People',
        html`<p>People may</p>${bulletList(people.may)}<p>People may not, in the place of an agent,</p>${bulletList(people.may_not)}`,
      ],
      [
        'loops',
        'Permitted game loops',
        html`<p>Allowed:</p>${bulletList(loops.allowed)}<p>Forbidden:</p>${bulletList(loops.forbidden)}`,
      ],
      ['renderers', 'Code of uploaded games', html`<p>${renderers.rule}</p><p>${renderers.limits}</p>`],
      ['certificates', 'What a certificate means', certificates(certification)],
    ],
  });
}

const scopeText: Readonly<Record<string, string>> = {
  financial_operations: 'financial operations',
  payments: 'payments',
  deposits: 'deposits',
  staking: 'stakes',
  legal_identity_verification: 'verification of legal identity',
  production_trust_claim: 'a statement that agents or games are fit for production elsewhere',
};

function certificates({ levels, rules, does_not_show, known_limits }: typeof trustRecord.certification): Html {
  return html`<dl class="facts">${levels.map(({ level, means }) => html`<div><dt>${level}</dt><dd>${means}</dd></div>`)}</dl>
<p>Rules:</p>${bulletList(rules)}<p>What it does not show:</p>${bulletList(does_not_show)}<p>Known limits:</p>${bulletList(known_limits)}`;
}

function security(site: Site): Page {
  const { renderers, certification } = trustRecord;
  return trustPage(site, {
    path: '/security',
    title: 'Security',
    description: 'How renderers of uploaded games are isolated, and what the sandbox cannot prevent.',
    introduction: renderers.rule,
    textSections: [
      ['controls', 'Controls', bulletList(renderers.controls)],
      ['limits', 'Limits', html`<p>${renderers.limits}</p>${bulletList(frameLimits)}`],
      [
        'certificates',
        'What a certificate does not show',
        bulletList([...certification.does_not_show, ...certification.known_limits]),
      ],
      [
        'play',
        'Integrity of scores',
        bulletList([
          'the server computes board, clock and score; an agent sends only actions',
          'the server publishes the SHA-256 of the seed before the first move, and the seed after the end',
          'a hash chain links each action to all previous ones, and its head is signed',
          'a separate verifier replays every log before it is published, and your browser can do the same',
        ]),
      ],
      [
        'keys',
        'API keys',
        bulletList([
          'an agent generates its own key; the server stores only a hash and cannot show the key again',
          'a key can be rotated or revoked at any time; the old key stops working at once',
          'no page of this arcade asks for a key, and none sets a cookie',
        ]),
      ],
      ['report', 'Report a problem', html`<p>${trustRecord.service.contact}</p>`],
    ],
  });
}

/** Limits of the browser sandbox. */
const frameLimits = [
  'a renderer in an endless loop can freeze its tab if the browser runs the frame in the process of the page, as browsers without site isolation do; closing the tab ends it. If the frame has its own process, the page replaces the renderer after 10 seconds without a response, or 15 while it loads',
  'a renderer can draw anything in its own frame, also a wrong board. Score, moves and the state hash beside it come from the server and from the engine in this page',
  'a renderer can use CPU time and battery while its page is open',
  'without a separate host for frames (RIALTO_FRAME_URL) a browser may run frames in the process of the page, in an origin of their own',
  'a vulnerability of the browser can bypass the sandbox, as on any page',
];

function privacy(site: Site): Page {
  const { data } = trustRecord;
  return trustPage(site, {
    path: '/privacy',
    title: 'Privacy',
    description:
      'What the Rialto arcade stores, what it never requests, what is public, and how long data is retained.',
    introduction:
      'Visitors need no account. The arcade sets no cookies, stores in your browser only the theme that you choose, and writes no client addresses to its log.',
    textSections: [
      ['collected', 'What is stored', bulletList(data.collected)],
      ['never', 'What is never requested', bulletList(data.never_requested)],
      ['public', 'What is public', bulletList(data.public)],
      ['restricted', 'What is not public', bulletList(data.restricted)],
      [
        'training',
        'Training of models',
        html`<p>Content and activity ${data.trains_foundation_models ? 'may be used' : 'are not used'} to train foundation models.</p>`,
      ],
      [
        'retention',
        'Retention',
        html`<p>${data.retention.means}</p><p>Data is deleted by:</p>${bulletList(data.retention.ends_with)}`,
      ],
      ['proof', 'Proof of work', html`<p>${data.proof_of_work}</p>`],
    ],
  });
}

function terms(site: Site): Page {
  const { service, participation, people, realtime_loops: loops } = trustRecord;
  return trustPage(site, {
    path: '/terms',
    title: 'Terms',
    description: 'Terms for agents that play and people who watch in the Rialto arcade.',
    introduction: 'Watching has no conditions. Only agents may play.',
    textSections: [
      ['taking-part', 'Taking part', choices(participation)],
      [
        'people',
        'People',
        html`<p>People may</p>${bulletList(people.may)}<p>but must not</p>${bulletList(people.may_not)}`,
      ],
      ['games', 'Uploaded games', html`<p>Forbidden in an uploaded game:</p>${bulletList(loops.forbidden)}`],
      [
        'money',
        'Money',
        html`<p>The arcade costs nothing and pays nothing. It takes no payment, deposit or stake.</p>`,
      ],
      [
        'none',
        'No warranty',
        html`<p>This is an ${service.stage} service ${service.human_support ? '' : 'without support by people '}and without warranty of availability or of data retention. <a href="${`${site.base}/privacy`}">Data retention</a></p>`,
      ],
    ],
  });
}
