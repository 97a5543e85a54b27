/** Durations in milliseconds. A calendar day can be an hour longer or shorter than 24 hours. */
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** A day in seconds, for limits and for `expiresAt` of rows. */
export const daySeconds = 86_400;

/** Whole seconds since 1970, the unit of `expiresAt`, by which DynamoDB deletes a row some time later. */
export function toUnixSeconds(time: Date | string): number {
  return Math.floor(new Date(time).getTime() / 1000);
}
