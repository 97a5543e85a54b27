import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { type Invitation, invitationQuery, jointHomesQuery, owners } from '../../entities/joint-owner/api.ts';
import { describeError } from '../../lib/api-error.ts';
import { useUser } from '../../entities/account/user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.doYouAgreeToThe, noindex: true } };

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
      what={words.openThisInvitation}
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
    <span className="sr-only">{words.loadingTheInvitation}</span>
    <SkeletonLines lines={5} />
  </div>
);

const InvitationNotFound = () => (
  <EmptyState heading="h1" icon={Link2Off} title={words.thisLinkDoesntOpenAn}>
    {words.openTheWholeLinkFrom}
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
        {fillText(words.youOwnTitleTogetherWith, { title, togetherWith: names.format(togetherWith) })}
      </h1>
      <p>{fillText(words.sellerIsSellingThisHome, { seller, name })}</p>
      {status === 'accepted' && <AgreedNotice id={invitation.propertyId} />}
      {status === 'declined' && (
        <Notice title={words.youDidntAgreeToThe}>
          <p>{fillText(words.weveInformedSellerNoOffer, { seller })}</p>
        </Notice>
      )}
      {status === 'pending' &&
        (readerId === undefined ? (
          <LoginPrompt value={value} />
        ) : (
          <InvitationAnswer {...{ invitation, value, readerId }} />
        ))}
    </div>
  );
}

const AgreedNotice = ({ id }: { readonly id: Invitation['propertyId'] }) => (
  <Notice kind="good" title={words.youAgreedToTheSale}>
    <p>{words.youllFindTheHomeUnder}</p>
    <LinkButton to={paths.jointHome(id)} className="mt-2 justify-self-start">
      {words.followTheSale}
    </LinkButton>
  </Notice>
);

/** An answer needs an account; the link is opened again after the login. */
function LoginPrompt({ value }: { readonly value: string }) {
  const next = new URLSearchParams({ next: `${paths.jointOwnerInvitation}#${value}` });
  return (
    <Notice title={words.logInToAnswer}>
      <p>{words.weRecordWhoAgreedAnd}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={`${paths.login}?${next}`}>{words.logIn}</LinkButton>
        <LinkButton to={`${paths.register}?${next}`} variant="secondary">
          {words.signUp}
        </LinkButton>
      </div>
    </Notice>
  );
}

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
        {words.doYouAgree}
      </h2>
      <p>
        {fillText(words.iOwnThisHomeWith, {
          togetherWith: names.format(invitation.togetherWith),
          seller: invitation.seller,
        })}
      </p>
      <p className="text-sm text-muted">{words.thisIsntAContractOf}</p>
      {answer.error && (
        <Notice kind="error" alert>
          {describeError(answer.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={answer.isPending && answer.variables} onClick={() => answer.mutate(true)}>
          {words.iAgree}
        </Button>
        <Button
          variant="secondary"
          busy={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(false)}
        >
          {words.iDontAgree}
        </Button>
      </div>
    </section>
  );
}
