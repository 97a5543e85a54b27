import * as z from 'zod';
import { Nation, OfferId, Pounds, PropertyId, type Side, Tenure } from '../../../../events/vocabulary.ts';
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
    seller: createParty(sale, 'seller', context),
    buyer: createParty(sale, 'buyer', context),
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

function createParty(sale: Sale, side: Side, context: MemorandumSource): MemorandumParty {
  const party = sale.parties[side];
  const account = context[side];
  const solicitor = sale.solicitors[side];
  const phone = party?.phone || account?.phone;
  return {
    names: listPartyNames(sale, side, context),
    ...(!hasLegalNames(sale, side) && { lacksLegalNames: true }),
    ...(account?.email && { email: account.email }),
    ...(phone && { phone: formatPhone(phone) }),
    ...(party?.correspondence && { correspondence: party.correspondence }),
    ...(party?.chain && { chain: party.chain }),
    ...(solicitor && { solicitor }),
  };
}

/** Whom a paper names on a side: the legal names that it gave, else its account; with the seller, every joint owner once. */
export function listPartyNames(
  sale: Pick<Sale, 'parties'>,
  side: Side,
  { jointOwners = [], ...accounts }: Pick<MemorandumSource, Side | 'jointOwners'>,
): string[] {
  const party = sale.parties[side];
  const given = party && hasLegalNames(sale, side) ? party.legalNames : [formatAccountName(accounts[side])];
  if (side === 'buyer') return given;
  const known = new Set(given.map((name) => name.toLowerCase()));
  return [...given, ...jointOwners.filter((name) => !known.has(name.toLowerCase()))];
}

/** The account's name, used until the side enters its legal names; its email if papers can't show the name. */
function formatAccountName(account: Account | undefined): string {
  const full = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return choosePrintable([full, formatName(account, ''), account?.email]) ?? 'Not known';
}
