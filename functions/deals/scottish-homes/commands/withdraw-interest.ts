import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildInterestNoteWrite, findInterestNote } from '../adapters/interest-note-repository.ts';
import { type InterestNote, withdrawInterest } from '../domain/interest-note.ts';

interface NoteKey {
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
}

/** Withdraws a buyer's note, also when the home left the market. @throws 404, 409 */
export function withdrawNote({ propertyId, buyerId }: NoteKey, now: Date): Promise<InterestNote> {
  return updateWithRetry(
    () => findInterestNote(propertyId, buyerId),
    (before) => {
      if (!before) throw new AppError('not_found', 'You haven’t noted interest in this home.');
      const { note, events } = withdrawInterest(before, now);
      return { writes: [buildInterestNoteWrite(note)], events, result: note };
    },
  );
}
