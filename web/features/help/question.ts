export const questionGroups = [
  { id: 'selling', title: 'Selling' },
  { id: 'buying', title: 'Buying' },
  { id: 'money', title: 'Money' },
  { id: 'safety', title: 'Safety' },
  { id: 'account', title: 'Your account' },
] as const;
export type QuestionGroup = (typeof questionGroups)[number]['id'];

/** One question of the help pages. Its id is the end of its address. */
export interface Question {
  readonly id: string;
  readonly group: QuestionGroup;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Other words that people search by. */
  readonly words?: string;
  readonly link?: { readonly to: string; readonly label: string };
}
