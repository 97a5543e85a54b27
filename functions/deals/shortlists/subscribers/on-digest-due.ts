import { ShortlistDigestDue } from '../../../../events/shortlist.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { gatherNews } from '../commands/gather-news.ts';

/** Tells a reader once of all that the other one did; nothing where it was taken back. */
export const handler = subscriber(
  'shortlists-on-digest-due',
  { on: [ShortlistDigestDue], needs: ['table:write'] },
  ({ data }) => gatherNews(data, now()),
);
