// Read by the site as well, whose pages load without zod.

/** The most documents that a seller sends for one home. */
export const maxOwnershipDocuments = 6;
