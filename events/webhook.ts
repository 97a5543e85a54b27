import * as z from 'zod';
import { defineEvent } from './define.ts';
import { UserId, WebhookId } from './vocabulary.ts';

/** A delivery to a person's own address is due: at once, and later after each try that failed. */
export const WebhookDue = defineEvent(
  'webhook.due.v1',
  z.object({
    userId: UserId,
    webhookId: WebhookId,
    deliveryId: z.string(),
    /** How often it was tried; a delivery that was tried since is not due by this event. */
    tries: z.int().min(0),
  }),
  {
    userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    webhookId: 'whk_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
    deliveryId: 'whd_evt_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
    tries: 0,
  },
);
