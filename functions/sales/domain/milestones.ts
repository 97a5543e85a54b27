import { MilestoneKey, type Nation, type Side } from '../../../events/vocabulary.ts';

export type MilestoneOwner = Side | 'both';

/** What decides which steps a sale has: cash needs no mortgage offer, Scottish law has words of its own. */
export interface SaleProfile {
  readonly nation: Nation;
  readonly funding: 'cash' | 'mortgage' | 'mixed';
}

export interface MilestoneRule {
  readonly title: string;
  /** Where Scottish law calls it something else. */
  readonly scottish?: string;
  /** Who does it; `both` where each side has to say so. */
  readonly owner: MilestoneOwner;
  readonly waitsFor: readonly MilestoneKey[];
  /** Days that it mostly takes from when it can begin. */
  readonly expectedDays: number;
  /** Follows from something else; nobody ticks it. */
  readonly automatic?: true;
  /** Its day may lie ahead. */
  readonly ahead?: true;
  /** For both sides, but the word of one solicitor is enough. */
  readonly solicitorDecides?: true;
  /** The sale goes on without it; nobody is reminded of it. */
  readonly optional?: true;
  /** What it is for only some sales. */
  readonly needed?: (matter: SaleProfile) => boolean;
}

/** The way from an accepted offer to the keys (behaviour, 3.6). Server and site read the same table. */
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
    owner: 'buyer',
    waitsFor: ['memorandum_sent'],
    expectedDays: 10,
  },
  survey_booked: {
    title: 'Survey booked',
    owner: 'buyer',
    waitsFor: ['memorandum_sent'],
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
    owner: 'buyer',
    waitsFor: ['searches_ordered'],
    expectedDays: 28,
  },
  enquiries_raised: {
    title: 'Enquiries raised',
    scottish: 'Title examined, questions asked',
    owner: 'buyer',
    waitsFor: ['memorandum_sent'],
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
    waitsFor: ['memorandum_sent'],
    expectedDays: 28,
    needed: ({ funding }) => funding !== 'cash',
  },
  deposit_paid: {
    title: 'Deposit with the buyer’s solicitor',
    owner: 'buyer',
    waitsFor: ['enquiries_answered'],
    expectedDays: 14,
    needed: ({ nation }) => nation !== 'scotland',
  },
  ready_to_exchange: {
    title: 'Ready to exchange',
    scottish: 'Ready to conclude missives',
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
    title: 'Contracts exchanged',
    scottish: 'Missives concluded',
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
    title: 'Completed',
    scottish: 'Settled',
    owner: 'both',
    waitsFor: ['exchanged'],
    expectedDays: 14,
    solicitorDecides: true,
  },
} as const satisfies Readonly<Record<MilestoneKey, MilestoneRule>>;

export function ruleOf(key: MilestoneKey): MilestoneRule {
  return milestones[key];
}

export function isNeeded(key: MilestoneKey, matter: SaleProfile): boolean {
  return ruleOf(key).needed?.(matter) ?? true;
}

/** The steps of a sale, in the order in which they mostly come. */
export function milestoneKeysOf(matter: SaleProfile): MilestoneKey[] {
  return MilestoneKey.options.filter((key) => isNeeded(key, matter));
}

/** What has to be done before it; steps that this sale does not have hold nothing up. */
export function prerequisitesOf(key: MilestoneKey, matter: SaleProfile): MilestoneKey[] {
  return ruleOf(key).waitsFor.filter((before) => isNeeded(before, matter));
}

export function titleOf(key: MilestoneKey, { nation }: SaleProfile): string {
  const { title, scottish } = ruleOf(key);
  return nation === 'scotland' ? (scottish ?? title) : title;
}

/** Days from agreed to exchanged, the mean of 2024. */
export const meanDays = 109;
