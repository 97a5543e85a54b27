import { useQuery } from '@tanstack/react-query';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { type MyInterest, myInterestQuery } from '../../entities/scottish-home/api.ts';
import { OpenReport } from '../../entities/scottish-home/open-report.tsx';
import { describeOwnReport } from '../../entities/scottish-home/report-words.ts';
import { useWithdrawing } from '../../entities/scottish-home/use-withdrawing.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { Link } from '../../ui/link.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { QueryPart } from '../../ui/query-page.tsx';

/** Home Reports that a buyer has or asked for, and their notes of interest; nothing without any. */
export function InterestList() {
  return (
    <QueryPart
      query={useQuery(myInterestQuery)}
      skeleton={null}
      renderError={(failure) => (
        <InlineError {...failure} text="We couldn’t load your Home Reports and notes of interest." />
      )}
    >
      {({ homes }) => homes.length > 0 && <InterestSection homes={homes} />}
    </QueryPart>
  );
}

function InterestSection({ homes }: { readonly homes: readonly MyInterest[] }) {
  return (
    <section aria-labelledby="scotland" className="mt-8 grid gap-2">
      <h2 id="scotland" className="text-xl">
        Home Reports and notes of interest
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {homes.map((interest) => (
          <li key={interest.card.id} className="py-3">
            <InterestRow interest={interest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InterestRow({ interest }: { readonly interest: MyInterest }) {
  const { card, report, note, canOpen } = interest;
  const withdrawing = useWithdrawing(card.id);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 justify-items-start gap-1">
        {card.status !== 'live' && <Badge>{formatPropertyStatus(card.status, card.nation)}</Badge>}
        <h3 className="text-base">
          <Link to={paths.property(card)} className="hover:underline">
            {card.title}
          </Link>
        </h3>
        {report && (
          <p className="text-sm text-muted">{describeOwnReport({ ...interest, report }, card.status)}</p>
        )}
        {note && (
          <p className="text-sm text-muted">
            {`You noted interest on ${formatDate(note.notedAt)}${note.solicitor === undefined ? '' : `, with ${note.solicitor}`}.`}
          </p>
        )}
        <FailureNotice error={withdrawing.error} />
      </div>
      <div className="flex flex-wrap gap-2">
        {canOpen && <OpenReport propertyId={card.id} of={card.title} />}
        {note && (
          <Button variant="quiet" busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            Withdraw the note
            <span className="sr-only">{` of interest in ${card.title}`}</span>
          </Button>
        )}
      </div>
    </article>
  );
}
