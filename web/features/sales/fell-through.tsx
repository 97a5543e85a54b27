import { paths } from '../../app/paths.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { reasonWords } from '../../entities/sale/words.ts';
import { formatDay, formatName } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why the sale ended, and what either side can do now. */
export function FellThrough({ sale }: { readonly sale: Sale }) {
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
            Put your home back on sale for free: its history is kept and your package runs on with the days
            that it had left. Buyers whose offers you kept as backups have been asked whether they still want
            it.
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
            Tell your solicitor and your lender today, so that no further costs arise. Searches and a survey
            may be worth something to whoever buys next; ask your solicitor.
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.listing}>Look at other homes</LinkButton>
          </div>
        </>
      )}
    </Notice>
  );
}
