import type { FrameworkReading } from '../../../functions/deals/sale-packs/domain/trust-framework/incoming/read-framework-file.ts';
import { toPlainWords } from '../../../functions/finding/portals/domain/incoming/plain-text.ts';
import type { PackAnswer, SalePack } from '../../entities/sale-pack/api.ts';

/** An answer of a file beside the pack's own. */
export interface FoundAnswer {
  readonly key: string;
  readonly label: string;
  /** As it would be saved. */
  readonly answer: PackAnswer;
  /** What the file says, and what the pack says otherwise. */
  readonly after: string;
  readonly before: string | undefined;
}

interface Comparison {
  readonly found: readonly FoundAnswer[];
  /** How many the pack gives already. */
  readonly same: number;
}

/** The answers of a file to questions that this pack asks. */
export function compareAnswers({ answers }: FrameworkReading, pack: SalePack): Comparison {
  const questions = new Map(
    pack.sections.flatMap((section) => section.questions).map((one) => [one.key, one]),
  );
  const asked = answers.flatMap(({ key, value, details, origin }) => {
    const question = questions.get(key);
    if (!question) return [];
    const { label, kind, answer: own } = question;
    const documents = own?.documents ?? [];
    const answer: PackAnswer = {
      value,
      ...(details !== undefined && { details }),
      source: documents.length > 0 ? 'document' : 'owner',
      documents,
      origin,
    };
    const say = (said: Pick<PackAnswer, 'value' | 'details'>) =>
      [kind === 'yes_no' ? (said.value === 'yes' ? 'Yes' : 'No') : said.value, said.details]
        .filter(Boolean)
        .join('. ');
    return [{ key, label, answer, after: say(answer), before: own ? say(own) : undefined }];
  });
  const found = asked.filter(({ before, after }) => before !== after);
  return { found, same: asked.length - found.length };
}

/** The address that a file names, where it is not the pack's; undefined where it is, or where it names none. */
export function findOtherAddress(
  { listing: { words } }: FrameworkReading,
  { keyFacts }: SalePack,
): string | undefined {
  const { houseNo, line1, postcode } = words;
  const street = [houseNo, line1].filter(Boolean).join(' ');
  const parts = [street, postcode ?? ''].map(toPlainWords).filter(Boolean);
  const own = toPlainWords(keyFacts[0]?.text ?? '').replaceAll(' ', '');
  return parts.every((part) => own.includes(part.replaceAll(' ', '')))
    ? undefined
    : [street, words.town, postcode].filter(Boolean).join(', ');
}
