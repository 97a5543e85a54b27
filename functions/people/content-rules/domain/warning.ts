import * as z from 'zod';

export const Warning = z.enum(['bank_details', 'payment', 'off_site_link', 'contact_details']);

export type Warning = z.output<typeof Warning>;
