import * as z from 'zod';
import { Nation, OfferId, Pounds, PropertyId, Tenure } from '../../../../events/vocabulary.ts';
import { formatPhone } from '../../../kernel/phone-format.ts';
import { choosePrintable } from '../../../kernel/printable.ts';
import { formatName } from '../../../kernel/text.ts';
import { formatPaperAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { AgreementInPrinciple, Funding, type Offer, Position } from '../../offers/domain/offer.ts';
import { hasLegalNames } from './memorandum-readiness.ts';
import { SaleDetails, type Sale } from './sale.ts';
import { SolicitorDetails } from './solicitor.ts';

const MemorandumParty = z.object({
  names: z.array(z.string()),
  /** The side has given no legal names: the name is the one that the site knows. */
  lacksLegalNames: z.literal(true).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  correspondence: z.string().optional(),
  chain: z.string().optional(),
  solicitor: SolicitorDetails.optional(),
});
export type MemorandumParty = z.output<typeof MemorandumParty>;

/**
 * An issued memorandum of sale. It is stored whole and never changes; later changes are in the next version.
 */
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

/** The source data of a memorandum: offer, property and both accounts, which may be deleted. */
export interface MemorandumSource {
  readonly offer: Offer;
  readonly property: Property;
  readonly seller: Account | undefined;
  readonly buyer: Account | undefined;
  /** Names of the seller's joint owners. */
  readonly jointOwners?: readonly string[];
}

/** Creates the next version of the memorandum from present data. */
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
    address: formatPaperAddress(property),
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

/** Whether two memoranda differ in nothing but version, time and reason. */
export function hasSameContents(memorandum: Memorandum, other: Memorandum): boolean {
  return contentsOf(memorandum) === contentsOf(other);
}
const contentsOf = (memorandum: Memorandum): string =>
  JSON.stringify({ ...memorandum, version: 0, issuedAt: '', why: '' }, sortKeys);
/** Stored documents do not keep the order of their keys. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function createParty(
  { parties, solicitors }: Sale,
  side: 'seller' | 'buyer',
  account: Account | undefined,
): MemorandumParty {
  const party = parties[side];
  const phone = party?.phone || account?.phone;
  return {
    ...(party && hasLegalNames({ parties }, side)
      ? { names: party.legalNames }
      : { names: [formatAccountName(account)], lacksLegalNames: true }),
    ...(account?.email && { email: account.email }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(party?.correspondence && { correspondence: party.correspondence }),
    ...(party?.chain && { chain: party.chain }),
    ...(solicitors[side] && { solicitor: solicitors[side] }),
  };
}

/** Adds joint owners, as the memorandum names every owner once. */
function withJointOwners(party: MemorandumParty, jointOwners: readonly string[]): MemorandumParty {
  const known = new Set(party.names.map((name) => name.toLowerCase()));
  return {
    ...party,
    names: [...party.names, ...jointOwners.filter((name) => !known.has(name.toLowerCase()))],
  };
}

/** The account's name, used until the side enters its legal names; its email if papers can't show the name. */
function formatAccountName(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return choosePrintable([full, formatName(account, ''), account?.email]) ?? 'Not known';
}
