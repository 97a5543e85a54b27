import { useQuery } from '@tanstack/react-query';
import type { BuyerCheckKind } from '../../../events/vocabulary.ts';
import { type OwnBuyerChecks, ownChecksQuery } from '../../entities/buyer-check/api.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckCard } from './check-card.tsx';

export const handle: Handle = { head: { title: 'Show that you can proceed', noindex: true } };

const kinds: readonly BuyerCheckKind[] = ['agreement_in_principle', 'proof_of_funds', 'chain'];

/** /buyer-checks: the evidence that makes a buyer proceedable. */
export function Component() {
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <header className="grid gap-2">
        <h1 className="text-2xl">Show that you can proceed</h1>
        <p className="text-muted">
          Sellers take buyers more seriously if they can pay and are free to move. Send us your documents
          once, and every seller you deal with sees that we checked them.
        </p>
        <p className="text-muted">
          Sellers never see your documents or any amounts. If you make an offer, that seller sees whether the
          amounts we checked cover it. We delete a document 30 days after our decision; the{' '}
          <Link to={paths.privacy} className="link">
            privacy policy
          </Link>{' '}
          has the details.
        </p>
      </header>
      <QuerySection query={useQuery(ownChecksQuery)} what="load your checks" skeleton={<ChecksSkeleton />}>
        {(own) => (
          <>
            <ProceedableNotice own={own} />
            {kinds.map((kind) => (
              <CheckCard
                key={kind}
                kind={kind}
                check={own.checks.find((check) => check.kind === kind)}
                canAskBank={own.bankChecks && kind === 'proof_of_funds'}
              />
            ))}
          </>
        )}
      </QuerySection>
    </div>
  );
}

function ProceedableNotice({ own: { proceedable, missing } }: { readonly own: OwnBuyerChecks }) {
  if (proceedable)
    return (
      <Notice kind="good" title="You’ve shown that you can proceed">
        <p>Sellers see this on your offers, viewing requests and messages.</p>
      </Notice>
    );
  return (
    <Notice title="Still missing">
      <ul className="list-disc pl-5">
        {missing.includes('funding') && <li>An agreement in principle or proof of funds</li>}
        {missing.includes('chain') && <li>Your position in the chain</li>}
      </ul>
    </Notice>
  );
}

const ChecksSkeleton = () => (
  <div className="grid gap-6">
    <output className="sr-only">Loading</output>
    {kinds.map((kind) => (
      <Skeleton key={kind} className="h-40 w-full" />
    ))}
  </div>
);
