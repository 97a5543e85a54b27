import { MilestoneKey, type Nation, type Side } from '../../../../events/vocabulary.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type SaleWords, saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import type { Offer } from '../../offers/domain/offer.ts';

export type MilestoneOwner = Side | 'both';

/** The facts that decide the steps of a sale: cash needs no mortgage offer, each nation's law has its own names. */
export interface SaleProfile {
  readonly nation: Nation;
  readonly funding: 'cash' | 'mortgage' | 'mixed';
}

export function profileOf({
  offer,
  property,
}: {
  readonly offer: Offer;
  readonly property: Property;
}): SaleProfile {
  return { nation: property.address.nation, funding: offer.terms.funding };
}

export interface MilestoneRule {
  readonly title: string | ((words: SaleWords) => string);
  /** The title in Scottish law, if it differs. */
  readonly scottish?: string;
  /** In Northern Ireland the seller’s solicitor provides what the buyer’s asks for elsewhere. */
  readonly northernIrish?: { readonly title: string; readonly owner: Side };
  /** The side that does it; `both` if each side has to confirm it. */
  readonly owner: MilestoneOwner;
  readonly waitsFor: readonly MilestoneKey[];
  /** Days that the step usually takes once it can begin. */
  readonly expectedDays: number;
  /** Set by another action; no side ticks it. */
  readonly automatic?: true;
  /** Its day may be in the future. */
  readonly ahead?: true;
  /** Belongs to both sides, but one solicitor's tick is enough. */
  readonly solicitorDecides?: true;
  /** The sale goes on without it; no reminder is sent for it. */
  readonly optional?: true;
  /** For steps that only some sales have. */
  readonly needed?: (profile: SaleProfile) => boolean;
}

/** The steps from an accepted offer to the keys (behaviour, 3.6). Server and site read the same table. */
export const milestones = {
  solicitors_instructed: {
    title: 'Solicitors named',
    owner: 'both',
    waitsFor: [],
    expectedDays: 7,
    automatic: true,
  },
  id_checks: {
    title: 'ID checks done',
    owner: 'both',
    waitsFor: ['solicitors_instructed'],
    expectedDays: 10,
  },
  memorandum_sent: {
    title: 'Memorandum of sale issued',
    scottish: 'Note of agreed terms issued',
    owner: 'seller',
    waitsFor: [],
    expectedDays: 10,
    automatic: true,
  },
  searches_ordered: {
    title: 'Searches ordered',
    scottish: 'Property enquiries ordered',
    northernIrish: { title: 'Searches and property certificates ordered', owner: 'seller' },
    owner: 'buyer',
    waitsFor: ['solicitors_instructed'],
    expectedDays: 10,
  },
  survey_booked: {
    title: 'Survey booked',
    owner: 'buyer',
    waitsFor: ['solicitors_instructed'],
    expectedDays: 10,
    ahead: true,
    optional: true,
  },
  survey_done: {
    title: 'Survey done',
    owner: 'buyer',
    waitsFor: ['survey_booked'],
    expectedDays: 21,
    optional: true,
  },
  searches_received: {
    title: 'Search results received',
    scottish: 'Property enquiries answered',
    northernIrish: { title: 'Searches and property certificates sent', owner: 'seller' },
    owner: 'buyer',
    waitsFor: ['searches_ordered'],
    expectedDays: 28,
  },
  enquiries_raised: {
    title: 'Enquiries raised',
    scottish: 'Title examined, questions asked',
    owner: 'buyer',
    waitsFor: ['solicitors_instructed'],
    expectedDays: 21,
  },
  enquiries_answered: {
    title: 'Enquiries answered',
    scottish: 'Questions answered',
    owner: 'seller',
    waitsFor: ['enquiries_raised'],
    expectedDays: 21,
  },
  mortgage_offer: {
    title: 'Mortgage offer received',
    owner: 'buyer',
    waitsFor: ['solicitors_instructed'],
    expectedDays: 28,
    needed: ({ funding }) => funding !== 'cash',
  },
  deposit_paid: {
    title: 'Deposit with the buyer’s solicitor',
    owner: 'buyer',
    waitsFor: ['enquiries_answered'],
    expectedDays: 14,
    needed: ({ nation }) => nation === 'england' || nation === 'wales',
  },
  ready_to_exchange: {
    title: ({ readyToBind }) => readyToBind,
    owner: 'both',
    waitsFor: ['id_checks', 'searches_received', 'enquiries_answered', 'mortgage_offer', 'deposit_paid'],
    expectedDays: 7,
  },
  completion_date_set: {
    title: 'Completion date agreed',
    scottish: 'Date of entry agreed',
    owner: 'both',
    waitsFor: ['enquiries_answered'],
    expectedDays: 14,
    ahead: true,
  },
  exchanged: {
    title: ({ bound }) => bound,
    owner: 'both',
    waitsFor: ['ready_to_exchange'],
    expectedDays: 7,
    solicitorDecides: true,
  },
  keys_released: {
    title: 'Keys released',
    owner: 'seller',
    waitsFor: ['exchanged'],
    expectedDays: 14,
    optional: true,
  },
  completed: {
    title: ({ completed }) => completed,
    owner: 'both',
    waitsFor: ['exchanged'],
    expectedDays: 14,
    solicitorDecides: true,
  },
} as const satisfies Readonly<Record<MilestoneKey, MilestoneRule>>;

export function ruleOf(key: MilestoneKey): MilestoneRule {
  return milestones[key];
}

export function isNeeded(key: MilestoneKey, profile: SaleProfile): boolean {
  return ruleOf(key).needed?.(profile) ?? true;
}

/** The steps of a sale, in their usual order. */
export function milestoneKeysOf(profile: SaleProfile): MilestoneKey[] {
  return MilestoneKey.options.filter((key) => isNeeded(key, profile));
}

/** The steps that have to be done first; steps that this sale lacks are ignored. */
export function prerequisitesOf(key: MilestoneKey, profile: SaleProfile): MilestoneKey[] {
  return ruleOf(key).waitsFor.filter((before) => isNeeded(before, profile));
}

/** What a step is called where the home is. */
export function titleOf(key: MilestoneKey, { nation }: Pick<SaleProfile, 'nation'>): string {
  const { title, scottish, northernIrish } = ruleOf(key);
  if (typeof title === 'function') return title(saleWordsOf(nation));
  if (nation === 'northern_ireland') return northernIrish?.title ?? title;
  return nation === 'scotland' ? (scottish ?? title) : title;
}

/** Who does a step where the home is. */
export function ownerOf(key: MilestoneKey, { nation }: Pick<SaleProfile, 'nation'>): MilestoneOwner {
  const { owner, northernIrish } = ruleOf(key);
  return nation === 'northern_ireland' ? (northernIrish?.owner ?? owner) : owner;
}

/**
 * Mean number of days from agreed to exchanged in 2024, by Project 28, which wants fewer. Texts name both, and only
 * where contracts are exchanged.
 */
export const meanDays = 109;

/** The mean of a nation, where there is one. */
export function meanDaysOf(nation: Nation): number | undefined {
  return nation === 'england' || nation === 'wales' ? meanDays : undefined;
}
