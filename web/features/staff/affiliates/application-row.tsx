import { useState } from 'react';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Button } from '../../../ui/button.tsx';
import { FactList } from '../parts/fact-list.tsx';
import type { Application } from './api.ts';
import { ApproveDialog, DeclineDialog } from './decision-dialogs.tsx';

/** One application with its answers and decision. */
export function ApplicationRow({ application }: { readonly application: Application }) {
  const { id, name, town, status, why, createdAt, words } = application;
  const [open, setOpen] = useState<'approve' | 'decline'>();
  const close = () => setOpen(undefined);
  return (
    <li id={id} className="grid gap-3 border-t border-line py-5">
      <div>
        <h2 className="text-lg" data-row tabIndex={-1}>
          {name}, {town}
        </h2>
        <p className="text-sm text-muted">
          Applied <time dateTime={createdAt}>{formatMomentName(createdAt)}</time>
        </p>
      </div>
      <p className="max-w-prose whitespace-pre-line">{why}</p>
      <FactList facts={listFacts(application)} />
      {words && <p className="max-w-prose text-muted">{`Declined: ${words}`}</p>}
      {status === 'submitted' && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setOpen('approve')} aria-label={`Approve ${name}`}>
            Approve
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen('decline')}
            aria-label={`Decline ${name}`}
          >
            Decline
          </Button>
        </div>
      )}
      {open === 'approve' && <ApproveDialog application={application} onClose={close} />}
      {open === 'decline' && <DeclineDialog application={application} onClose={close} />}
    </li>
  );
}

const listFacts = ({ email, company, socials, audience }: Application) => [
  ['Email', email] as const,
  ...(company ? [['Company', company] as const] : []),
  ...(audience ? [['Audience', audience] as const] : []),
  ...socials.map(
    (address) =>
      [
        'Page',
        <a key={address} href={address} className="link" rel="noreferrer nofollow" target="_blank">
          {address}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>,
      ] as const,
  ),
];
