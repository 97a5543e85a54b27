import * as z from 'zod';
import { EmailAddress } from '../../../functions/kernel/email-address.ts';

/** The form is imported on demand with zod, which no page needs to render. */
export const VisitorsHome = z.object({
  email: z.string().trim().min(1, 'Enter your email, or log in').pipe(EmailAddress),
  website: z.string(),
});
