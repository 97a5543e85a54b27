import { listSections, type PackQuestion } from './questions.ts';
import type { PackAnswer, SalePack } from './sale-pack.ts';

export interface MissingAnswer {
  readonly key: string;
  readonly text: string;
}
export interface SectionScore {
  readonly key: string;
  readonly title: string;
  readonly answered: number;
  readonly of: number;
  readonly missing: readonly MissingAnswer[];
}
export interface PackScore {
  /** Whole per cent of the answers that are asked; 100 only where no answer is missing. */
  readonly percent: number;
  readonly sections: readonly SectionScore[];
}

/** How complete a pack is for a home of a tenure, and what is missing in each section. */
export function computeScore({ answers }: Pick<SalePack, 'answers'>, tenure: string): PackScore {
  const sections = listSections(tenure).map(({ key, title, questions }) => {
    const packQuestions = questions.filter(({ optional }) => !optional);
    const missing = packQuestions.flatMap((question) => findMissing(question, answers[question.key]) ?? []);
    return { key, title, answered: packQuestions.length - missing.length, of: packQuestions.length, missing };
  });
  const total = sections.reduce((sum, { of }) => sum + of, 0);
  const answered = sections.reduce((sum, section) => sum + section.answered, 0);
  return { percent: Math.floor((answered * 100) / total), sections };
}

function findMissing(question: PackQuestion, answer: PackAnswer | undefined): MissingAnswer | undefined {
  const { key, label, kind } = question;
  if (!answer) return { key, text: label };
  if (kind === 'yes_no' && answer.value === 'yes' && !answer.details)
    return { key, text: `${label} Details are missing.` };
  if (answer.source === 'document' && answer.documents.length === 0)
    return { key, text: `${label} Its document is missing.` };
  return undefined;
}
