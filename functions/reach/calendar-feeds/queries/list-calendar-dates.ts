import { type Nation, type OfferId, type PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listBuying } from '../../../deals/buying/queries/list-buying.ts';
import { findAcceptedOffer } from '../../../deals/offers/adapters/offer-repository.ts';
import { loadSales } from '../../../deals/sales/adapters/sale-repository.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import { loadPropertyNumbers } from '../../../finding/property-pages/queries/load-property-numbers.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import {
  listProperties,
  listPropertiesOfOwner,
} from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { needsPackageToStay } from '../../../listings/properties/domain/transitions.ts';
import { packageOf } from '../../../money/packages/domain/catalogue.ts';
import { Package } from '../../../money/packages/domain/property-package.ts';
import { links } from '../../notifications/domain/links.ts';
import { type CalendarDate, describeBuyersAct, describeSellersAct } from '../domain/calendar-date.ts';

/** As many homes as a person deals with at once, by far. */
const mostHomes = 50;

/** The dates of a person beside their agreed viewings, as buyer and as seller. */
export async function listCalendarDates(userId: UserId, now: Date): Promise<CalendarDate[]> {
  const [buying, selling] = await Promise.all([listBuyersDates(userId, now), listSellersDates(userId, now)]);
  return [...buying, ...selling];
}

/** What a buyer has to answer, and the completion of what they buy. */
async function listBuyersDates(userId: UserId, now: Date): Promise<CalendarDate[]> {
  const { buying } = await listBuying(userId, { page: 1, per_page: mostHomes }, now);
  const completions = await loadCompletionDays(
    buying.flatMap(({ offer }) => (offer && salesStatuses.has(offer.status) ? [offer.id] : [])),
  );
  return buying.flatMap(({ propertyId, sellerId, card, offer, waits }): CalendarDate[] => {
    const title = card?.title ?? 'A home that’s no longer here';
    const deadlines = waits.flatMap(({ kind, by, isOwn }) => {
      const summary = describeBuyersAct(kind, { title, nation: card?.nation });
      if (!isOwn || by === undefined || summary === undefined) return [];
      const path = kind === 'viewing_time' ? links.buyersViewings() : links.buyersOffers();
      return [{ key: `${propertyId}-${kind}`, at: { deadline: by }, summary, path }];
    });
    const day = offer && completions.get(offer.id);
    return day === undefined
      ? deadlines
      : [
          ...deadlines,
          toCompletion(propertyId, UserId.parse(sellerId), {
            title,
            day,
            side: 'buyer',
            nation: card?.nation,
          }),
        ];
  });
}

/** What a seller has to answer, the ends of their packages, and the completion of what they sell. */
async function listSellersDates(userId: UserId, now: Date): Promise<CalendarDate[]> {
  const owned = (await listPropertiesOfOwner(userId)).slice(0, mostHomes);
  const homes = await listProperties(owned.map(({ id }) => id));
  const [numbers, sales] = await Promise.all([
    loadPropertyNumbers(userId, homes, now),
    Promise.all(homes.filter(isBeingSold).map(({ id }) => findAcceptedOffer(id))),
  ]);
  const accepted = sales.flatMap((offer) => offer ?? []);
  const completions = await loadCompletionDays(accepted.map(({ id }) => id));
  return homes.flatMap((home): CalendarDate[] => {
    const title = formatShortAddress(home, true);
    const offer = accepted.find(({ propertyId }) => propertyId === home.id);
    const day = offer && completions.get(offer.id);
    return [
      ...numbers(home.id).deal.waiting.flatMap((task) => {
        const summary = describeSellersAct(task, title);
        if (task.by === undefined || summary === undefined) return [];
        const path = task.kind === 'offers' ? links.sellersOffers(home.id) : links.sellersViewings(home.id);
        return [{ key: `${home.id}-${task.kind}`, at: { deadline: task.by }, summary, path }];
      }),
      ...(offer && day !== undefined
        ? [toCompletion(home.id, offer.buyerId, { title, day, side: 'seller', nation: home.address.nation })]
        : []),
      ...toPackageEnd(home, title),
    ];
  });
}

const salesStatuses: ReadonlySet<string> = new Set(['accepted', 'exchanged', 'completed']);
const isBeingSold = ({ status }: Property): boolean =>
  status === 'under_offer' || status === 'sold_stc' || status === 'exchanged' || status === 'completed';

/** The days on which sales complete or completed, keyed by offer; those without a day are missing. */
async function loadCompletionDays(offerIds: readonly OfferId[]): Promise<ReadonlyMap<string, string>> {
  const sales = [...(await loadSales(offerIds)).values()];
  return new Map(
    sales.flatMap(({ offerId, status, completedOn, completionDate }) => {
      const day = completedOn ?? completionDate;
      return status === 'fallen_through' || day === undefined ? [] : [[offerId, day] as const];
    }),
  );
}

interface Completion {
  readonly title: string;
  readonly day: string;
  readonly side: 'buyer' | 'seller';
  readonly nation: Nation | undefined;
}

function toCompletion(
  propertyId: PropertyId,
  otherId: UserId,
  { title, day, side, nation }: Completion,
): CalendarDate {
  const { completion } = saleWordsOf(nation);
  const what = side === 'buyer' ? 'you get the keys' : 'you hand over the keys';
  return {
    key: `${propertyId}-completion`,
    at: { day },
    summary: `${completion} day, ${what}: ${title}`,
    path: links.sale(propertyId, otherId),
  };
}

function toPackageEnd({ id, status, package: current }: Property, title: string): CalendarDate[] {
  if (!current || !needsPackageToStay(status)) return [];
  return [
    {
      key: `${id}-package`,
      at: { day: formatLondonDay(new Date(current.endsAt)) },
      summary: `${packageOf(Package.shape.id.parse(current.packageId)).name} ends: ${title}`,
      path: links.package(id),
    },
  ];
}

/** A viewing that is asked for, as the side sees it who reads. */
export function toRequestedViewing(
  { id, start, end, propertyId }: Viewing,
  side: 'buyer' | 'seller',
  home: Property,
): CalendarDate {
  const title = formatShortAddress(home, side === 'seller' ? true : undefined);
  return {
    key: id,
    at: { start, end },
    summary: side === 'seller' ? `Viewing asked for: ${title}` : `Viewing you asked for: ${title}`,
    path: side === 'seller' ? links.sellersViewings(propertyId) : links.buyersViewings(),
    isTentative: true,
  };
}
