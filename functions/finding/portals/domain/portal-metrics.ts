/** Counts homes that a portal refused, by portal. */
export const portalRefused = 'PortalRefused';
/** Counts homes that could not be sent for a day, by portal. */
export const portalGivenUp = 'PortalGivenUp';
/** Counts what the nightly comparison put right, by portal and kind. */
export const portalDiffers = 'PortalDiffers';
