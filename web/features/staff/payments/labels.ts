import type { StaffPayment } from './api.ts';

export const failureWords: Readonly<Record<NonNullable<StaffPayment['failure']>, string>> = {
  declined: 'declined by the payer’s bank',
  expired: 'not confirmed in time',
  cancelled: 'called off by the payer',
};

type Refund = StaffPayment['refunds'][number];

export const refundStates: Readonly<Record<Refund['status'], string>> = {
  due: 'to be sent back',
  pending: 'on its way back',
  succeeded: 'sent back',
  failed: 'couldn’t be sent back',
};

export const refundReasons: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'the package was cancelled',
  not_needed: 'the payment wasn’t needed',
  ended: 'the package ended early',
  goodwill: 'goodwill',
};
