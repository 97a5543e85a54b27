import { Account } from '../../functions/accounts/domain/account.ts';
import { Offer } from '../../functions/offers/domain/offer.ts';
import type { SaleStamp } from '../../functions/sales/domain/sale-decision.ts';
import type { MemorandumSource } from '../../functions/sales/domain/memorandum.ts';
import { hasSale, createSale } from '../../functions/sales/domain/create-sale.ts';
import type { Sale } from '../../functions/sales/domain/sale.ts';
import type { SolicitorDetails } from '../../functions/sales/domain/solicitor.ts';
import { home, ids, noon } from '../properties/sample.ts';

export const offerId = 'off_01K9ZX3Q6T4C8V0R2M5N7P9B1P';
export const solicitorIds = {
  seller: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B1S',
  buyer: 'sol_01K9ZX3Q6T4C8V0R2M5N7P9B2S',
} as const;

/** An accepted offer by default. */
export function offer(change: Record<string, unknown> = {}): Offer {
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

const account = (id: string, name: readonly [string, string], email: string): Account =>
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

export function ground(change: { offer?: Offer; home?: Record<string, unknown> } = {}): MemorandumSource {
  return {
    offer: change.offer ?? offer(),
    property: home({ status: 'under_offer', ...change.home }),
    seller: account(ids.owner, ['Sally', 'Seller'], 'sally@example.com'),
    buyer: account(ids.other, ['Ben', 'Buyer'], 'ben@example.com'),
  };
}

export function opening(of: Offer = offer()): Sale {
  if (!hasSale(of)) throw new Error('This offer has come to no sale');
  return createSale(of);
}

let cards = 0;
/** A stamp with new card ids. */
export function moment(now: Date = noon): SaleStamp {
  return {
    now,
    messageId: () => {
      cards += 1;
      return `msg_${String(cards).padStart(26, '0')}`;
    },
  };
}

export function firm(change: Partial<SolicitorDetails> = {}): SolicitorDetails {
  return {
    firm: 'Hart & Lake LLP',
    contact: 'Nia Hart',
    email: 'nia@hartlake.example',
    phone: '0113 496 0000',
    address: '1 Park Row, Leeds LS1 5AB',
    ...change,
  };
}
