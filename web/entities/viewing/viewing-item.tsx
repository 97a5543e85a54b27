import { MessageSquare } from 'lucide-react';
import { formatClock, formatDay, formatPersonName } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { Viewing } from './api.ts';
import { sideLink } from './calendar-links.tsx';
import { ViewingFacts, ViewingFooter } from './viewing-card.tsx';

interface Props {
  readonly viewing: Viewing;
  /** Hidden on pages about one property, which show its picture and title already. */
  readonly showHome?: boolean;
  /** Hides the day when a heading above shows it. */
  readonly hideDay?: boolean;
  /** A further fact, shown before the next step. */
  readonly note?: string | undefined;
}

/** A viewing in a list: property, person, time, state and actions. */
export function ViewingItem({ viewing, showHome = true, hideDay, note }: Props) {
  const { card, counterpart, propertyId, buyerId } = viewing;
  const name = formatPersonName(counterpart);
  const title = card?.title ?? 'A home that’s no longer here';
  return (
    <article
      aria-label={`Viewing of ${title}, ${formatDay(viewing.start)} at ${formatClock(viewing.start)}`}
      className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-5"
    >
      {showHome && (
        <Photo
          picture={card?.picture}
          alt=""
          sizes="(min-width: 40rem) 9rem, 100vw"
          className="rounded-sm max-sm:hidden"
        />
      )}
      <div
        className={
          showHome ? 'grid min-w-0 content-start gap-3' : 'col-span-full grid min-w-0 content-start gap-3'
        }
      >
        <ViewingFacts viewing={viewing} {...(hideDay && { hideDay })} />
        <p className="flex flex-wrap gap-x-1.5">
          {showHome && (
            <Link
              to={paths.property(card ?? { id: propertyId })}
              className="font-semibold underline underline-offset-3"
            >
              {title}
            </Link>
          )}
          <span className="text-muted">{`with ${name}`}</span>
        </p>
        {note !== undefined && <p className="font-semibold">{note}</p>}
        <Feedback viewing={viewing} />
        <ViewingFooter
          viewing={viewing}
          of={`${title}, ${formatDay(viewing.start)}`}
          links={
            counterpart.user_name !== null && (
              <Link to={paths.chat(propertyId, buyerId)} className={sideLink}>
                <Icon as={MessageSquare} size={18} />
                {`Write to ${name}`}
              </Link>
            )
          }
        />
      </div>
    </article>
  );
}

const interests = ['', 'Not for me', 'Probably not', 'Undecided', 'Interested', 'Very interested'] as const;
const prices = { too_high: 'too high', about_right: 'about right', good_value: 'good value' } as const;

/** The buyer's feedback, as far as the reader may see it. */
const Feedback = ({ viewing: { feedback, side } }: { readonly viewing: Viewing }) => {
  if (!feedback) return null;
  const { interest, priceView, comment, share } = feedback;
  const price = priceView ? `, price ${prices[priceView]}` : '';
  return (
    <div className="rounded-sm bg-sunk p-3">
      <p className="font-semibold">{`${interests[interest] ?? ''}${price}`}</p>
      {comment && <p>{comment}</p>}
      {side === 'buyer' && (
        <p className="text-sm text-muted">{share ? 'Shared with the seller' : 'Only you can see this'}</p>
      )}
    </div>
  );
};
