/** What `payments-on-alarm-event` counts of which event: an alarm waits for each, by this name. */
export const troubles = {
  'ledger.differs.v1': 'LedgerDiffers',
  'payment.refund_failed.v1': 'RefundFailed',
  'payment.disputed.v1': 'PaymentDisputed',
} as const;

/** What the hourly look at tasks of staff counts for each that waits longer than promised. */
export const staffPromiseBroken = 'StaffPromiseBroken';

export type Trouble = (typeof troubles)[keyof typeof troubles];
