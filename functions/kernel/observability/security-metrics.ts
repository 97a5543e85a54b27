/** The counts by which an attack, or an outage that looks like one, shows. */
export const securityMetrics = {
  /** Tokens that are refused by our own code, by the kind of the refusal. */
  tokenRefused: 'TokenRefused',
  /** Calls whose token could not be verified, because the key set of the user pool could not be read. */
  keySetUnreachable: 'KeySetUnreachable',
} as const;
