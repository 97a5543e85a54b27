import { type PropertyId, sideOf } from '../../../../events/vocabulary.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { describeBuyerPosition } from '../../../people/accounts/domain/buyer-position.ts';
import type { BuyerBadge } from '../../buyer-checks/domain/buyer-badge.ts';
import { listBuyerBadges } from '../../buyer-checks/queries/list-buyer-badges.ts';
import { listViewingsOfBuyer } from '../adapters/viewing-repository.ts';
import type { ViewingView } from '../contract.ts';
import { toCurrentViewing } from '../domain/due-changes.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import { toViewingView } from '../domain/viewing-view.ts';
import type { Viewing } from '../domain/viewing.ts';

/** The viewings as the caller's side sees them, in the given order; viewings of others are left out. */
export async function loadViewingViews(
  viewings: readonly Viewing[],
  callerId: string,
  now: Date,
): Promise<ViewingView[]> {
  const own = viewings.filter((viewing) => sideOf(viewing, callerId));
  const asked = own.filter((viewing) => viewing.sellerId === callerId && isOpenViewing(viewing));
  const buyers = asked.map(({ buyerId }) => buyerId);
  const [properties, accounts, badges, openHomes] = await loadTogether(() =>
    Promise.all([
      listProperties([...new Set(own.map(({ propertyId }) => propertyId))]),
      loadAccounts(own.map((viewing) => otherPartyOf(viewing, callerId))),
      listBuyerBadges(buyers, now),
      listOpenHomes(own, callerId, now),
    ]),
  );
  const homeById = new Map(properties.map((property) => [property.id, property]));
  return own.map((viewing) => {
    const otherId = otherPartyOf(viewing, callerId);
    const other = accounts.get(otherId);
    const counterpart = {
      ...toCounterpartView(otherId, other),
      ...(asked.includes(viewing) && toBuyerFacts(other, badges.get(otherId), now)),
    };
    const property = homeById.get(viewing.propertyId);
    return toViewingView(viewing, callerId, { property, counterpart, openHomes }, now);
  });
}

/** The homes of which the caller has an open viewing as buyer; read only where one of the given viewings is over. */
async function listOpenHomes(
  viewings: readonly Viewing[],
  callerId: string,
  now: Date,
): Promise<ReadonlySet<PropertyId>> {
  const isOpen = (viewing: Viewing) => isOpenViewing(toCurrentViewing(viewing, now));
  const buyerId = viewings.find((viewing) => viewing.buyerId === callerId && !isOpen(viewing))?.buyerId;
  const upcoming = buyerId ? await listViewingsOfBuyer(buyerId, { when: 'upcoming', now }) : [];
  return new Set(upcoming.filter(isOpen).map(({ propertyId }) => propertyId));
}

/** What a seller decides a request by, besides its words. */
function toBuyerFacts(
  buyer: Account | undefined,
  checks: readonly BuyerBadge[] | undefined,
  now: Date,
): Pick<ViewingView['counterpart'], 'checks' | 'position'> {
  const profile = buyer?.buyerProfile;
  return {
    ...(checks && { checks: [...checks] }),
    ...(profile && { position: describeBuyerPosition(profile, now.toISOString().slice(0, 10)) }),
  };
}

const otherPartyOf = ({ sellerId, buyerId }: Viewing, callerId: string) =>
  callerId === sellerId ? buyerId : sellerId;
