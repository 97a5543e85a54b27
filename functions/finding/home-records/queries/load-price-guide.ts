import type { UserId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { toUnavailableOnError } from '../../../kernel/register-client.ts';
import { isStandIn } from '../../../kernel/stand-in.ts';
import { listCardsNear } from '../../../listings/properties/adapters/nearby-card-repository.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { outcodeOf } from '../../../listings/properties/domain/address.ts';
import { findTypicalPrice } from '../domain/price-doubt.ts';
import {
  type HomeKind,
  type PriceGuide,
  selectComparable,
  summariseSales,
  toPriceRange,
} from '../domain/price-guide.ts';
import { hasSoldPrices, loadSoldPrices } from './load-sold-prices.ts';

/** Homes on sale that are compared. */
const maxCompared = 40;
const maxShown = 4;

/** What similar homes on the site ask, and what homes near the postcode sold for. */
export async function loadPriceGuide(
  kind: HomeKind,
  callerId: UserId | undefined,
  now: Date,
): Promise<PriceGuide> {
  const [asking, sold] = await Promise.all([loadAsking(kind, callerId, now), loadSold(kind, now)]);
  return { asking, sold };
}

/** What similar homes go for. Homes on sale are read where no sales are known. */
export async function loadTypicalPrice(
  kind: HomeKind,
  ownerId: UserId,
  now: Date,
): Promise<number | undefined> {
  const sold = await loadSold(kind, now);
  const asking = sold.range ? {} : await loadAsking(kind, ownerId, now);
  return findTypicalPrice({ sold, asking });
}

async function loadAsking(
  kind: HomeKind,
  callerId: UserId | undefined,
  now: Date,
): Promise<PriceGuide['asking']> {
  const [near, own] = await Promise.all([
    listCardsNear(kind.postcode, maxCompared),
    callerId ? listPropertiesOfOwner(callerId) : [],
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = near.filter(({ compared }) => !ownIds.has(compared.id)).map(({ show }) => show(now));
  const alike = selectComparable(kind, others);
  return {
    outcode: outcodeOf(kind.postcode),
    range: toPriceRange(alike.map(({ price }) => price)),
    homes: alike.slice(0, maxShown),
  };
}

async function loadSold(kind: HomeKind, now: Date): Promise<PriceGuide['sold']> {
  const outcode = outcodeOf(kind.postcode);
  if (!hasSoldPrices(outcode)) return { status: 'not_covered' };
  return toUnavailableOnError(async () => {
    const sold = summariseSales(kind, (await loadSoldPrices(outcode, now)).answer);
    const isDemo = isStandIn(env('LAND_REGISTRY_URL'), 'https://landregistry.data.gov.uk');
    return sold.status === 'found' ? { ...sold, isDemo } : sold;
  });
}
