import { decideVersion } from './decide-version.ts';

// Operator decisions that apply one transition to a version.

export const versionDecisions = [
  decideVersion({
    name: 'approve-version',
    title: 'Approve a version',
    details: 'For a version in review, or one whose canary was stopped. Its author may release it.',
    action: 'approve',
    path: 'approve',
    exampleReason: 'It plays as described.',
  }),
  decideVersion({
    name: 'reject-version',
    title: 'Reject a version in review',
    details: 'Its author may appeal once.',
    action: 'reject',
    path: 'reject',
    hasReasonCode: true,
    exampleReason: 'The displayed score differs from that of the game.',
  }),
  decideVersion({
    name: 'suspend-version',
    title: 'Suspend a version',
    details: 'Only its author can still see it, and open sessions on it are voided.',
    action: 'suspend',
    path: 'suspend',
    hasReasonCode: true,
    exampleReason: 'Its images are not suitable for the public.',
  }),
  decideVersion({
    name: 'restore-version',
    title: 'Restore a suspended version',
    action: 'restore',
    path: 'restore',
    exampleReason: 'The report was about another game.',
  }),
  decideVersion({
    name: 'roll-back-version',
    title: 'Roll back to an earlier version',
    details: 'A previously released version becomes the stable one.',
    action: 'rollback',
    path: 'rollback',
    exampleReason: 'The newer version does not draw the last row.',
  }),
];
