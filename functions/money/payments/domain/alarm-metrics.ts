/** The metric that `payments-on-alarm-event` counts for each event; an alarm watches each. */
export const alarmMetrics = {
  'ledger.differs.v1': 'LedgerDiffers',
  'payout.differs.v1': 'LedgerDiffers',
  'payment.refund_failed.v1': 'RefundFailed',
  'payment.disputed.v1': 'PaymentDisputed',
} as const;

export type AlarmMetric = (typeof alarmMetrics)[keyof typeof alarmMetrics];
