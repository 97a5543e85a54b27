import * as z from 'zod';
import { defineEvent } from './define.ts';
import { NotificationId, UserId } from './vocabulary.ts';

export const NotificationRaised = defineEvent(
  'notification.raised.v1',
  z.object({ notificationId: NotificationId, userId: UserId }),
  {
    notificationId: 'ntf_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  },
);
