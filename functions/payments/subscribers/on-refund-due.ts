import { PackageRefundDue } from '../../../events/package.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { refundPayment } from '../commands/refund-payment.ts';
import { allProviders } from '../adapters/providers.ts';

/** Money of a payment goes back, once for each reason to. */
export const handler = subscriber([PackageRefundDue], async ({ data }) => refundPayment(data, allProviders));
