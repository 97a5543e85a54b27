import * as z from 'zod';
import { defineEvent } from './define.ts';
import { AlertId, PropertyId, SavedSearchId, SubscriberId, UserId } from './vocabulary.ts';

const example = {
  searchId: 'sch_01K9ZX3Q6T4C8V0R2M5N7P9B1J',
  alertId: 'alr_01K9ZX3Q6T4C8V0R2M5N7P9B1K',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
} as const;

/** A visitor saved a search with an email address, whose owner has to confirm it. */
export const SavedSearchConfirmationRequested = defineEvent(
  'saved_search.confirmation_requested.v1',
  z.object({ searchId: SavedSearchId, ownerId: SubscriberId }),
  { searchId: example.searchId, ownerId: 'sbr_01K9ZX3Q6T4C8V0R2M5N7P9B1M' },
);
/** The homes that were collected for a person are to be mailed now. */
export const SearchAlertDue = defineEvent('search_alert.due.v1', z.object({ alertId: AlertId }), {
  alertId: example.alertId,
});
/** A member's saved searches found homes. */
export const SearchAlertRaised = defineEvent(
  'search_alert.raised.v1',
  z.object({ alertId: AlertId, userId: UserId, homes: z.int().min(1), names: z.array(z.string()) }),
  { alertId: example.alertId, userId: example.userId, homes: 3, names: ['Leeds up to £300,000'] },
);
/** A buyer lost a home, and a search for similar ones was prepared for them. */
export const SavedSearchSuggested = defineEvent(
  'saved_search.suggested.v1',
  z.object({ searchId: SavedSearchId, userId: UserId, propertyId: PropertyId }),
  { searchId: example.searchId, userId: example.userId, propertyId: example.propertyId },
);
