import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildInterestNoteWrite, findInterestNote } from '../adapters/interest-note-repository.ts';
import { type InterestNote, type InterestNoteKey, withdrawInterest } from '../domain/interest-note.ts';

/** Withdraws a buyer's note, also when the home left the market. @throws 404, 409 */
export function withdrawInterestNote(
  { propertyId, buyerId }: InterestNoteKey,
  now: Date,
): Promise<InterestNote> {
  return updateWithRetry(
    () => findInterestNote(propertyId, buyerId),
    (before) => {
      if (!before) throw new AppError('not_found', 'You haven’t noted interest in this home.');
      const { note, events } = withdrawInterest(before, now);
      return { writes: [buildInterestNoteWrite(note)], events, result: note };
    },
  );
}
