import type { OpenPortals } from '../../../../finding/portals/contract.ts';
import { accountAnswers } from './account-answers.ts';
import { buyingFromSeller, buyingSearch, buyingViewings } from './buying-answers.ts';
import type { HelpAnswer, HelpAnswers } from './help-answer.ts';
import { moneyAnswers } from './money-answers.ts';
import { createPortalAnswer } from './portal-answer.ts';
import { safetyAnswers } from './safety-answers.ts';
import { sellingOnMarket, sellingPreparation, sellingToBuyer } from './selling-answers.ts';

/** A question of the help page; its id is the fragment of its URL. */
export interface HelpQuestion extends HelpAnswer {
  readonly id: string;
}

/** A group of the help page. Its id is the fragment of its URL. */
export interface HelpGroup {
  readonly id: string;
  readonly title: string;
  /** In the order in which they happen; the only stage of a group has no title. */
  readonly stages: readonly { readonly title?: string; readonly questions: readonly HelpQuestion[] }[];
}

/** The ids of all answers, for links to them. */
export type HelpQuestionId =
  | keyof typeof sellingPreparation
  | keyof typeof sellingOnMarket
  | keyof typeof sellingToBuyer
  | keyof typeof buyingSearch
  | keyof typeof buyingViewings
  | keyof typeof buyingFromSeller
  | keyof typeof moneyAnswers
  | keyof typeof safetyAnswers
  | keyof typeof accountAnswers;

export const helpGroups: readonly HelpGroup[] = [
  {
    id: 'selling',
    title: 'Selling',
    stages: [
      { title: 'Getting ready', questions: listQuestions(sellingPreparation) },
      { title: 'On the market', questions: listQuestions(sellingOnMarket) },
      { title: 'Offers and the sale', questions: listQuestions(sellingToBuyer) },
    ],
  },
  {
    id: 'buying',
    title: 'Buying',
    stages: [
      { title: 'Finding a home', questions: listQuestions(buyingSearch) },
      { title: 'Viewings', questions: listQuestions(buyingViewings) },
      { title: 'Offers and the purchase', questions: listQuestions(buyingFromSeller) },
    ],
  },
  { id: 'money', title: 'Money', stages: [{ questions: listQuestions(moneyAnswers) }] },
  { id: 'safety', title: 'Safety', stages: [{ questions: listQuestions(safetyAnswers) }] },
  { id: 'account', title: 'Your account', stages: [{ questions: listQuestions(accountAnswers) }] },
];

/** The groups on a site that sends homes to these portals. */
export function listHelpGroups(open: OpenPortals | undefined): readonly HelpGroup[] {
  const answer = open && createPortalAnswer(open);
  if (!answer) return helpGroups;
  const replace = (question: HelpQuestion): HelpQuestion =>
    question.id === portalQuestion ? { ...question, answer } : question;
  return helpGroups.map((group) => ({
    ...group,
    stages: group.stages.map((stage) => ({ ...stage, questions: stage.questions.map(replace) })),
  }));
}

const portalQuestion = 'portals' satisfies HelpQuestionId;

/** All questions in the order of the page. */
export const helpQuestions: readonly HelpQuestion[] = listQuestionsOf(helpGroups);

export function listQuestionsOf(groups: readonly HelpGroup[]): readonly HelpQuestion[] {
  return groups.flatMap(({ stages }) => stages.flatMap(({ questions }) => questions));
}

function listQuestions(answers: HelpAnswers): readonly HelpQuestion[] {
  return Object.entries(answers).map(([id, answer]) => ({ id, ...answer }));
}
