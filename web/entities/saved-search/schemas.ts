import * as z from 'zod';
import {
  AlertFrequency,
  SavedSearchName,
} from '../../../functions/finding/saved-searches/domain/saved-search.ts';
import { EmailAddress } from '../../../functions/kernel/email-address.ts';

const email = z.string().trim().min(1, 'Enter your email, or log in').pipe(EmailAddress);

export const MembersSearch = z.object({ name: SavedSearchName, frequency: AlertFrequency });
export const VisitorsSearch = MembersSearch.extend({ email, website: z.string() });
