import { AppError } from '../errors.ts';
import { countMetric } from '../observability/metric.ts';
import { securityMetrics } from '../observability/security-metrics.ts';

/** Runs the check of a provider's notice, and counts a refusal by the provider. */
export async function verifyWebhook<T>(
  provider: 'Stripe' | 'PayPal' | 'Identity' | 'Documenso',
  verify: () => T | Promise<T>,
): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid')
      countMetric(securityMetrics.webhookRefused, { Provider: provider });
    throw error;
  }
}
