import type { HelpQuestion } from '../../../functions/reach/site-pages/domain/help/help-questions.ts';

/** Stop words. */
const emptyWords = new Set(
  'a about am an and any are as at be by can could do does for from get has have how i if in into is it me my no not of on one or our so that the their them there they this to up us was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Lower-case words without common endings: `viewings` and `viewing` are equal. */
export function toStems(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[\p{L}\d]+/gu) ?? []
  )
    .filter((word) => word.length > 1 && !emptyWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ies|ings?|ed|es|s|e|y)$/, '') : word.replace(/s$/, '')));
}

interface IndexedQuestion {
  readonly question: HelpQuestion;
  readonly title: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly answer: ReadonlySet<string>;
}
const weights = { title: 5, words: 4, answer: 1 } as const;

export function indexQuestions(questions: readonly HelpQuestion[]): readonly IndexedQuestion[] {
  return questions.map((question) => ({
    question,
    title: new Set(toStems(question.question)),
    words: new Set(toStems(question.words ?? '')),
    answer: new Set(toStems(question.answer.join(' '))),
  }));
}

/** The score of one search word: whole words count fully, prefixes half. */
function scoreQuestion(stem: string, { title, words, answer }: IndexedQuestion): number {
  const within = (set: ReadonlySet<string>) =>
    set.has(stem) ? 1 : stem.length > 2 && [...set].some((word) => word.startsWith(stem)) ? 0.5 : 0;
  return Math.max(
    weights.title * within(title),
    weights.words * within(words),
    weights.answer * within(answer),
  );
}

/**
 * The questions that match, best first; all questions without a meaningful word. Rare words count more than
 * common ones, and at least half of the words have to match.
 */
export function searchQuestions(index: readonly IndexedQuestion[], typed: string): readonly HelpQuestion[] {
  const stems = [...new Set(toStems(typed))];
  if (stems.length === 0) return typed.trim() === '' ? index.map(({ question }) => question) : [];
  const fits = index.map((indexed) => stems.map((stem) => scoreQuestion(stem, indexed)));
  const rarity = stems.map((_, place) => {
    const found = fits.filter((fit) => (fit[place] ?? 0) > 0).length;
    return Math.log(1 + index.length / (1 + found));
  });
  return index
    .map(({ question, title, words }, row) => {
      const fit = fits[row] ?? [];
      const found = fit.filter((value) => value > 0).length;
      const score = fit.reduce((sum, value, place) => sum + value * (rarity[place] ?? 0), 0);
      // Of two equal matches, the shorter question is more specific.
      const focus = 1 / (title.size + words.size);
      return { question, score: score > 0 && found * 2 >= stems.length ? score + focus : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ question }) => question);
}
