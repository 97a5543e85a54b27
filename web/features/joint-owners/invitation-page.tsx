import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { LoginNotice } from '../../entities/account/login-notice.tsx';
import { useUser } from '../../entities/account/user.ts';
import { type Invitation, invitationQuery, jointHomesQuery, owners } from '../../entities/joint-owner/api.ts';
import { describeError } from '../../lib/api-error.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: Handle = { head: { title: 'Do you agree to the sale?', noindex: true } };

/**
 * /joint-owner-invitation: the target of the mailed link. The value is in the fragment, which is not sent to
 * any server.
 */
export function Component() {
  const value = useLocation().hash.slice(1);
  return /^[\w.-]{20,1000}$/.test(value) ? <LinkedInvitation value={value} /> : <InvitationNotFound />;
}

function LinkedInvitation({ value }: { readonly value: string }) {
  const user = useUser();
  const query = useQuery({ ...invitationQuery(value, user?.id), enabled: user !== undefined });
  return (
    <QueryPage
      query={query}
      what="open this invitation"
      skeleton={<InvitationSkeleton />}
      renderRefusal={({ status }) => (status === 410 ? <InvitationNotFound /> : undefined)}
      keepData
    >
      {(invitation) => <InvitationContent invitation={invitation} value={value} readerId={user?.id} />}
    </QueryPage>
  );
}

const InvitationSkeleton = () => (
  <div className="mx-auto w-full max-w-form" aria-busy="true">
    <span className="sr-only">Loading the invitation</span>
    <SkeletonLines lines={5} />
  </div>
);

const InvitationNotFound = () => (
  <EmptyState heading="h1" icon={Link2Off} title="This link doesn’t open an invitation">
    Open the whole link from our email again. A link expires after 30 days, or when the seller sends a new one
    or withdraws it. If you have already answered, log in with the account you used.
  </EmptyState>
);

const names = new Intl.ListFormat('en-GB');

interface ContentProps {
  readonly invitation: Invitation;
  readonly value: string;
  readonly readerId: string | undefined;
}

function InvitationContent({ invitation, value, readerId }: ContentProps) {
  const { title, togetherWith, name, seller, status } = invitation;
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 className="text-2xl sm:text-3xl">
        {`You own ${title} together with ${names.format(togetherWith)}`}
      </h1>
      <p>{`${seller} is selling this home on Gable and named you, ${name}, as a joint owner.`}</p>
      {status === 'accepted' && <AgreedNotice id={invitation.propertyId} />}
      {status === 'declined' && (
        <Notice title="You didn’t agree to the sale">
          <p>{`We’ve told ${seller}. No offer can be accepted until the two of you have spoken.`}</p>
        </Notice>
      )}
      {status === 'pending' &&
        (readerId === undefined ? (
          <LoginNotice title="Log in to answer" next={`${paths.jointOwnerInvitation}#${value}`}>
            We record who agreed and when. An account is free and takes two minutes.
          </LoginNotice>
        ) : (
          <InvitationAnswer {...{ invitation, value, readerId }} />
        ))}
    </div>
  );
}

const AgreedNotice = ({ id }: { readonly id: Invitation['propertyId'] }) => (
  <Notice kind="good" title="You agreed to the sale">
    <p>
      You’ll find the home under “Selling”, and we’ll tell you about offers, viewings and every big step. You
      can choose which.
    </p>
    <LinkButton to={paths.jointHome(id)} className="mt-2 justify-self-start">
      Follow the sale
    </LinkButton>
  </Notice>
);

function InvitationAnswer({ invitation, value, readerId }: ContentProps) {
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: (agrees: boolean) => owners.answerOwnerInvitation({ body: { value, agrees } }),
    onSuccess: (after) => {
      queries.setQueryData(invitationQuery(value, readerId).queryKey, after);
      void queries.invalidateQueries({ queryKey: jointHomesQuery.queryKey });
    },
  });
  return (
    <section aria-labelledby="answer" className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <h2 id="answer" className="text-xl">
        Do you agree?
      </h2>
      <p>
        {`I own this home with ${names.format(invitation.togetherWith)} and agree to its sale on Gable. ${invitation.seller} runs the listing and answers offers. I can follow viewings, offers and the sale, and leave at any time.`}
      </p>
      <p className="text-sm text-muted">
        This isn’t a contract of sale. You sign that with your solicitor, like every other owner.
      </p>
      {answer.error && (
        <Notice kind="error" alert>
          {describeError(answer.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={answer.isPending && answer.variables} onClick={() => answer.mutate(true)}>
          I agree
        </Button>
        <Button
          variant="secondary"
          busy={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(false)}
        >
          I don’t agree
        </Button>
      </div>
    </section>
  );
}
