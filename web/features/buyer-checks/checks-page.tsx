import { useQuery } from '@tanstack/react-query';
import type { BuyerCheckKind } from '../../../events/vocabulary.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { type OwnBuyerChecks, ownChecksQuery } from '../../entities/buyer-check/api.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckCard } from './check-card.tsx';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.showThatYouCanProceed, noindex: true } };

const kinds: readonly BuyerCheckKind[] = ['agreement_in_principle', 'proof_of_funds', 'chain'];

/** /buyer-checks: the evidence that makes a buyer proceedable. */
export function Component() {
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <header className="grid gap-2">
        <h1 className="text-2xl">{words.showThatYouCanProceed}</h1>
        <p className="text-muted">{words.sellersTakeBuyersMoreSeriously}</p>
        <p className="text-muted">
          {fillNodes(words.sellersNeverSeeYourDocuments, {
            link: (
              <Link to={paths.privacy} className="link">
                {words.privacyPolicy}
              </Link>
            ),
          })}
        </p>
      </header>
      <QuerySection
        query={useQuery(ownChecksQuery)}
        what={words.loadYourChecks}
        skeleton={<ChecksSkeleton />}
      >
        {(own) => (
          <>
            <ProceedableNotice own={own} />
            {kinds.map((kind) => (
              <CheckCard key={kind} kind={kind} check={own.checks.find((check) => check.kind === kind)} />
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
      <Notice kind="good" title={words.youveShownThatYouCan}>
        <p>{words.sellersSeeThisOnYour}</p>
      </Notice>
    );
  return (
    <Notice title={words.stillMissing}>
      <ul className="list-disc pl-5">
        {missing.includes('funding') && <li>{words.anAgreementInPrincipleOr}</li>}
        {missing.includes('chain') && <li>{words.yourPositionInTheChain}</li>}
      </ul>
    </Notice>
  );
}

const ChecksSkeleton = () => (
  <div className="grid gap-6">
    <output className="sr-only">{words.loading}</output>
    {kinds.map((kind) => (
      <Skeleton key={kind} className="h-40 w-full" />
    ))}
  </div>
);
