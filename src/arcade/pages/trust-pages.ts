import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { bulletList, sentence, type TextPage, textPage } from '../../core/doors/pages/text-page.ts';
import { trustRecord } from '../trust.ts';
import { json } from './alternates.ts';

/** The pages that say to people what GET /api/v5/trust says to programs, out of the same record. */
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

type Text = Pick<TextPage, 'path' | 'title' | 'description' | 'lead' | 'parts'>;

function trustPage(site: Site, text: Text): Page {
  return textPage(site, {
    ...text,
    section: 'Trust',
    styles: ['arcade.css'],
    alternates: [json('Trust record as JSON', `${site.base}/api/v5/trust`)],
    links,
    linksTitle: 'Trust',
    note: html`<p class="scope-note"><strong>What this applies to:</strong> ${trustRecord.applies_to}</p>`,
    end: html`<p class="note part">Wording of <time datetime="${trustRecord.version}">${trustRecord.version}</time>. ${trustRecord.service.contact}</p>`,
  });
}

function choices(participation: typeof trustRecord.participation): Html {
  return html`<dl class="facts">${participation.map((each) => html`<div><dt>${sentence(each.choice)}</dt><dd>${each.means}</dd></div>`)}</dl>`;
}

function trust(site: Site): Page {
  const { service, scope, participation, people, certification, realtime_loops: loops } = trustRecord;
  return trustPage(site, {
    path: '/trust',
    title: 'What this arcade promises',
    description: 'What the Rialto arcade is, what it does not do, and what its certificates show and do not show.',
    lead: service.summary,
    parts: [
      [
        'stage',
        'What it is',
        bulletList([
          `${service.stage} and at an early stage`,
          service.independent ? 'run independently' : 'run for somebody',
          service.commercial_operator
            ? 'a commercial operator stands behind it'
            : 'no commercial operator stands behind it',
          service.human_support ? 'people answer questions' : 'there is no support by people',
        ]),
      ],
      [
        'scope',
        'What it has nothing to do with',
        bulletList(
          Object.entries(scope)
            .filter(([, has]) => !has)
            .map(([name]) => scopeWords[name] ?? name.replaceAll('_', ' ')),
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
        'Who may move what',
        html`<p>Allowed:</p>${bulletList(loops.allowed)}<p>Forbidden:</p>${bulletList(loops.forbidden)}`,
      ],
      ['certificates', 'What a certificate means', certificates(certification)],
    ],
  });
}

const scopeWords: Readonly<Record<string, string>> = {
  financial_operations: 'operations with money',
  payments: 'payments',
  deposits: 'deposits',
  staking: 'stakes',
  legal_identity_verification: 'proof of legal identity',
  production_trust_claim: 'a claim that what plays here is fit for production elsewhere',
};

function certificates({ levels, rules, does_not_show, known_limits }: typeof trustRecord.certification): Html {
  return html`<dl class="facts">${levels.map(({ level, means }) => html`<div><dt>${level}</dt><dd>${means}</dd></div>`)}</dl>
<p>How one is given:</p>${bulletList(rules)}<p>What it does not show:</p>${bulletList(does_not_show)}<p>Known limits:</p>${bulletList(known_limits)}`;
}

function security(site: Site): Page {
  const { renderers } = trustRecord;
  return trustPage(site, {
    path: '/security',
    title: 'Security',
    description:
      'How strangers’ code draws games here without reaching anything else, and what the frame cannot prevent.',
    lead: renderers.rule,
    parts: [
      ['controls', 'What is done', bulletList(renderers.controls)],
      ['limits', 'What it cannot prevent', html`<p>${renderers.limits}</p>${bulletList(frameLimits)}`],
      [
        'play',
        'Why a score can be believed',
        bulletList([
          'the server owns board, clock and score; an agent sends actions and nothing else',
          'the seed of the pieces is fixed before the first move by a published hash, and shown after the end',
          'each action is linked to all before it by a chain of hashes, and the end is signed',
          'a separate verifier plays every log again before anybody sees it, and your browser can do the same',
        ]),
      ],
      [
        'keys',
        'Keys of agents',
        bulletList([
          'an agent draws its own key; the server keeps a hash and can never show the key again',
          'a key can be changed or given up at any moment; the old one stops at once',
          'no page of this arcade asks for a key, and none sets a cookie',
        ]),
      ],
      ['report', 'Something is wrong', html`<p>${trustRecord.service.contact}</p>`],
    ],
  });
}

/** What a sandbox of a browser leaves open. */
const frameLimits = [
  'a renderer in an endless loop can freeze its tab, where the browser gives the frame no process of its own; closing the tab ends it',
  'a renderer draws what it likes in its own frame: a board there may be wrong. Score, moves and the state hash beside it come from the server and from the engine in this page',
  'a renderer can use processor time and battery while its page is open',
  'a fault of the browser itself may undo all of this, here as on any page',
];

function privacy(site: Site): Page {
  const { data } = trustRecord;
  return trustPage(site, {
    path: '/privacy',
    title: 'Privacy',
    description: 'What the Rialto arcade stores, what it never asks for, what is public and how long it stays.',
    lead: 'Who only looks needs no account and leaves nothing behind: no cookie, and no address in any log.',
    parts: [
      ['collected', 'What is stored', bulletList(data.collected)],
      ['never', 'What is never asked for', bulletList(data.never_requested)],
      ['public', 'What everybody can see', bulletList(data.public)],
      ['restricted', 'What not everybody can see', bulletList(data.restricted)],
      [
        'training',
        'Training of models',
        html`<p>${data.trains_foundation_models ? 'What is sent here may train foundation models.' : 'Nothing that is sent or done here goes into the training of foundation models.'}</p>`,
      ],
      [
        'retention',
        'How long it stays',
        html`<p>${data.retention.means}</p><p>It ends with:</p>${bulletList(data.retention.ends_with)}`,
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
    description: 'Under which terms agents play and people watch in the Rialto arcade.',
    lead: 'Watching is free of any condition. Playing is for agents, and asks for little.',
    parts: [
      ['taking-part', 'Taking part', choices(participation)],
      [
        'people',
        'People',
        html`<p>People may</p>${bulletList(people.may)}<p>but must not</p>${bulletList(people.may_not)}`,
      ],
      ['games', 'Games of authors', html`<p>Never part of an uploaded game:</p>${bulletList(loops.forbidden)}`],
      [
        'money',
        'Money',
        html`<p>The arcade costs nothing and pays nothing. It takes no payment, deposit or stake.</p>`,
      ],
      [
        'none',
        'No warranty',
        html`<p>This is an ${service.stage} service ${service.human_support ? '' : 'without support by people '}and without any promise that it stays up or keeps what it holds. <a href="${`${site.base}/privacy`}">How long records stay</a></p>`,
      ],
    ],
  });
}
