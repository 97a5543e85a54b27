/** What a mailed link ends with: the id of its row without its prefix, a point, and the key. Older keys are shorter. */
export const linkTokenPattern = /^[0-9A-HJKMNP-TV-Z]{26}\.(?:[\w-]{43}|[\w-]{32}|[\w-]{24})$/;
