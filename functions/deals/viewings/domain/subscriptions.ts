import {
  ViewingCancelled,
  ViewingCompleted,
  ViewingConfirmed,
  ViewingExpired,
  ViewingNoShow,
  ViewingPlaceOffered,
  ViewingRejected,
  ViewingRequested,
  ViewingRescheduleDeclined,
  ViewingRescheduleProposed,
  ViewingWaitlisted,
} from '../../../../events/viewing.ts';

/** Events after which a viewing's deadline or the places of its slot may differ. */
export const viewingChangeEvents = [
  ViewingRequested,
  ViewingWaitlisted,
  ViewingPlaceOffered,
  ViewingConfirmed,
  ViewingRejected,
  ViewingExpired,
  ViewingCancelled,
  ViewingRescheduleProposed,
  ViewingRescheduleDeclined,
  ViewingCompleted,
  ViewingNoShow,
] as const;
