import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildInterestNoteWrite, findInterestNote } from '../adapters/interest-note-repository.ts';
import { type InterestNote, noteInterest } from '../domain/interest-note.ts';
import { buildNotBarredChecks, getHomeForBuyer } from '../queries/get-home-for-buyer.ts';

interface Interest {
  readonly propertyId: PropertyId;
  readonly buyerId: UserId;
  readonly solicitor?: string | undefined;
}

/** Notes a buyer's interest in a home. @throws 403, 404, 409 */
export function saveInterestNote(
  { propertyId, buyerId, solicitor }: Interest,
  now: Date,
): Promise<InterestNote> {
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
