// Read by the site as well, whose pages say it beside the estimates.

/** What the estimates of a day of viewings rest on. */
export const planAssumptions = {
  /** Average speed on the way, with lights and parking. */
  milesPerHour: 25,
  /** How much longer roads are than the straight line, in percent. */
  detourPercent: 30,
} as const;
