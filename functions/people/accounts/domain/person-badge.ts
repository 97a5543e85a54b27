import * as z from 'zod';

/** What is verified about a person. */
export const PersonBadge = z.enum(['email_verified', 'identity_checked']);
