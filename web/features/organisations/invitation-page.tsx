import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off, Users } from 'lucide-react';
import { linkTokenPattern } from '../../../functions/kernel/link-token.ts';
import { roleDuties } from '../../../functions/people/organisations/domain/role-duties.ts';
import { LoginNotice } from '../../entities/account/login-notice.tsx';
import { useUser } from '../../entities/account/user.ts';
import { formatDate } from '../../lib/format.ts';
import { useLocation, useNavigate } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { organisationCalls, organisationInvitationQuery, organisationsQuery } from './api.ts';

export const handle: Handle = { head: { title: 'Join an organisation', noindex: true } };

/** /organisation-invitation: the target of the mailed link. The key is in the fragment, which is not sent to any server. */
export function Component() {
  const key = useLocation().hash.slice(1);
  return linkTokenPattern.test(key) ? <LinkedInvitation secret={key} /> : <ClosedInvitation />;
}

function LinkedInvitation({ secret }: { readonly secret: string }) {
  const user = useUser();
  const query = useQuery({
    ...organisationInvitationQuery(secret, user?.id),
    enabled: user !== undefined,
  });
  return (
    <QueryPage
      query={query}
      what="open this invitation"
      skeleton={<InvitationSkeleton />}
      renderRefusal={({ status }) => (status === 410 ? <ClosedInvitation /> : undefined)}
    >
      {({ organisation, sender, role, member, linkEndsAt }) =>
        member ? (
          <EmptyState
            heading="h1"
            icon={Users}
            title={`You’re in ${organisation} already`}
            actions={<LinkButton to={paths.organisations}>See the organisation</LinkButton>}
          >
            <p>This link is for somebody else.</p>
          </EmptyState>
        ) : (
          <div className="mx-auto grid w-full max-w-form gap-5">
            <h1 className="text-2xl wrap-anywhere sm:text-3xl">{`${sender} invites you to ${organisation}`}</h1>
            <p>{roleDuties[role]}</p>
            <p className="text-muted">
              Its members see your username. They never see your homes, offers or messages, and you can leave
              at any time.
            </p>
            {user ? (
              <JoinButton secret={secret} />
            ) : (
              <LoginNotice title="Log in to join" next={`${paths.organisationInvitation}#${secret}`}>
                An account is free and takes two minutes.
              </LoginNotice>
            )}
            <p className="text-sm text-muted">{`The link works until ${formatDate(linkEndsAt)}.`}</p>
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
  <EmptyState
    heading="h1"
    icon={Link2Off}
    title="This link doesn’t open an invitation"
    actions={
      <LinkButton to={paths.organisations} variant="secondary">
        Your organisations
      </LinkButton>
    }
  >
    <p>
      Open the whole link from our email again. It works for 14 days, once, and until an admin of the
      organisation withdraws it. If you’ve joined already, you’ll find the organisation among yours.
    </p>
  </EmptyState>
);

function JoinButton({ secret }: { readonly secret: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const joining = useMutation({
    mutationFn: () => organisationCalls.acceptOrganisationInvitation({ body: { key: secret } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: organisationsQuery.queryKey });
      await navigate(paths.organisations);
    },
  });
  return (
    <div className="grid gap-3">
      <FailureNotice error={joining.error} />
      <Button className="justify-self-start" busy={joining.isPending} onClick={() => joining.mutate()}>
        Join
      </Button>
    </div>
  );
}
