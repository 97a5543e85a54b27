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
import type { Facts } from '../working.ts';
import { chosenWords } from './fact-group.tsx';
import type { Several, Truth, Words } from './fact-questions.tsx';

type Known = Omit<Facts, 'leasehold'>;
type Single = 'mobile' | 'construction';
/** A question about one fact, or a link to look it up. */
export type Question =
  | {
      readonly ask: 'several';
      readonly name: Several;
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
      readonly name: Truth;
      readonly legend: string;
      readonly hint?: string;
      /** The short form of an answer, when it is part of the summary. */
      readonly words?: { readonly yes: string; readonly no?: string };
    }
  | {
      readonly ask: 'words';
      readonly name: Words;
      readonly label: string;
      readonly hint: string;
      readonly most: number;
    }
  | { readonly ask: 'elsewhere'; readonly href: string; readonly words: string };

export interface Group {
  readonly title: string;
  /** The questions, some of which depend on earlier answers. */
  readonly questions: readonly (Question & { readonly only?: (facts: Known) => boolean })[];
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
const several = (name: Several & keyof typeof lists, legend: string, hint?: string) =>
  ({ ask: 'several', name, legend, options: lists[name], ...(hint && { hint }) }) as const;
const orNone = (name: Several & keyof typeof lists, legend: string) =>
  ({ ...several(name, legend), exclusive: 'none' }) as const;
const one = (name: Single, legend: string) => ({ ask: 'one', name, legend, options: lists[name] }) as const;

/** Council tax is shown before these, because it depends on the nation. */
export const groups: readonly Group[] = [
  {
    title: 'Heating and supplies',
    questions: [
      orNone('heating', 'Heating'),
      orNone('electricity', 'Electricity'),
      orNone('water', 'Water'),
      orNone('sewerage', 'Sewerage'),
    ],
  },
  {
    title: 'Broadband and mobile signal',
    questions: [
      several('broadband', 'Broadband at the home'),
      one('mobile', 'Mobile signal indoors'),
      { ask: 'elsewhere', href: 'https://checker.ofcom.org.uk/', words: 'Look both up at Ofcom' },
    ],
  },
  {
    title: 'Parking and outside',
    questions: [orNone('parking', 'Parking'), orNone('outside', 'Outside space')],
  },
  {
    title: 'Accessibility',
    questions: [several('accessibility', 'What makes it easier to get about')],
  },
  {
    title: 'Rights and restrictions',
    questions: [
      several(
        'restrictions',
        'Restrictions on the home',
        'You’ll find them in the title register or the lease.',
      ),
      several('rights', 'Rights of others, or over others’ land'),
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
        ...several('floodSources', 'Where the water came from'),
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
      one('construction', 'How it is built'),
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
export const saidOf = ({ questions }: Group, facts: Known): string =>
  questions
    .filter(({ only }) => only?.(facts) ?? true)
    .map((question) => answerTo(question, facts))
    .filter(Boolean)
    .join(', ');

function answerTo(question: Question, facts: Known): string | undefined {
  switch (question.ask) {
    case 'several':
      return chosenWords([question.options, facts[question.name]]);
    case 'one': {
      const chosen = facts[question.name];
      return chosen && chosenWords([question.options, [chosen]]);
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
