import { formatLondonDate } from '../../../kernel/london-time.ts';
import type { PrintableDocument, DocumentSection } from '../../../kernel/pdf/printable-document.ts';
import { describeOrigin } from '../../../listings/properties/domain/fact-origin-words.ts';
import { listKeyFacts } from '../domain/key-facts.ts';
import { origins } from '../domain/origin-words.ts';
import { isChangedAfter } from '../domain/pack-view.ts';
import { listSections, type PackQuestion } from '../domain/questions.ts';
import type { ReadablePack } from '../domain/readable-pack.ts';
import type { PackAnswer, SalePack } from '../domain/sale-pack.ts';
import { computeScore } from '../domain/score.ts';

const sources = { owner: 'the owner’s knowledge', document: 'a document' } as const;

/** The pack as a paper for solicitors, each answer with its source and date. */
export function toPackPaper({ home, acceptedAt }: ReadablePack, pack: SalePack): PrintableDocument {
  const { percent } = computeScore(pack, home.tenure);
  const facts = listKeyFacts(home);
  return {
    title: 'Sale-ready pack',
    about: facts[0]?.[1] ?? '',
    stamp: `${percent}% of the questions are answered`,
    issued: `Version ${pack.version}, ${formatLondonDate(pack.updatedAt)}.${acceptedAt === undefined ? '' : ` An offer was accepted on ${formatLondonDate(acceptedAt)}; what changed since is marked.`}`,
    sections: [
      { heading: 'Key facts, from the listing', rows: facts },
      ...listSections(home.tenure).map(({ title, questions }): DocumentSection => ({
        heading: title,
        rows: questions.map((question) => [
          question.label,
          toAnswerText(question, pack.answers[question.key], acceptedAt),
        ]),
      })),
    ],
    footnotes: [
      'The seller answered these questions. Gable hasn’t checked the answers and gives no legal advice.',
      'They don’t replace the forms that a solicitor may ask for.',
    ],
  };
}

function toAnswerText(
  { kind }: PackQuestion,
  answer: PackAnswer | undefined,
  acceptedAt: string | undefined,
): string {
  if (!answer) return 'Not answered yet';
  const { value, details, source, from, documents, at, origin } = answer;
  const sourceText = from ? `${origins[from]}, confirmed by the owner` : sources[source];
  const shortText = kind === 'yes_no' ? (value === 'yes' ? 'Yes' : 'No') : value;
  const files = documents.map(({ name }) => name).join(', ');
  return [
    details ? `${shortText}. ${details}` : shortText,
    `(from ${sourceText}${files ? `: ${files}` : ''}${origin ? `, taken over from a ${describeOrigin(origin, formatLondonDate)}` : ''}, ${formatLondonDate(at)}${isChangedAfter(answer, acceptedAt) ? '; changed after the offer was accepted' : ''})`,
  ].join(' ');
}
