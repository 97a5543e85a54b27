import { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { hasSale, createSale } from '../../functions/deals/sales/domain/create-sale.ts';
import type { MemorandumSource } from '../../functions/deals/sales/domain/memorandum.ts';
import { endByFallThrough } from '../../functions/deals/sales/domain/reservation-end.ts';
import { Reservation } from '../../functions/deals/sales/domain/reservation.ts';
import type { SaleStamp } from '../../functions/deals/sales/domain/sale-decision.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import type { SolicitorDetails } from '../../functions/deals/sales/domain/solicitor.ts';
import { Account } from '../../functions/people/accounts/domain/account.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';

export const offerId = 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P';
export const solicitorIds = {
  seller: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  buyer: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B2S',
} as const;

/** An accepted offer by default. */
export function createAcceptedOffer(change: Record<string, unknown> = {}): Offer {
  return Offer.parse({
    id: offerId,
    messageId: 'msg_01K9ZX3Q6T4C8V0R2M5N7P9B1Q',
    propertyId: ids.property,
    sellerId: ids.owner,
    buyerId: ids.other,
    status: 'accepted',
    amount: 320_000,
    terms: { funding: 'mortgage', position: 'ftb', conditions: ['Subject to survey'], deposit: 32_000 },
    acceptedAt: noon.toISOString(),
    history: [],
    version: 2,
    createdAt: noon.toISOString(),
    updatedAt: noon.toISOString(),
    ...change,
  });
}

const createAccount = (id: string, name: readonly [string, string], email: string): Account =>
  Account.parse({
    id,
    sub: id,
    cognitoUsername: id,
    signInWith: 'password',
    email,
    user_name: name.join(' '),
    firstName: name[0],
    lastName: name[1],
    is_active: 1,
    prefs: {},
    version: 1,
    createdAt: noon.toISOString(),
  });

export function createMemorandumSource(
  change: { offer?: Offer; home?: Record<string, unknown> } = {},
): MemorandumSource {
  return {
    offer: change.offer ?? createAcceptedOffer(),
    property: createProperty({ status: 'under_offer', ...change.home }),
    seller: createAccount(ids.owner, ['Sally', 'Seller'], 'sally@example.com'),
    buyer: createAccount(ids.other, ['Ben', 'Buyer'], 'ben@example.com'),
  };
}

export function openSale(of: Offer = createAcceptedOffer()): Sale {
  if (!hasSale(of)) throw new Error('This offer has come to no sale');
  return createSale(of);
}

let cardCount = 0;
/** A stamp with new card ids. */
export function createStamp(now: Date = noon): SaleStamp {
  return {
    now,
    messageId: () => {
      cardCount += 1;
      return `msg_${String(cardCount).padStart(26, '0')}`;
    },
  };
}

export function createFirm(change: Partial<SolicitorDetails> = {}): SolicitorDetails {
  return {
    firm: 'Hart & Lake LLP',
    contact: 'Nia Hart',
    email: 'nia@hartlake.example',
    phone: '0113 496 0000',
    address: '1 Park Row, Leeds LS1 5AB',
    ...change,
  };
}

/** A sale out of which the buyer pulled at noon; the agreement names the survey as a reason. */
export function endByBuyer(reason: string): Sale {
  const reservation = Reservation.parse({
    version: 1,
    by: 'buyer',
    terms: { weeks: 8, costsPence: 100_000, reasons: ['survey'] },
    status: 'in_force',
    proposedAt: noon.toISOString(),
    signatures: [],
    inForceAt: noon.toISOString(),
    until: '2027-01-16',
  });
  return endByFallThrough(
    { ...openSale(), status: 'fallen_through', reservations: [reservation] },
    { at: noon.toISOString(), by: 'buyer', reason },
  );
}
