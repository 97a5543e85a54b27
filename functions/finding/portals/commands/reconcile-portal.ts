import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { PortalSendDue } from '../../../../events/portal.ts';
import { commit } from '../../../kernel/data/table.ts';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { listOpenAdverts } from '../adapters/portal-advert-repository.ts';
import { findPortalGateway } from '../adapters/portal-gateway.ts';
import { compareAdverts } from '../domain/compare-adverts.ts';
import type { PortalAdvert } from '../domain/portal-advert.ts';
import { portalDiffers } from '../domain/portal-metrics.ts';

/**
 * Compares a portal's own list with ours: what it lacks is sent, what it should not have is taken off, and what nobody
 * sends any more is sent.
 */
export async function reconcilePortal(portal: Portal, now: Date): Promise<void> {
  const gateway = await findPortalGateway(portal);
  if (!gateway) return;
  // Theirs first: a home that is sent meanwhile looks missing, which costs one more message, and never foreign.
  const listed = await gateway.list();
  if ('kind' in listed) return;
  const adverts = await listOpenAdverts(portal);
  const { missing, foreign, stuck } = compareAdverts(adverts, listed, now);
  for (const advert of missing) await publishDue(advert, true);
  for (const advert of stuck) await publishDue(advert, false);
  for (const reference of foreign) await gateway.remove(reference, 'removed');
  const counts = { missing: missing.length, foreign: foreign.length, stuck: stuck.length };
  log.info('A portal was compared', { portal, listed: listed.length, ours: adverts.length, ...counts });
  for (const [kind, count] of Object.entries(counts))
    if (count > 0) countMetric(portalDiffers, { Portal: portal, Kind: kind }, count);
}

const publishDue = ({ propertyId, ownerId, portal }: PortalAdvert, differs: boolean): Promise<void> =>
  commit([], [PortalSendDue.of({ propertyId, ownerId, portal, differs })]);
