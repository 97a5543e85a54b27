import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildInterestNoteWrite, findInterestNote } from '../adapters/interest-note-repository.ts';
import { type InterestNote, noteInterest, withdrawInterest } from '../domain/interest-note.ts';
import { buildNotBarredChecks, getHomeForBuyer } from './load-scottish-home.ts';

interface Interest {
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
  readonly solicitor?: string | undefined;
}

/** Notes a buyer's interest in a home. @throws 403, 404, 409 */
export function keepInterest({ propertyId, buyerId, solicitor }: Interest, now: Date): Promise<InterestNote> {
  return updateWithRetry(
    async () => ({
      home: await getHomeForBuyer(propertyId, buyerId),
      before: await findInterestNote(propertyId, buyerId),
    }),
    ({ home, before }) => {
      const { note, events } = noteInterest(home, { buyerId, solicitor }, before, now);
      const writes = [buildInterestNoteWrite(note), ...buildNotBarredChecks(home, buyerId)];
      return { writes, events, result: note };
    },
  );
}

/** Withdraws a buyer's note, also when the home left the market. @throws 404, 409 */
export function endInterest({ propertyId, buyerId }: Interest, now: Date): Promise<InterestNote> {
  return updateWithRetry(
    () => findInterestNote(propertyId, buyerId),
    (before) => {
      if (!before) throw new AppError('not_found', 'You haven’t noted interest in this home.');
      const { note, events } = withdrawInterest(before, now);
      return { writes: [buildInterestNoteWrite(note)], events, result: note };
    },
  );
}
