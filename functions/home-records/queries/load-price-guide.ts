import * as z from 'zod';
import type { UserId } from '../../../events/vocabulary.ts';
import { outcodeOf } from '../../properties/domain/address.ts';
import { toShownCard } from '../../properties/domain/stored-card.ts';
import { listPropertiesOfOwner } from '../../properties/adapters/property-repository.ts';
import { listCardsNear } from '../../property-pages/adapters/nearby-card-repository.ts';
import { RegisterUnavailableError } from '../adapters/ask-register.ts';
import { listSoldPrices } from '../adapters/land-registry.ts';
import { loadRegisterAnswer } from '../adapters/register-answer-repository.ts';
import {
  type HomeKind,
  type PriceGuide,
  selectComparable,
  SoldPrice,
  summariseSales,
  toPriceRange,
} from '../domain/price-guide.ts';

/** Homes on sale that are compared. */
const mostCompared = 40;
const mostShown = 4;
/** Postcode areas of Scotland and Northern Ireland, whose sales HM Land Registry does not have. */
const elsewhere = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE BT JE GY IM'.split(' '));

/** What similar homes on the site ask, and what homes near the postcode sold for. */
export async function loadPriceGuide(
  kind: HomeKind,
  callerId: UserId | undefined,
  now: Date,
): Promise<PriceGuide> {
  const [near, own, sold] = await Promise.all([
    listCardsNear(kind.postcode, mostCompared),
    callerId ? listPropertiesOfOwner(callerId) : [],
    loadSold(kind, now),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = near.map((stored) => toShownCard(stored, now)).filter(({ id }) => !ownIds.has(id));
  const alike = selectComparable(kind, others);
  return {
    asking: {
      outcode: outcodeOf(kind.postcode),
      range: toPriceRange(alike.map(({ price }) => price)),
      homes: alike.slice(0, mostShown),
    },
    sold,
  };
}

async function loadSold(kind: HomeKind, now: Date): Promise<PriceGuide['sold']> {
  const outcode = outcodeOf(kind.postcode);
  if (elsewhere.has(outcode.replace(/\d.*$/, ''))) return { status: 'not_covered' };
  try {
    const sales = await loadRegisterAnswer(
      {
        register: 'sold_prices',
        place: outcode,
        schema: z.array(SoldPrice),
        ask: () => listSoldPrices(outcode, now),
      },
      now,
    );
    return summariseSales(kind, sales);
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return { status: 'unavailable' };
    throw error;
  }
}
