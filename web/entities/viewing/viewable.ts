// Read by a home’s page, which loads without the query library.

/** Statuses of a property in which viewings can be booked, unless its seller stopped them at an offer. */
export const viewable: ReadonlySet<string> = new Set(['live', 'under_offer']);
