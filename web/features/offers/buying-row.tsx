import {
  AlarmClock,
  CalendarDays,
  ChevronRight,
  HandCoins,
  Hourglass,
  ListChecks,
  MessageSquare,
  Search,
  Trash2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import type { BuyingItem } from '../../entities/offer/api.ts';
import { toBuyingPath } from '../../entities/offer/buying-tasks.ts';
import {
  isOpenOffer,
  describeOfferStatus,
  describeOfferSum,
  getOfferStatusTone,
} from '../../entities/offer/labels.ts';
import { toSimilarPath } from '../../entities/offer/similar-link.tsx';
import { isSold } from '../../entities/property/property.ts';
import { describeWaiting } from '../../entities/wait/describe-waiting.ts';
import { formatCounted, formatMoment } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { HomePhoto } from './home-photo.tsx';
import { describeBuyingStage } from './labels.ts';

interface Props {
  readonly buying: BuyingItem;
  readonly userId: string;
  readonly onRemove: () => void;
}

const agreed: ReadonlySet<BuyingItem['stage']> = new Set(['accepted', 'exchanged', 'completed']);

/** The states of a home that is being sold to another buyer, or was. */
const soldElsewhere: ReadonlySet<string> = new Set(['under_offer', 'sold_stc', 'exchanged', 'completed']);

/** Whether the home was sold to another buyer than the reader. */
const isSoldToAnother = ({ card, stage }: BuyingItem): boolean =>
  card !== undefined && !agreed.has(stage) && isSold(card.status);

/** The badge of a home that the reader does not buy and that is not simply for sale. */
function describeHomeState(buying: BuyingItem): string | undefined {
  const { card, stage } = buying;
  if (isSoldToAnother(buying)) return 'Sold to another buyer';
  return card && !agreed.has(stage) && soldElsewhere.has(card.status)
    ? formatPropertyStatus(card.status, card.nation)
    : undefined;
}

/** Whether the reader has lost the home, so that homes like it help. */
const isLost = (buying: BuyingItem): boolean =>
  isSoldToAnother(buying) || buying.offer?.end === 'off_market' || buying.offer?.end === 'passed_over';

/** What a round of final offers that runs wants of the reader, or has of them. */
function describeRound({ waits, card }: BuyingItem): string | undefined {
  const wait = waits.find(({ kind }) => kind === 'final_offer');
  if (!wait) return undefined;
  if (card?.nation === 'scotland') return wait.isOwn ? 'Closing date set' : 'Bid sent';
  return wait.isOwn ? 'Final offer asked for' : 'Final offer sent';
}

/** How far the reader came; an offer that is over, or has to be confirmed again, says so itself. */
function describeProgress(buying: BuyingItem) {
  const { stage, offer } = buying;
  const round = describeRound(buying);
  if (round) return { label: round, tone: 'amber' } as const;
  return offer && (stage === 'ended' || offer.reconfirmBy !== undefined)
    ? { label: describeOfferStatus(offer), tone: getOfferStatusTone(offer) }
    : describeBuyingStage(stage, buying.card?.nation);
}

/** A property with the buyer's progress and next step. */
export function BuyingRow({ buying, userId, onRemove }: Props) {
  const { card } = buying;
  const progress = describeProgress(buying);
  const homeState = describeHomeState(buying);
  const isSoldElsewhere = isSoldToAnother(buying);
  const title = card?.title ?? 'A home that isn’t on the market';
  return (
    <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
      <HomePhoto card={card} />
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 justify-items-start gap-1">
          <span className="flex flex-wrap gap-1.5">
            {!isSoldElsewhere && <Badge tone={progress.tone}>{progress.label}</Badge>}
            {homeState && <Badge>{homeState}</Badge>}
          </span>
          <h2 className="text-base">
            {card ? (
              <Link to={paths.property(card)} className="hover:underline">
                {title}
                <span className="font-normal text-muted"> {card.outcode}</span>
              </Link>
            ) : (
              title
            )}
          </h2>
          {card && <Price amount={card.price} qualifier={card.priceQualifier} inline />}
        </div>
        {buying.removable && (
          <Button variant="quiet" size="icon" onClick={onRemove} className="shrink-0">
            <Icon as={Trash2} label={`Put away ${title}`} />
          </Button>
        )}
      </div>
      <BuyingFacts buying={buying} userId={userId} />
    </article>
  );
}

function BuyingFacts({ buying, userId }: { readonly buying: BuyingItem; readonly userId: string }) {
  const { offer, openOffers, nextViewing, milestone, unread, propertyId, sellerId, stage, waits } = buying;
  const own = waits.filter(({ isOwn, kind }) => isOwn && kind !== 'messages');
  const awaited = waits.find(({ isOwn, kind }) => !isOwn && !shownElsewhere.has(kind));
  return (
    <ul className="col-span-2 grid gap-1 sm:col-span-1 sm:col-start-2">
      {own.map((wait) => (
        <li key={wait.kind} className="pb-1">
          <Link
            to={toBuyingPath(wait, buying, userId)}
            className="flex min-h-11 items-center gap-3 rounded-md border border-action/60 bg-action-soft/50 px-3 py-2 font-semibold hover:border-action hover:bg-action-soft"
          >
            <Icon as={AlarmClock} size={18} className="shrink-0 text-action" />
            <span className="grow">
              {describeWaiting(wait, { side: 'buyer', step: milestone, nation: buying.card?.nation })}
            </span>
            <Icon as={ChevronRight} size={18} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
      {awaited && (
        <BuyingFact icon={Hourglass}>
          {describeWaiting(awaited, { side: 'buyer', nation: buying.card?.nation })}
        </BuyingFact>
      )}
      {offer?.amount !== undefined && (
        <BuyingFact icon={HandCoins}>
          <Link to={`${paths.myBuying}?tab=offers`} className="link">
            {`Your ${describeOfferSum(offer.amount, offer)}`}
          </Link>
          <span className="text-muted"> · {describeRound(buying) ?? describeOfferStatus(offer)}</span>
        </BuyingFact>
      )}
      {openOffers !== undefined && (
        <BuyingFact icon={Users}>
          {openOffers === 0 ? 'No offers are open on this home' : formatOpenOffers(openOffers, offer)}
        </BuyingFact>
      )}
      {nextViewing && <BuyingFact icon={CalendarDays}>{describeNextViewing(nextViewing)}</BuyingFact>}
      {agreed.has(stage) && (
        <BuyingFact icon={ListChecks}>
          <Link to={paths.acceptedOffer(propertyId, sellerId)} className="link">
            {milestone === undefined || own.some(({ kind }) => kind === 'sale_step')
              ? 'The sale, step by step'
              : `Next in the sale: ${milestone}`}
          </Link>
        </BuyingFact>
      )}
      {isLost(buying) && (
        <BuyingFact icon={Search}>
          <Link to={toSimilarPath(buying.card)} className="link">
            See homes like it
          </Link>
        </BuyingFact>
      )}
      <BuyingFact icon={MessageSquare}>
        <Link to={paths.chat(propertyId, userId)} className="link">
          {unread > 0 ? formatCounted(unread, 'unread message') : 'Messages'}
        </Link>
      </BuyingFact>
    </ul>
  );
}

/** Kinds that other facts of the row say. */
const shownElsewhere: ReadonlySet<BuyingItem['waits'][number]['kind']> = new Set([
  'visit',
  'sale_step',
  'messages',
]);

const viewingWords: Readonly<Record<string, string>> = {
  requested: 'Viewing requested for',
  waitlisted: 'On the waitlist for a viewing on',
  reschedule_proposed: 'Another time suggested for the viewing on',
};

function describeNextViewing({ status, start }: NonNullable<BuyingItem['nextViewing']>): string {
  return `${viewingWords[status] ?? 'Viewing on'} ${formatMoment(start)}`;
}

/** `2 open offers on this home, yours among them` */
function formatOpenOffers(openOffers: number, own: BuyingItem['offer']): string {
  const total = `${formatCounted(openOffers, 'open offer')} on this home`;
  if (!own || !isOpenOffer(own)) return total;
  return openOffers === 1 ? 'Yours is the only open offer on this home' : `${total}, yours among them`;
}

const BuyingFact = ({
  icon,
  children,
}: {
  readonly icon: typeof HandCoins;
  readonly children: ReactNode;
}) => (
  <li className="flex items-start gap-2">
    <Icon as={icon} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>{children}</span>
  </li>
);
