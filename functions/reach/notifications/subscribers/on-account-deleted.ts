import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { stopDigestTimer } from '../adapters/digest-timer-repository.ts';
import { deleteMailPreference } from '../adapters/mail-preference-repository.ts';
import { deleteNotifications } from '../adapters/notification-repository.ts';

/** Deletes the notifications, mail preferences and digest wait of an erased account. */
export const handler = subscriber(
  'notifications-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    await Promise.all([deleteNotifications(userId), deleteMailPreference(userId), stopDigestTimer(userId)]);
  },
);
