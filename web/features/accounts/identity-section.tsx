import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { type User, userQuery } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { toast } from '../../lib/toast.ts';
import { identityCalls, identityQuery, type OwnIdentity } from './identity-api.ts';
import { IdentityRetention } from './identity-retention.tsx';
import { IdentityState } from './identity-state.tsx';
import { identityStartWords } from './labels.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../lib/fill.ts';

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
    <QuerySection query={query} what={words.loadYourIdentityCheck} skeleton={<SkeletonLines lines={6} />}>
      {(own) => <IdentityContent own={own} />}
    </QuerySection>
  );
}

const IdentityContent = ({ own }: { readonly own: OwnIdentity }) => (
  <div className="grid gap-10">
    <section aria-labelledby="identity" className="grid justify-items-start gap-4">
      <div className="grid gap-1">
        <h2 id="identity" className="text-xl">
          {words.identityCheck}
        </h2>
        <p className="text-muted">{words.takeAPhotoOfYour}</p>
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
      <Notice title={words.addYourNameFirst}>
        <p>
          {fillNodes(words.weCompareYourDocumentWith, {
            link: (
              <Link to="/profile?tab=details" className="link">
                {words.yourDetails2}
              </Link>
            ),
          })}
        </p>
      </Notice>
    );
  if (availableFrom)
    return (
      <Notice title={words.noMoreChecksThisMonth}>
        <p>{fillText(words.wePayForALimited, { availableFrom: formatDate(availableFrom) })}</p>
      </Notice>
    );
  return (
    <div className="grid justify-items-start gap-2 max-sm:w-full max-sm:justify-items-stretch">
      <Button busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {identityStartWords[status] ?? words.checkMyIdentity}
      </Button>
      <p className="text-sm text-muted">{words.youContinueOnAPage}</p>
    </div>
  );
}
