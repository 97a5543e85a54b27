import * as z from 'zod';
import { PaymentId, PropertyPackageId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { DonationPence, WebhookReceipt, ReturnUrl } from './contract.ts';
import { PaymentStatus } from './domain/payment.ts';

export const paypalRoutes = defineRoutes({
  payByWallet: {
    method: 'POST',
    path: '/api/payment/paypal/pay',
    throttlePercent: 2,
    access: 'active',
    summary:
      'Begin to pay for a chosen package by online wallet; with the order’s id, take the approved money',
    status: 200,
    body: z.object({
      propertyPackageId: PropertyPackageId,
      orderId: z.string().max(100).optional(),
      donationPence: DonationPence,
      returnUrl: ReturnUrl,
    }),
    result: z.object({ paymentId: PaymentId, status: PaymentStatus, approveUrl: z.string().nullable() }),
    problems: ['not_found', 'conflict', 'gone', 'unavailable', 'stale', 'too_many'],
  },
  walletWebhook: {
    method: 'POST',
    path: '/api/payment/paypal/webhook',
    throttlePercent: 2,
    access: 'public',
    summary: 'The wallet provider’s notices, by its own word that it sent them',
    status: 200,
    raw: true,
    body: z.string(),
    result: WebhookReceipt,
    problems: ['unavailable', 'too_many'],
  },
});
