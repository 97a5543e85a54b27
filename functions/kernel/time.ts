/** Durations in milliseconds. A calendar day can be an hour longer or shorter than 24 hours. */
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
