import { paths } from '../../app/paths.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { reasonWords } from '../../entities/sale/labels.ts';
import { formatDay, formatName, formatPropertyStatus } from '../../lib/format.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** Why the sale ended, and what either side can do now. */
export function FallenThroughNotice({ sale }: { readonly sale: Sale }) {
  const { side, fellThrough, counterpart, propertyId } = sale;
  // It may be on sale again by now, or sold to another buyer.
  const canRelist = sale.card.status === 'fallen_through';
  const who =
    fellThrough?.by === 'system'
      ? words.gable
      : fellThrough?.by === side
        ? words.you
        : formatName(counterpart, fillText(words.theBy, { by: fellThrough?.by }));
  return (
    <Notice kind="warning" title={words.thisSaleFellThrough}>
      {fellThrough && (
        <p>
          {fillText(words.whoCalledItOffOn, {
            who,
            at: formatDay(fellThrough.at),
            reasonWords: reasonWords[fellThrough.reason] ?? fellThrough.reason,
          })}
        </p>
      )}
      {side === 'seller' ? (
        <>
          <p>
            {canRelist
              ? words.putYourHomeBackOn
              : `The home is now: ${formatPropertyStatus(sale.card.status)}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.ownListing(propertyId)}>
              {canRelist ? words.listItAgain : 'Your listing'}
            </LinkButton>
            <LinkButton to={paths.ownOffers(propertyId)} variant="secondary">
              {canRelist ? words.seeTheBackups : 'See the offers'}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>{words.informYourSolicitorAndLender}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.listing}>{words.lookAtOtherHomes}</LinkButton>
          </div>
        </>
      )}
    </Notice>
  );
}
