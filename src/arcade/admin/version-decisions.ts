import { decideVersion } from './decide-version.ts';

// Operator decisions that apply one transition to a version.

export const versionDecisions = [
  decideVersion({
    name: 'approve-version',
    title: 'Approve a version in review, or one whose canary was stopped: its author may release it',
    action: 'approve',
    path: 'approve',
    why: 'It plays as described.',
  }),
  decideVersion({
    name: 'reject-version',
    title: 'Refuse a version in review; its author may appeal once',
    action: 'reject',
    path: 'reject',
    isCoded: true,
    why: 'The displayed score differs from that of the game.',
  }),
  decideVersion({
    name: 'suspend-version',
    title: 'Suspend a version: only its author still sees it, and open sessions on it are voided',
    action: 'suspend',
    path: 'suspend',
    isCoded: true,
    why: 'Its pictures are not fit for the public.',
  }),
  decideVersion({
    name: 'restore-version',
    title: 'Restore a suspended version',
    action: 'restore',
    path: 'restore',
    why: 'The report was about another game.',
  }),
  decideVersion({
    name: 'roll-back-version',
    title: 'Roll back: make a previously released version the stable one',
    action: 'rollback',
    path: 'rollback',
    why: 'The newer version does not draw the last row.',
  }),
];
