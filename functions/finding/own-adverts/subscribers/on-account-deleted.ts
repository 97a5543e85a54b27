import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { forgetOwnAdverts } from '../commands/keep-own-advert.ts';

/** What a person said of adverts is evidence for six years, without the address and the pictures. */
export const handler = subscriber(
  'own-adverts-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => forgetOwnAdverts(userId),
);
