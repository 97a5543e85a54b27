import * as z from 'zod';
import { AlertId } from '../../../../events/vocabulary.ts';
import { finishAlert } from '../commands/send-alert.ts';

/** SES's event of a mail that it took, with the tag of its alert. */
const MailSent = z.object({
  detail: z.object({ mail: z.object({ tags: z.object({ alert: z.tuple([AlertId]) }) }) }),
});

/** Marks an alert whose mail SES took, for a run that ended before it could. */
export async function handler(event: unknown): Promise<void> {
  const [alertId] = MailSent.parse(event).detail.mail.tags.alert;
  await finishAlert(alertId);
}
