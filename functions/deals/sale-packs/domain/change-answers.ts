import type { ImageId, PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findOrigin, type KnownAnswers } from './known-answers.ts';
import { findQuestion } from './questions.ts';
import type { PackAnswer, PackAnswerDetails, SalePack } from './sale-pack.ts';

/** Answers by the keys of their questions; `null` takes one back. */
export type AnswerChanges = Readonly<Record<string, PackAnswerDetails | null>>;

/** A pack before its first answer. */
export function createPack(propertyId: PropertyId, ownerId: UserId, now: Date): SalePack {
  return {
    propertyId,
    ownerId,
    answers: {},
    version: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/**
 * Returns the pack with changed answers as its next version. An answer that is sent unchanged keeps its date, and one
 * that confirms what is known says from where.
 * @throws 422 for an unknown question, or a yes/no question with any other answer
 */
export function changeAnswers(
  pack: SalePack,
  changes: AnswerChanges,
  now: Date,
  known: KnownAnswers = {},
): SalePack {
  const at = now.toISOString();
  const answers: Record<string, PackAnswer> = { ...pack.answers };
  for (const [key, input] of Object.entries(changes)) {
    assertFits(key, input);
    const before = answers[key];
    if (input === null || input.value === '') delete answers[key];
    else if (!before || !isSame(before, input)) {
      const from = findOrigin(input, known[key]);
      answers[key] = { ...input, at, ...(from && { from }) };
    }
  }
  return { ...pack, answers, version: pack.version + 1, updatedAt: at };
}

function assertFits(key: string, input: PackAnswerDetails | null): void {
  const question = findQuestion(key);
  const field = `answers.${key}`;
  if (!question) throw createAnswerError(field, 'We can’t find that question.');
  if (input && question.kind === 'yes_no' && !['yes', 'no', ''].includes(input.value))
    throw createAnswerError(field, 'Answer with yes or no.');
}

const createAnswerError = (field: string, text: string): AppError =>
  new AppError('invalid', text, { errors: { [field]: [text] } });

const isSame = (before: PackAnswer, input: PackAnswerDetails): boolean =>
  before.value === input.value &&
  (before.details ?? '') === (input.details ?? '') &&
  before.source === input.source &&
  listIds(before).join(' ') === listIds(input).join(' ');

const listIds = ({ documents }: Pick<PackAnswerDetails, 'documents'>): ImageId[] =>
  documents.map(({ id }) => id);

/** Ids of all documents that a pack holds. */
export function listDocumentIds({ answers }: Pick<SalePack, 'answers'>): Set<ImageId> {
  return new Set(Object.values(answers).flatMap(listIds));
}
