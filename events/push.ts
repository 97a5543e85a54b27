import * as z from 'zod';
import { defineEvent } from './define.ts';
import { NotificationId, PropertyId, PushDeviceId, UserId } from './vocabulary.ts';

/** One device of a person is to be told of a notification, or of a new message in a chat. Ids alone: a sender reads the rest. */
export const PushDue = defineEvent(
  'push.due.v1',
  z.object({
    userId: UserId,
    deviceId: PushDeviceId,
    /** When what it tells of happened. */
    at: z.iso.datetime(),
    about: z.union([
      z.object({ notificationId: NotificationId }),
      z.object({ propertyId: PropertyId, buyerId: UserId }),
    ]),
  }),
  {
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    deviceId: 'psh_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
    at: '2026-11-28T14:30:00.000Z',
    about: { notificationId: 'ntf_01K9ZX3Q6T4C8V0R2M5N7P9B1T' },
  },
);
