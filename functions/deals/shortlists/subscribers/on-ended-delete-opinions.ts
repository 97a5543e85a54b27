import { ShortlistEnded } from '../../../../events/shortlist.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deleteOpinions } from '../adapters/opinion-repository.ts';

/** Deletes the votes and notes of both. */
export const handler = subscriber(
  'shortlists-on-ended-delete-opinions',
  { on: [ShortlistEnded], needs: ['table:write'] },
  ({ data: { shortlistId } }) => deleteOpinions(shortlistId),
);
