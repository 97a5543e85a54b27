/** Counts homes that a portal refused, by portal. */
export const portalRefused = 'PortalRefused';
/** Counts homes that could not be sent for a day, by portal. */
export const portalGivenUp = 'PortalGivenUp';
/** Counts homes that a portal shows and should not, where they are too many to be taken off unseen, by portal. */
export const portalTooForeign = 'PortalTooForeign';
/** Counts what the nightly comparison put right, by portal and kind. */
export const portalDiffers = 'PortalDiffers';
