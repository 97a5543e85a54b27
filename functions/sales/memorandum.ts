import { shownName } from '../shared/names.ts';
import * as z from 'zod';
import { Nation, OfferId, Pounds, PropertyId, Tenure } from '../../events/vocabulary.ts';
import type { Account } from '../accounts/account.ts';
import { AgreementInPrinciple, Funding, type Offer, Position } from '../offers/offer.ts';
import type { Property } from '../properties/property.ts';
import { SaleDetails, type Sale } from './sale.ts';
import { SolicitorDetails } from './solicitor.ts';

const Party = z.object({
  names: z.array(z.string()),
  email: z.string().optional(),
  phone: z.string().optional(),
  correspondence: z.string().optional(),
  chain: z.string().optional(),
  solicitor: SolicitorDetails.optional(),
});
export type Party = z.output<typeof Party>;

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
  seller: Party,
  buyer: Party,
  funding: Funding,
  aip: AgreementInPrinciple.omit({ docId: true }).optional(),
  position: Position,
  conditions: z.array(z.string()),
  details: SaleDetails,
});
export type Memorandum = z.output<typeof Memorandum>;

/** All that a sale rests on: its offer, its home, and the accounts of both sides, which may be gone. */
export interface Ground {
  readonly offer: Offer;
  readonly home: Property;
  readonly seller: Account | undefined;
  readonly buyer: Account | undefined;
  /** Who owns the home with the seller. */
  readonly jointOwners?: readonly string[];
}

/** The memorandum's version after the last one. */
export const memorandumOf = (sale: Sale, ground: Ground, why: string, now: Date): Memorandum => {
  const { offer, home } = ground;
  const { aip, funding, position, conditions } = offer.terms;
  const yearsLeft = home.keyFacts.leasehold?.yearsLeft;
  return Memorandum.parse({
    offerId: sale.offerId,
    propertyId: sale.propertyId,
    version: (sale.memoranda.at(-1)?.version ?? 0) + 1,
    issuedAt: now.toISOString(),
    why,
    nation: home.address.nation,
    address: fullAddress(home),
    price: offer.amount,
    tenure: home.tenure,
    ...(yearsLeft !== undefined && { yearsLeft }),
    seller: withJointOwners(partyOf(sale, 'seller', ground.seller), ground.jointOwners ?? []),
    buyer: partyOf(sale, 'buyer', ground.buyer),
    funding,
    ...(aip && { aip }),
    position,
    conditions,
    details: sale.details,
  });
};

/** Whether two say the same but for when and why. */
export const saysTheSame = (one: Memorandum, other: Memorandum): boolean =>
  contentsOf(one) === contentsOf(other);
const contentsOf = (memorandum: Memorandum): string =>
  JSON.stringify({ ...memorandum, version: 0, issuedAt: '', why: '' }, sortedKeys);
/** Both came through different stores, which keep no order of keys. */
const sortedKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const fullAddress = ({ houseNo, address, postcode }: Property): string =>
  [`${houseNo} ${address.line1}`, address.line2, address.town, address.county, postcode]
    .filter((line) => line !== undefined && line !== '')
    .join(', ');

function partyOf(
  { parties, solicitors }: Sale,
  side: 'seller' | 'buyer',
  account: Account | undefined,
): Party {
  const said = parties[side];
  const phone = said?.phone || account?.phone;
  return {
    names: said?.legalNames.length ? said.legalNames : [nameOf(account)],
    ...(account?.email && { email: account.email }),
    ...(phone && { phone }),
    ...(said?.correspondence && { correspondence: said.correspondence }),
    ...(said?.chain && { chain: said.chain }),
    ...(solicitors[side] && { solicitor: solicitors[side] }),
  };
}

/** The memorandum names every owner, each once. */
function withJointOwners(party: Party, jointOwners: readonly string[]): Party {
  const known = new Set(party.names.map((name) => name.toLowerCase()));
  return {
    ...party,
    names: [...party.names, ...jointOwners.filter((name) => !known.has(name.toLowerCase()))],
  };
}

/** What the account is called, until they say how they are named in law. */
function nameOf(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return full || shownName(account, 'Not known');
}
