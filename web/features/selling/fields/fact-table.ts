import type { Option } from '../../../ui/select.tsx';
import type { DraftFacts } from '../draft-form-values.ts';
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
import { describeChosen } from './fact-group.tsx';
import type { SeveralFact, YesNoFact, TextFact } from './fact-questions.tsx';

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
    title: 'Heating and supplies',
    questions: [
      createSeveralOrNone('heating', 'Heating'),
      createSeveralOrNone('electricity', 'Electricity'),
      createSeveralOrNone('water', 'Water'),
      createSeveralOrNone('sewerage', 'Sewerage'),
    ],
  },
  {
    title: 'Broadband and mobile signal',
    questions: [
      createSeveral('broadband', 'Broadband at the home'),
      createOne('mobile', 'Mobile signal indoors'),
      { ask: 'elsewhere', href: 'https://checker.ofcom.org.uk/', words: 'Look both up at Ofcom' },
    ],
  },
  {
    title: 'Parking and outside',
    questions: [createSeveralOrNone('parking', 'Parking'), createSeveralOrNone('outside', 'Outside space')],
  },
  {
    title: 'Accessibility',
    questions: [createSeveral('accessibility', 'What makes it easier to get about')],
  },
  {
    title: 'Rights and restrictions',
    questions: [
      createSeveral(
        'restrictions',
        'Restrictions on the home',
        'You’ll find them in the title register or the lease.',
      ),
      createSeveral('rights', 'Rights of others, or over others’ land'),
    ],
  },
  {
    title: 'Flooding, coast and mining',
    questions: [
      {
        ask: 'truth',
        name: 'floodedInFiveYears',
        legend: 'Has it flooded in the last five years?',
        words: { yes: 'Flooded lately', no: 'Not flooded' },
      },
      {
        ...createSeveral('floodSources', 'Where the water came from'),
        only: ({ floodedInFiveYears }) => floodedInFiveYears === true,
      },
      { ask: 'truth', name: 'floodDefences', legend: 'Are there flood defences?' },
      {
        ask: 'elsewhere',
        href: 'https://www.gov.uk/check-long-term-flood-risk',
        words: 'Check the flood risk at GOV.UK',
      },
      {
        ask: 'truth',
        name: 'coastalErosion',
        legend: 'Is there a risk of coastal erosion?',
        words: { yes: 'Coastal erosion' },
      },
      {
        ask: 'truth',
        name: 'miningArea',
        legend: 'Is it in a mining area?',
        hint: 'Coal, tin, salt or other',
        words: { yes: 'Mining area' },
      },
    ],
  },
  {
    title: 'Construction, safety and planning',
    questions: [
      createOne('construction', 'How it’s built'),
      {
        ask: 'words',
        name: 'buildingSafety',
        label: 'Building safety',
        hint: 'Cladding, asbestos, or works planned or required',
        most: 500,
      },
      {
        ask: 'words',
        name: 'planning',
        label: 'Planning',
        hint: 'Permissions for this home, and any plans you know of nearby',
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
