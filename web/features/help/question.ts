export const questionGroups = [
  { id: 'selling', title: 'Selling' },
  { id: 'buying', title: 'Buying' },
  { id: 'money', title: 'Money' },
  { id: 'safety', title: 'Safety' },
  { id: 'account', title: 'Your account' },
] as const;
export type QuestionGroup = (typeof questionGroups)[number]['id'];

/** A question of the help page. Its id is the fragment of its URL. */
export interface Question {
  readonly id: string;
  readonly group: QuestionGroup;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Further search words. */
  readonly words?: string;
  readonly link?: { readonly to: string; readonly label: string };
}
