import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type User, userQuery } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { identityCalls, identityQuery, type OwnIdentity } from './identity-api.ts';
import { IdentityRetention } from './identity-retention.tsx';
import { IdentityState } from './identity-state.tsx';
import { identityStartWords } from './labels.ts';

/** The own identity check: its state, the next step, and the stored data. */
export default function IdentitySection({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const query = useQuery(identityQuery);
  const { data } = query;
  const isNews = data !== undefined && data.checkedAt !== (user.identityCheckedAt ?? null);
  useEffect(() => {
    if (isNews) void queries.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [isNews, queries]);
  return (
    <QuerySection query={query} what="load your identity check" skeleton={<SkeletonLines lines={6} />}>
      {(own) => <IdentityContent own={own} />}
    </QuerySection>
  );
}

const IdentityContent = ({ own }: { readonly own: OwnIdentity }) => (
  <div className="grid gap-10">
    <section aria-labelledby="identity" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="identity" className="text-xl">
          Identity check
        </h2>
        <p className="text-muted">
          Take a photo of your passport, driving licence or identity card, and a selfie. If they match, a
          badge on your card tells others that your identity was checked, and when. It’s free.
        </p>
      </div>
      <IdentityState own={own} />
      <IdentityStart own={own} />
    </section>
    <IdentityRetention />
  </div>
);

/** The button to the provider's page, or the reason for its absence. */
function IdentityStart({ own }: { readonly own: OwnIdentity }) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => identityCalls.startIdentityCheck(),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      toast.failure(describeError(error));
      void queries.invalidateQueries({ queryKey: identityQuery.queryKey });
    },
  });
  const { check, checkedAt, enabled, hasName, availableFrom } = own;
  const status = check?.status ?? '';
  if (checkedAt || !enabled || ['processing', 'review', 'ended'].includes(status)) return null;
  if (!hasName)
    return (
      <Notice title="Add your name first">
        <p>
          We compare your document with the name in{' '}
          <Link to="/profile?tab=details" className="link">
            your details
          </Link>
          . Others see your name only once an offer between you is accepted.
        </p>
      </Notice>
    );
  if (availableFrom)
    return (
      <Notice title="No more checks this month">
        <p>{`We pay for a limited number of checks each month. You can start yours from ${formatDate(availableFrom)}.`}</p>
      </Notice>
    );
  return (
    <div className="grid justify-items-start gap-2 max-sm:w-full max-sm:justify-items-stretch">
      <Button busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {identityStartWords[status] ?? 'Check my identity'}
      </Button>
      <p className="text-sm text-muted">
        You continue on a page of Stripe, who do the check for us. You need a camera; a phone works best.
      </p>
    </div>
  );
}
