import type { MilestoneKey, Nation, Side } from '../../../../events/vocabulary.ts';
import { addDays, formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { capitaliseFirst } from '../../../kernel/text.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { legalWordingOf } from './legal-wording.ts';
import { meanDaysOf, ruleOf } from './milestones.ts';

/** The moments of a sale that both sides remember; its page leads with the last one, and each has a mail. */
export type MomentKey = 'accepted' | 'memorandum' | 'exchanged' | 'completed';

/** What happens next: who does it, and by when where that is known. */
export interface MomentStep {
  readonly who: string;
  readonly what: string;
  readonly when?: string | undefined;
}

export interface Moment {
  readonly title: string;
  /** What it means for the reader. */
  readonly meaning: string;
  readonly steps: readonly MomentStep[];
}

/** The facts of a moment; a mail knows fewer of them than the page. */
export interface MomentFacts {
  readonly side: Side;
  readonly nation: Nation;
  /** The name of the other side. */
  readonly other: string;
  /** Whole pounds. */
  readonly price?: number | undefined;
  /** The day of the moment. */
  readonly on?: string | undefined;
  readonly completionDate?: string | undefined;
  /** The last days of steps that are not done, where the timeline of the sale is at hand. */
  readonly lastDays?: ReadonlyMap<MilestoneKey, string> | undefined;
  /** Whether a reservation agreement is in force, under which pulling out can cost. */
  readonly isReserved?: boolean | undefined;
}

/** A moment as one of the two sides reads it. */
export function describeMoment(key: MomentKey, facts: MomentFacts): Moment {
  const { steps, ...moment } = moments[key](facts);
  return { ...moment, steps: steps.map((step) => ({ ...step, who: capitaliseFirst(step.who) })) };
}

const isScottish = ({ nation }: MomentFacts): boolean => nation === 'scotland';
const formatDay = (day: string): string => formatLondonDate(day, 'shortWeekday');
const formatPrice = ({ price }: MomentFacts): string =>
  price === undefined ? '' : ` for ${formatPounds(price)}`;

/** `by Sun 6 Dec 2026` where the day of the moment is known, otherwise `within 7 days`. */
const formatWithin = ({ on }: MomentFacts, days: number): string =>
  on === undefined ? `within ${days} days` : `by ${formatDay(addDays(on, days))}`;

/** By when a step of the sale is expected: as its timeline says, otherwise counted from the moment. */
function formatExpected(facts: MomentFacts, key: MilestoneKey): string {
  const lastDay = facts.lastDays?.get(key);
  return lastDay === undefined ? formatWithin(facts, ruleOf(key).expectedDays) : `by ${formatDay(lastDay)}`;
}

/** A step of one side, as the reader reads it. */
const whoDoes = (side: Side, { side: reader, other }: MomentFacts): string =>
  side === reader ? 'You' : other;
const whoseSolicitor = (side: Side, { side: reader, other }: MomentFacts): string =>
  side === reader ? 'Your solicitor' : `${other}’s solicitor`;

function describeAcceptance(facts: MomentFacts): Moment {
  const { side, nation, other } = facts;
  const document = legalWordingOf(nation).document.toLowerCase();
  const { isBound, underOffer } = saleWordsOf(nation);
  const seller = whoDoes('seller', facts);
  return {
    title: `You’ve agreed to ${side === 'seller' ? 'sell' : 'buy'}${formatPrice(facts)}`,
    meaning: `The price is agreed, and the home shows as “${underOffer}”. ${
      isScottish(facts)
        ? 'Nothing binds either of you until the missives, the formal letters between both solicitors, are concluded.'
        : facts.isReserved
          ? `Until ${isBound}, both can still pull out, on the terms of your reservation agreement.`
          : `Nothing binds either of you yet: until ${isBound}, both can still pull out without a penalty.`
    } You don’t pay each other anything now.`,
    steps: [
      {
        who: `You and ${other}`,
        what: 'name your solicitors and give your full names as they go into the contract',
        when: formatExpected(facts, 'solicitors_instructed'),
      },
      {
        who: seller,
        what: `${seller === 'You' ? 'add' : 'adds'} the title number of the home`,
        when: formatExpected(facts, 'solicitors_instructed'),
      },
      {
        who: 'Gable',
        what: `issues the ${document} and emails it to you both`,
        when: 'as soon as it has everything',
      },
    ],
  };
}

function describeMemorandum(facts: MomentFacts): Moment {
  const { document } = legalWordingOf(facts.nation);
  return {
    title: `The ${document.toLowerCase()} has been issued`,
    meaning: `It puts in writing what you’ve agreed and who acts for whom, so both solicitors can start. ${
      isScottish(facts)
        ? 'It isn’t part of any contract.'
        : 'It isn’t a contract, and the sale isn’t binding yet.'
    }`,
    steps: [
      { who: 'You', what: `send the ${document.toLowerCase()} to your solicitor`, when: 'today' },
      ...describeFirstWork(facts),
      {
        who: whoseSolicitor('seller', facts),
        what: 'answers those questions',
        when: `usually within ${ruleOf('enquiries_answered').expectedDays} days of getting them`,
      },
      describeBinding(facts),
    ],
  };
}

/** What the solicitors begin with; in Northern Ireland the seller’s provides the searches. */
function describeFirstWork(facts: MomentFacts): MomentStep[] {
  const when = formatExpected(facts, 'searches_ordered');
  const buyers = whoseSolicitor('buyer', facts);
  if (facts.nation === 'northern_ireland')
    return [
      {
        who: whoseSolicitor('seller', facts),
        what: 'orders the searches and property certificates, and sends them with the draft contract and the title',
        when,
      },
      { who: buyers, what: 'reads them and asks questions about the home', when: 'once they’re there' },
    ];
  return [
    {
      who: buyers,
      what: isScottish(facts)
        ? 'orders the property enquiries and examines the title'
        : 'orders the searches and asks questions about the home',
      when,
    },
  ];
}

/** Who makes the sale binding. The mean is of contracts exchanged. */
function describeBinding(facts: MomentFacts): MomentStep {
  const mean = meanDaysOf(facts.nation);
  if (facts.nation === 'northern_ireland')
    return {
      who: whoseSolicitor('seller', facts),
      what: 'sends the contract, signed by the buyer and accepted by the seller, to the buyer’s solicitor',
      when: 'once both are ready',
    };
  return {
    who: 'Both solicitors',
    what: saleWordsOf(facts.nation).bind,
    when:
      mean === undefined
        ? 'once both are ready'
        : `after ${mean} days on average in 2024, says the industry’s Project 28`,
  };
}

/** From when the buyer insures the home: the law differs, and in Northern Ireland the contract says it. */
function describeInsurance(facts: MomentFacts, day: string | undefined): MomentStep {
  const buyer = whoDoes('buyer', facts);
  const isReader = buyer === 'You';
  if (facts.nation === 'northern_ireland')
    return {
      who: buyer,
      what: isReader
        ? 'ask your solicitor from which day to insure the home'
        : 'insures the home from the day that the contract says',
      when: 'now',
    };
  const insures = isReader ? 'insure' : 'insures';
  return isScottish(facts)
    ? { who: buyer, what: `${insures} the home from the date of entry`, when: day }
    : {
        who: buyer,
        what: `${insures} the home, which is usually at the buyer’s risk from the exchange`,
        when: 'now',
      };
}

function describeExchange(facts: MomentFacts): Moment {
  const { completionDate } = facts;
  const day = completionDate === undefined ? undefined : formatDay(completionDate);
  const seller = whoDoes('seller', facts);
  return {
    title: capitaliseFirst(saleWordsOf(facts.nation).isBound),
    meaning: 'The sale is binding now: whoever pulls out from here has to pay for it.',
    steps: [
      describeInsurance(facts, day),
      {
        who: whoseSolicitor('buyer', facts),
        what: 'sends the money, and the seller’s solicitor says when it’s there',
        when: day,
      },
      {
        who: seller,
        what: `${seller === 'You' ? 'hand' : 'hands'} over the keys once the money has arrived`,
        when: day,
      },
      { who: 'You both', what: 'read the meters and go through the handover list', when: day },
    ],
  };
}

/** Whose return the buyer's solicitor files in time, by nation. */
const taxes: Readonly<Record<Nation, { readonly name: string; readonly days: number }>> = {
  england: { name: 'Stamp Duty Land Tax', days: 14 },
  northern_ireland: { name: 'Stamp Duty Land Tax', days: 14 },
  scotland: { name: 'Land and Buildings Transaction Tax', days: 30 },
  wales: { name: 'Land Transaction Tax', days: 30 },
};

/** Who bills council tax or, in Northern Ireland, rates. */
export function authorityOf(nation: Nation): string {
  return nation === 'northern_ireland' ? 'Land & Property Services' : 'the council';
}

function describeCompletion(facts: MomentFacts): Moment {
  const { side, nation } = facts;
  const { name, days } = taxes[nation];
  if (side === 'seller')
    return {
      title: `Your home is sold${formatPrice(facts)}`,
      meaning: 'The money has arrived and the keys have changed hands.',
      steps: [
        { who: 'Your solicitor', what: 'pays off the mortgage, if there is one, and sends you the rest' },
        {
          who: 'You',
          what: 'give your suppliers the final meter readings and cancel the home insurance',
          when: 'now',
        },
        {
          who: 'You',
          what: `tell ${authorityOf(nation)}, your bank, the DVLA and the electoral register that you’ve moved`,
          when: 'this week',
        },
        { who: 'You', what: 'set up a Royal Mail redirection', when: 'this week' },
      ],
    };
  return {
    title: 'The home is yours',
    meaning: 'The money has been paid and the keys are yours.',
    steps: [
      { who: 'You', what: 'read the meters and take photos of them', when: 'on the first day' },
      { who: 'You', what: 'change the locks, as you don’t know who has a key', when: 'this week' },
      {
        who: 'You',
        what: `tell ${authorityOf(nation)} that you’ve moved in, and register to vote at the new address`,
        when: 'this week',
      },
      {
        who: 'Your solicitor',
        what: `files the ${name} return and registers you as the owner`,
        when: `return due ${formatWithin(facts, days)}`,
      },
    ],
  };
}

const moments: Readonly<Record<MomentKey, (facts: MomentFacts) => Moment>> = {
  accepted: describeAcceptance,
  memorandum: describeMemorandum,
  exchanged: describeExchange,
  completed: describeCompletion,
};
