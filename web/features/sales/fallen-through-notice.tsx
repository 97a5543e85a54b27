import { paths } from '../../app/paths.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { reasonWords } from '../../entities/sale/words.ts';
import { formatDay, formatName } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the sale ended, and what either side can do now. */
export function FallenThroughNotice({ sale }: { readonly sale: Sale }) {
  const { side, fellThrough, counterpart, propertyId } = sale;
  const who =
    fellThrough?.by === 'system'
      ? 'Gable'
      : fellThrough?.by === side
        ? 'You'
        : formatName(counterpart, `The ${fellThrough?.by}`);
  return (
    <Notice kind="warning" title="This sale fell through">
      {fellThrough && (
        <p>
          {who} called it off on {formatDay(fellThrough.at)}. The reason given was{' '}
          {reasonWords[fellThrough.reason] ?? fellThrough.reason}.
        </p>
      )}
      {side === 'seller' ? (
        <>
          <p>
            Put your home back on sale for free: we keep its history, and your package carries on with the
            days it had left. We’ve asked the buyers with backup offers whether they’re still interested.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.ownListing(propertyId)}>List it again</LinkButton>
            <LinkButton to={`${paths.ownListing(propertyId)}?tab=offers`} variant="secondary">
              See the backups
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>
            Tell your solicitor and lender today, so you don’t run up more costs. The next buyer may want your
            searches and survey; ask your solicitor.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.listing}>Look at other homes</LinkButton>
          </div>
        </>
      )}
    </Notice>
  );
}
