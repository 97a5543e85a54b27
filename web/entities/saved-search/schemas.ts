import * as z from 'zod';
import { AlertFrequency, SavedSearchName } from '../../../functions/saved-searches/domain/saved-search.ts';

const email = z
  .string()
  .trim()
  .min(1, 'Enter your email, or log in')
  .pipe(z.email('Enter an email address, like name@example.com'));

export const MembersSearch = z.object({ name: SavedSearchName, frequency: AlertFrequency });
export const VisitorsSearch = MembersSearch.extend({ email, website: z.string() });
