// Read by the site as well, whose pages load without zod.

/** A slot has to be opened and requested at least this many hours before its start. */
export const noticeHours = 2;

/** A cancellation later than this many hours before the start counts as late. */
export const lateHours = 2;

/** Hours before the start from which the buyer can reconfirm. */
export const reconfirmHours = 24;
