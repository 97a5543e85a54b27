import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { PortalSendDue } from '../../../../events/portal.ts';
import { PropertyId } from '../../../../events/vocabulary.ts';
import { commit } from '../../../kernel/data/table.ts';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { findPortalAdvert, listOpenAdverts } from '../adapters/portal-advert-repository.ts';
import { findPortalGateway } from '../adapters/portal-gateway.ts';
import type { PortalGateway } from '../adapters/portal-port.ts';
import { compareAdverts, isForeign, isTooForeign } from '../domain/compare-adverts.ts';
import type { PortalAdvert } from '../domain/portal-advert.ts';
import { portalDiffers, portalTooForeign } from '../domain/portal-metrics.ts';

/**
 * Compares a portal's own list with ours: what it lacks is sent, what it should not have is taken off, and what nobody
 * sends any more is sent. Too many that it should not have stay, as they may be ours, and an alarm rises.
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
  if (isTooForeign(foreign.length, listed.length)) {
    log.error('A portal shows too many homes that it should not', { portal, foreign: foreign.length });
    countMetric(portalTooForeign, { Portal: portal });
  } else for (const reference of foreign) await removeForeign(gateway, portal, reference);
  const counts = { missing: missing.length, foreign: foreign.length, stuck: stuck.length };
  log.info('A portal was compared', { portal, listed: listed.length, ours: adverts.length, ...counts });
  for (const [kind, count] of Object.entries(counts))
    if (count > 0) countMetric(portalDiffers, { Portal: portal, Kind: kind }, count);
}

/** Its row is read anew: the list of rows may lack the newest, and a home can have come since. */
async function removeForeign(gateway: PortalGateway, portal: Portal, reference: string): Promise<void> {
  const id = PropertyId.safeParse(reference).data;
  if (isForeign(id && (await findPortalAdvert(id, portal)))) await gateway.remove(reference, 'removed');
}

const publishDue = ({ propertyId, ownerId, portal }: PortalAdvert, differs: boolean): Promise<void> =>
  commit([], [PortalSendDue.of({ propertyId, ownerId, portal, differs })]);
