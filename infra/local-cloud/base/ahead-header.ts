/** A request header that moves a function's clock, in milliseconds ahead of the cloud's clock. */
export const aheadHeader = 'x-local-ahead-ms';
