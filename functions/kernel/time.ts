/** Durations in milliseconds. A calendar day can be an hour longer or shorter than 24 hours. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The same in seconds, for limits and for `expiresAt` of rows. */
export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;
/** Of retention, where a leap day makes no difference. */
export const yearSeconds = 365 * daySeconds;

/** Whole seconds since 1970, the unit of `expiresAt`, by which DynamoDB deletes a row some time later. */
export function toUnixSeconds(time: Date | string): number {
  return Math.floor(new Date(time).getTime() / 1000);
}
