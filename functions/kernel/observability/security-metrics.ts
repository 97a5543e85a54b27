/** The counts by which an attack, or an outage that looks like one, shows. */
export const securityMetrics = {
  /** Logins with a wrong password. */
  loginFailed: 'LoginFailed',
  /** Uses past a limit, by the kind of the limit. */
  tooMany: 'TooMany',
  /** Notices whose signature is not that of their provider, by the provider. */
  webhookRefused: 'WebhookRefused',
  /** Tokens that are refused by our own code, by the kind of the refusal. */
  tokenRefused: 'TokenRefused',
  /** Calls whose token could not be verified, because the key set of the user pool could not be read. */
  keySetUnreachable: 'KeySetUnreachable',
} as const;

export type SecurityMetric = (typeof securityMetrics)[keyof typeof securityMetrics];
