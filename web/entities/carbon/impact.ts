import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { carbonRoutes } from '../../../functions/money/carbon/contract.ts';
import { createClient } from '../../lib/client.ts';
import { formatCounted, formatCount } from '../../lib/format.ts';

export type Impact = Result<(typeof carbonRoutes)['impact']>;

const carbon = createClient<Pick<typeof carbonRoutes, 'impact'>>({ impact: 'GET /api/carbon/impact' });

/** Trees funded and carbon offset through the site so far. */
export function getImpact(signal?: AbortSignal): Promise<Impact> {
  return carbon.impact({ signal });
}

/** `1,204 trees funded and 300 kg of carbon offset`; `undefined` when both are 0. */
export function describeImpact({ trees, kg }: Impact): string | undefined {
  const parts = [
    ...(trees > 0 ? [`${formatCounted(trees, 'tree')} funded`] : []),
    ...(kg > 0 ? [`${formatCount(kg)} kg of carbon offset`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
