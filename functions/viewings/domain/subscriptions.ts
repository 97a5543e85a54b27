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
} from '../../../events/viewing.ts';

/** Everything by which a viewing's time, its place or what is due of it can change. */
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
