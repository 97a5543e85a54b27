import * as z from 'zod';
import { PaymentId, PropertyPackageId } from '../../events/vocabulary.ts';
import { defineRoutes } from '../shared/contract.ts';
import { donationPence, Noted, returnUrl } from './contract.ts';
import { PaymentStatus } from './payment.ts';

export const walletRoutes = defineRoutes({
  payByWallet: {
    method: 'POST',
    path: '/api/payment/paypal/pay',
    access: 'active',
    summary:
      'Begin to pay for a chosen package by online wallet; with the order’s id, take the approved money',
    status: 200,
    body: z.object({
      propertyPackageId: PropertyPackageId,
      orderId: z.string().max(100).optional(),
      donationPence,
      returnUrl,
    }),
    result: z.object({ paymentId: PaymentId, status: PaymentStatus, approveUrl: z.string().nullable() }),
    problems: ['not_found', 'conflict', 'gone', 'unavailable', 'stale'],
  },
  walletWebhook: {
    method: 'POST',
    path: '/api/payment/paypal/webhook',
    access: 'public',
    summary: 'The wallet provider’s notices, by its own word that it sent them',
    status: 200,
    raw: true,
    body: z.string(),
    result: Noted,
    problems: ['too_large', 'unavailable'],
  },
});
