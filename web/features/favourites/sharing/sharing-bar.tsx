import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Shortlist } from '../../../entities/shortlist/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';

const InviteDialog = lazyPart(() => import('./invite-dialog.tsx'));
const StopDialog = lazyPart(() => import('./stop-dialog.tsx'));

interface Props {
  readonly shortlist: Shortlist;
}

/** Whom the saved homes are shared with, and what can be done about it. */
export function SharingBar({ shortlist }: Props) {
  const [open, setOpen] = useState<'invite' | 'stop'>();
  const { partner, invitation } = shortlist;
  const canInvite = !partner && (!invitation || invitation.expired);
  return (
    <section
      id="sharing"
      aria-label="Sharing"
      className="mt-6 scroll-mt-20 grid gap-3 rounded-md border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <p className="flex min-w-0 items-start gap-3">
        <Icon as={Users} className="mt-0.5 text-muted" />
        <span className="min-w-0 wrap-anywhere">{describeSharing(shortlist)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {canInvite && (
          <Button variant="secondary" onClick={() => setOpen('invite')}>
            {invitation ? 'Invite again' : 'Share with someone'}
          </Button>
        )}
        {(partner || invitation) && (
          <Button variant="quiet" onClick={() => setOpen('stop')}>
            {partner ? 'Stop sharing' : 'Take it back'}
          </Button>
        )}
      </div>
      <OnDemand parts={[InviteDialog, StopDialog]}>
        {open === 'invite' ? (
          <InviteDialog onClose={() => setOpen(undefined)} />
        ) : (
          open === 'stop' && <StopDialog partner={partner?.name} onClose={() => setOpen(undefined)} />
        )}
      </OnDemand>
    </section>
  );
}

function describeSharing({ partner, invitation }: Shortlist): string {
  if (partner)
    return `You’ve shared your shortlist with ${partner.name} since ${formatDate(partner.sharedAt)}.`;
  if (!invitation)
    return 'Looking with someone? Put your saved homes together and see what each of you thinks.';
  const { email, linkEndsAt, expired } = invitation;
  return expired
    ? `Your invitation to ${email} ran out on ${formatDate(linkEndsAt)} without an answer.`
    : `You’ve invited ${email}. The link in our email works until ${formatDate(linkEndsAt)}.`;
}
