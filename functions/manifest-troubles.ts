/** What `payments-on-trouble` counts of which event: an alarm waits for each, by this name. */
export const troubles = {
  'ledger.differs.v1': 'LedgerDiffers',
  'payment.refund_failed.v1': 'RefundFailed',
  'payment.disputed.v1': 'PaymentDisputed',
} as const;

export type Trouble = (typeof troubles)[keyof typeof troubles];
