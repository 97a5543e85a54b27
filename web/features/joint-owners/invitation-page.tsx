import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { Suspense, useState } from 'react';
import { intentVersion } from '../../../functions/people/signatures/domain/intent.ts';
import { LoginNotice } from '../../entities/account/login-notice.tsx';
import { useUser } from '../../entities/account/user.ts';
import {
  type Invitation,
  type InvitationAnswerBody,
  invitationQuery,
  jointHomesQuery,
  owners,
} from '../../entities/joint-owner/api.ts';
import { invitedConsentQuery } from '../../entities/joint-owner/consent-api.ts';
import { isOtherPaper } from '../../entities/signature/refusals.ts';
import { describeError } from '../../lib/api-error.ts';
import { useLocation } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { QueryPage, QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ConsentPaper } from './consent-paper.tsx';
import { describeReaders, SignForm } from './consent-part.tsx';

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
  const answer = useReturnedFocus<HTMLDivElement>(status === 'pending');
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 className="text-2xl sm:text-3xl">
        {`You own ${title} together with ${names.format(togetherWith)}`}
      </h1>
      <p>{`${seller} is selling this home on Gable and named you, ${name}, as a joint owner.`}</p>
      {status !== 'pending' && (
        // The consent above the button that answered has gone, and the page is shorter than it was scrolled.
        <div ref={answer} tabIndex={-1} className="scroll-mt-24 outline-none">
          {status === 'accepted' && <AgreedNotice id={invitation.propertyId} />}
          {status === 'declined' && (
            <Notice title="You didn’t agree to the sale">
              <p>{`We’ve told ${seller}. No offer can be accepted until the two of you have spoken.`}</p>
            </Notice>
          )}
        </div>
      )}
      {status === 'pending' &&
        (readerId === undefined ? (
          <LoginNotice title="Log in to answer" next={`${paths.jointOwnerInvitation}#${value}`}>
            Who agrees signs a page, so we have to know who it is. An account is free and takes two minutes.
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

interface AnswerProps extends ContentProps {
  readonly readerId: string;
}

/** Who agrees reads the consent and signs it. */
function InvitationAnswer({ invitation, value, readerId }: AnswerProps) {
  const [isSigning, setSigning] = useState(false);
  const query = useQuery(invitedConsentQuery(value, readerId));
  const answer = useAnswer(value, readerId);
  const decline = () => answer.mutate({ value, agrees: false });
  return (
    <QuerySection query={query} what="load the consent" skeleton={<SkeletonLines lines={8} />}>
      {(consent) => (
        <>
          <p>
            {`If you agree to the sale, read this consent and sign it. ${invitation.seller} then runs the listing and answers offers for all of you; you can follow the sale, and leave at any time.`}
          </p>
          <ConsentPaper consent={consent} />
          <Suspense fallback={<Skeleton className="h-64 rounded-md" />}>
            {isSigning ? (
              <SignForm
                // Another paper has another form.
                key={consent.paperHash}
                details={consent}
                sign={{
                  isPending: answer.isPending,
                  error: answer.error,
                  mutate: ({ mark, agrees }) =>
                    answer.mutate({
                      value,
                      agrees,
                      signature: { paperHash: consent.paperHash, mark, intent: intentVersion, agrees },
                    }),
                }}
                label="Agree and sign"
                readers={describeReaders(invitation.seller)}
                onClose={() => setSigning(false)}
              />
            ) : (
              <section aria-labelledby="answer" className="grid gap-4">
                <h2 id="answer" className="text-xl">
                  Do you agree?
                </h2>
                <FailureNotice error={answer.error} />
                <div className="flex flex-wrap gap-3">
                  <Button onClick={() => setSigning(true)}>I agree and want to sign</Button>
                  <Button variant="secondary" busy={answer.isPending} onClick={decline}>
                    I don’t agree
                  </Button>
                </div>
              </section>
            )}
          </Suspense>
        </>
      )}
    </QuerySection>
  );
}

function useAnswer(value: string, readerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationAnswerBody) => owners.answerOwnerInvitation({ body }),
    onSuccess: (after) => {
      queries.setQueryData(invitationQuery(value, readerId).queryKey, after);
      void queries.invalidateQueries({ queryKey: jointHomesQuery.queryKey });
    },
    // Another paper, or another answer: the page shows what is there now.
    onError: (error) => {
      if (!isOtherPaper(error)) return;
      toast.failure(describeError(error));
      void queries.invalidateQueries(invitedConsentQuery(value, readerId));
      void queries.invalidateQueries(invitationQuery(value, readerId));
    },
  });
}
