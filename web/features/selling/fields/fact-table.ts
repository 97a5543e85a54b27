import type { Option } from '../../../ui/select.tsx';
import {
  accessibility,
  broadband,
  construction,
  electricity,
  floodSources,
  heating,
  mobile,
  outside,
  parking,
  restrictions,
  rights,
  sewerage,
  water,
} from '../words/options.ts';
import type { DraftFacts } from '../draft-form-values.ts';
import { describeChosen } from './fact-group.tsx';
import type { SeveralFact, YesNoFact, TextFact } from './fact-questions.tsx';
import * as words from './words.ts';

type KnownFacts = Omit<DraftFacts, 'leasehold'>;
type Single = 'mobile' | 'construction';
/** A question about one fact, or a link to look it up. */
export type FactQuestion =
  | {
      readonly ask: 'several';
      readonly name: SeveralFact;
      readonly legend: string;
      readonly options: readonly Option[];
      readonly exclusive?: 'none';
      readonly hint?: string;
    }
  | {
      readonly ask: 'one';
      readonly name: Single;
      readonly legend: string;
      readonly options: readonly Option[];
    }
  | {
      readonly ask: 'truth';
      readonly name: YesNoFact;
      readonly legend: string;
      readonly hint?: string;
      /** The short form of an answer, when it is part of the summary. */
      readonly words?: { readonly yes: string; readonly no?: string };
    }
  | {
      readonly ask: 'words';
      readonly name: TextFact;
      readonly label: string;
      readonly hint: string;
      readonly most: number;
    }
  | { readonly ask: 'elsewhere'; readonly href: string; readonly words: string };

export interface QuestionGroup {
  readonly title: string;
  /** The questions, some of which depend on earlier answers. */
  readonly questions: readonly (FactQuestion & { readonly only?: (facts: KnownFacts) => boolean })[];
}

const lists = {
  accessibility,
  broadband,
  construction,
  electricity,
  floodSources,
  heating,
  mobile,
  outside,
  parking,
  restrictions,
  rights,
  sewerage,
  water,
} as const;
const createSeveral = (name: SeveralFact & keyof typeof lists, legend: string, hint?: string) =>
  ({ ask: 'several', name, legend, options: lists[name], ...(hint && { hint }) }) as const;
const createSeveralOrNone = (name: SeveralFact & keyof typeof lists, legend: string) =>
  ({ ...createSeveral(name, legend), exclusive: 'none' }) as const;
const createOne = (name: Single, legend: string) =>
  ({ ask: 'one', name, legend, options: lists[name] }) as const;

/** Council tax is shown before these, because it depends on the nation. */
export const groups: readonly QuestionGroup[] = [
  {
    title: words.heatingAndSupplies,
    questions: [
      createSeveralOrNone('heating', words.heating),
      createSeveralOrNone('electricity', words.electricity),
      createSeveralOrNone('water', words.water),
      createSeveralOrNone('sewerage', words.sewerage),
    ],
  },
  {
    title: words.broadbandAndMobileSignal,
    questions: [
      createSeveral('broadband', words.broadbandAtTheHome),
      createOne('mobile', words.mobileSignalIndoors),
      { ask: 'elsewhere', href: 'https://checker.ofcom.org.uk/', words: words.lookBothUpAtOfcom },
    ],
  },
  {
    title: words.parkingAndOutside,
    questions: [
      createSeveralOrNone('parking', words.parking),
      createSeveralOrNone('outside', words.outsideSpace),
    ],
  },
  {
    title: words.accessibility,
    questions: [createSeveral('accessibility', words.whatMakesItEasierTo)],
  },
  {
    title: words.rightsAndRestrictions,
    questions: [
      createSeveral('restrictions', words.restrictionsOnTheHome, words.youllFindThemInThe),
      createSeveral('rights', words.rightsOfOthersOrOver),
    ],
  },
  {
    title: words.floodingCoastAndMining,
    questions: [
      {
        ask: 'truth',
        name: 'floodedInFiveYears',
        legend: words.hasItFloodedInThe,
        words: { yes: words.floodedLately, no: words.notFlooded },
      },
      {
        ...createSeveral('floodSources', words.whereTheWaterCameFrom),
        only: ({ floodedInFiveYears }) => floodedInFiveYears === true,
      },
      { ask: 'truth', name: 'floodDefences', legend: words.areThereFloodDefences },
      {
        ask: 'elsewhere',
        href: 'https://www.gov.uk/check-long-term-flood-risk',
        words: words.checkTheFloodRiskAt,
      },
      {
        ask: 'truth',
        name: 'coastalErosion',
        legend: words.isThereARiskOf,
        words: { yes: words.coastalErosion },
      },
      {
        ask: 'truth',
        name: 'miningArea',
        legend: words.isItInAMining,
        hint: words.coalTinSaltOrOther,
        words: { yes: words.miningArea },
      },
    ],
  },
  {
    title: words.constructionSafetyAndPlanning,
    questions: [
      createOne('construction', words.howItsBuilt),
      {
        ask: 'words',
        name: 'buildingSafety',
        label: words.buildingSafety,
        hint: words.claddingAsbestosOrWorksPlanned,
        most: 500,
      },
      {
        ask: 'words',
        name: 'planning',
        label: words.planning,
        hint: words.permissionsForThisHomeAnd,
        most: 500,
      },
    ],
  },
];

/** A short summary of a group's answers. */
export function describeAnswers({ questions }: QuestionGroup, facts: KnownFacts): string {
  return questions
    .filter(({ only }) => only?.(facts) ?? true)
    .map((question) => describeAnswer(question, facts))
    .filter(Boolean)
    .join(', ');
}

function describeAnswer(question: FactQuestion, facts: KnownFacts): string | undefined {
  switch (question.ask) {
    case 'several':
      return describeChosen([question.options, facts[question.name]]);
    case 'one': {
      const chosen = facts[question.name];
      return chosen && describeChosen([question.options, [chosen]]);
    }
    case 'truth': {
      const answer = facts[question.name];
      return answer === undefined ? undefined : question.words?.[answer ? 'yes' : 'no'];
    }
    case 'words':
      return facts[question.name] && question.label;
    case 'elsewhere':
      return undefined;
  }
}
