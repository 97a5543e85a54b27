import { formatName } from '../../kernel/text.ts';
import * as z from 'zod';
import { Nation, OfferId, Pounds, PropertyId, Tenure } from '../../../events/vocabulary.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { AgreementInPrinciple, Funding, type Offer, Position } from '../../offers/domain/offer.ts';
import type { Property } from '../../properties/domain/property.ts';
import { SaleDetails, type Sale } from './sale.ts';
import { SolicitorDetails } from './solicitor.ts';

const MemorandumParty = z.object({
  names: z.array(z.string()),
  email: z.string().optional(),
  phone: z.string().optional(),
  correspondence: z.string().optional(),
  chain: z.string().optional(),
  solicitor: SolicitorDetails.optional(),
});
export type MemorandumParty = z.output<typeof MemorandumParty>;

/** A memorandum of sale as it was issued. It is kept whole and never changes; what changed since is in the next one. */
export const Memorandum = z.object({
  offerId: OfferId,
  propertyId: PropertyId,
  version: z.int().min(1),
  issuedAt: z.iso.datetime(),
  why: z.string(),
  nation: Nation,
  address: z.string(),
  price: Pounds,
  tenure: Tenure,
  yearsLeft: z.int().optional(),
  seller: MemorandumParty,
  buyer: MemorandumParty,
  funding: Funding,
  aip: AgreementInPrinciple.omit({ docId: true }).optional(),
  position: Position,
  conditions: z.array(z.string()),
  details: SaleDetails,
});
export type Memorandum = z.output<typeof Memorandum>;

/** All that a sale rests on: its offer, its home, and the accounts of both sides, which may be gone. */
export interface MemorandumSource {
  readonly offer: Offer;
  readonly property: Property;
  readonly seller: Account | undefined;
  readonly buyer: Account | undefined;
  /** Who owns the home with the seller. */
  readonly jointOwners?: readonly string[];
}

/** The memorandum's version after the last one. */
export function createMemorandum(sale: Sale, context: MemorandumSource, why: string, now: Date): Memorandum {
  const { offer, property } = context;
  const { aip, funding, position, conditions } = offer.terms;
  const yearsLeft = property.keyFacts.leasehold?.yearsLeft;
  return Memorandum.parse({
    offerId: sale.offerId,
    propertyId: sale.propertyId,
    version: (sale.memoranda.at(-1)?.version ?? 0) + 1,
    issuedAt: now.toISOString(),
    why,
    nation: property.address.nation,
    address: formatFullAddress(property),
    price: offer.amount,
    tenure: property.tenure,
    ...(yearsLeft !== undefined && { yearsLeft }),
    seller: withJointOwners(createParty(sale, 'seller', context.seller), context.jointOwners ?? []),
    buyer: createParty(sale, 'buyer', context.buyer),
    funding,
    ...(aip && { aip }),
    position,
    conditions,
    details: sale.details,
  });
}

/** Whether two say the same but for when and why. */
export function hasSameContents(one: Memorandum, other: Memorandum): boolean {
  return contentsOf(one) === contentsOf(other);
}
const contentsOf = (memorandum: Memorandum): string =>
  JSON.stringify({ ...memorandum, version: 0, issuedAt: '', why: '' }, sortKeys);
/** Both came through different stores, which keep no order of keys. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export function formatFullAddress({ houseNo, address, postcode }: Property): string {
  return [`${houseNo} ${address.line1}`, address.line2, address.town, address.county, postcode]
    .filter((line) => line !== undefined && line !== '')
    .join(', ');
}

function createParty(
  { parties, solicitors }: Sale,
  side: 'seller' | 'buyer',
  account: Account | undefined,
): MemorandumParty {
  const said = parties[side];
  const phone = said?.phone || account?.phone;
  return {
    names: said?.legalNames.length ? said.legalNames : [formatAccountName(account)],
    ...(account?.email && { email: account.email }),
    ...(phone && { phone }),
    ...(said?.correspondence && { correspondence: said.correspondence }),
    ...(said?.chain && { chain: said.chain }),
    ...(solicitors[side] && { solicitor: solicitors[side] }),
  };
}

/** The memorandum names every owner, each once. */
function withJointOwners(party: MemorandumParty, jointOwners: readonly string[]): MemorandumParty {
  const known = new Set(party.names.map((name) => name.toLowerCase()));
  return {
    ...party,
    names: [...party.names, ...jointOwners.filter((name) => !known.has(name.toLowerCase()))],
  };
}

/** What the account is called, until they say how they are named in law. */
function formatAccountName(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return full || formatName(account, 'Not known');
}
