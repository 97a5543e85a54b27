// Read by the site as well, whose pages say it beside the estimates.

/** Homes of one plan; more orders than these have take too long to compare. */
export const maxPlannedHomes = 6;

/** What the estimates of a day of viewings rest on. */
export const planAssumptions = {
  /** Average speed on the way, with lights and parking. */
  milesPerHour: 25,
  /** How much longer roads are than the straight line, in percent. */
  detourPercent: 30,
  /** How far from one of its homes a day goes by itself, in miles: three quarters of an hour's drive. */
  reachMiles: 15,
} as const;
