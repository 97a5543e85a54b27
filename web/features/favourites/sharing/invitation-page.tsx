import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off, Users } from 'lucide-react';
import { linkTokenPattern } from '../../../../functions/kernel/link-token.ts';
import { LoginNotice } from '../../../entities/account/login-notice.tsx';
import { useUser } from '../../../entities/account/user.ts';
import {
  invalidateShortlist,
  shortlistInvitationQuery,
  shortlists,
} from '../../../entities/shortlist/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLocation } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

export const handle: Handle = { head: { title: 'Share a shortlist', noindex: true } };

/** /shortlist-invitation: the target of the mailed link. The key is in the fragment, which is not sent to any server. */
export function Component() {
  const key = useLocation().hash.slice(1);
  return linkTokenPattern.test(key) ? <LinkedInvitation secret={key} /> : <ClosedInvitation />;
}

function LinkedInvitation({ secret }: { readonly secret: string }) {
  const user = useUser();
  const query = useQuery({ ...shortlistInvitationQuery(secret, user?.id), enabled: user !== undefined });
  return (
    <QueryPage
      query={query}
      what="open this invitation"
      skeleton={<InvitationSkeleton />}
      renderRefusal={({ status }) => (status === 410 ? <ClosedInvitation /> : undefined)}
    >
      {({ sender, state, linkEndsAt }) =>
        state === 'accepted' ? (
          <SharedAlready sender={sender} />
        ) : (
          <div className="mx-auto grid w-full max-w-form gap-5">
            <h1 className="text-2xl sm:text-3xl">
              {state === 'own' ? 'Your invitation' : `${sender} wants to look for a home with you`}
            </h1>
            <WhatIsShared />
            {state === 'own' ? (
              <Notice title="This link is for the person you invited">
                <p>{`They open it from our email and log in, by ${formatDate(linkEndsAt)}.`}</p>
              </Notice>
            ) : user ? (
              <AcceptButton secret={secret} readerId={user.id} />
            ) : (
              <LoginNotice title="Log in to accept" next={`${paths.shortlistInvitation}#${secret}`}>
                An account is free and takes two minutes.
              </LoginNotice>
            )}
          </div>
        )
      }
    </QueryPage>
  );
}

const InvitationSkeleton = () => (
  <div className="mx-auto w-full max-w-form" aria-busy="true">
    <span className="sr-only">Loading the invitation</span>
    <SkeletonLines lines={5} />
  </div>
);

const ClosedInvitation = () => (
  <EmptyState heading="h1" icon={Link2Off} title="This link doesn’t open an invitation">
    <p>
      Open the whole link from our email again. It works for 14 days, once, and until the person who sent it
      takes it back.
    </p>
  </EmptyState>
);

const SharedAlready = ({ sender }: { readonly sender: string }) => (
  <EmptyState
    heading="h1"
    icon={Users}
    title="You share a shortlist"
    actions={<LinkButton to={paths.favourites}>See your shortlist</LinkButton>}
  >
    <p>{`The invitation from ${sender} was accepted.`}</p>
  </EmptyState>
);

const WhatIsShared = () => (
  <div className="grid gap-3">
    <p>When you share a shortlist, you both see:</p>
    <ul className="grid list-disc gap-1 pl-5">
      <li>each other’s saved homes, in one list</li>
      <li>what each of you thinks of them, and notes for each other</li>
      <li>
        the upcoming viewings that each of you has asked for or booked at those homes, also from before you
        shared
      </li>
    </ul>
    <p className="text-muted">
      Your private notes, searches, messages and offers stay yours. Sellers don’t see any of it. Either of you
      can stop at any time; then neither sees anything of the other, and votes and shared notes are deleted.
    </p>
  </div>
);

interface AcceptProps {
  readonly secret: string;
  readonly readerId: string;
}

function AcceptButton({ secret, readerId }: AcceptProps) {
  const queries = useQueryClient();
  const accepting = useMutation({
    mutationFn: () => shortlists.acceptShortlist({ body: { key: secret } }),
    onSuccess: async (after) => {
      await invalidateShortlist(queries);
      queries.setQueryData(shortlistInvitationQuery(secret, readerId).queryKey, after);
    },
  });
  return (
    <div className="grid gap-3">
      <FailureNotice error={accepting.error} />
      <Button className="justify-self-start" busy={accepting.isPending} onClick={() => accepting.mutate()}>
        Share a shortlist
      </Button>
      <p className="text-sm text-muted">Don’t want to? Just leave this page. Nothing is shared.</p>
    </div>
  );
}
