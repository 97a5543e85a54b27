import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { PortalTryDue } from '../../../../events/portal.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { readIdTime } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { env } from '../../../kernel/env.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { buildPortalAdvertWrite, findPortalAdvert } from '../adapters/portal-advert-repository.ts';
import { findPortalGateway } from '../adapters/portal-gateway.ts';
import type { PortalGateway } from '../adapters/portal-port.ts';
import { listAdvertMedia } from '../domain/advert-media.ts';
import type { AdvertTarget } from '../domain/advert-target.ts';
import { planAdvert } from '../domain/plan-advert.ts';
import type { PortalAdvert } from '../domain/portal-advert.ts';
import type { PortalAnswer } from '../domain/portal-answer.ts';
import { portalGivenUp, portalRefused } from '../domain/portal-metrics.ts';
import { takePortalAnswer } from '../domain/take-portal-answer.ts';
import { findAdvertTarget, loadAdvertisedHome } from '../queries/load-advertised-home.ts';

export interface AdvertSync {
  readonly propertyId: PropertyId;
  readonly portal: Portal;
  /** The id of the event, so that a repeat of a broken run takes its lease over. */
  readonly holder: string;
  /** Whether it is sent though nothing changed, and before its next try is due. */
  readonly isForced: boolean;
}

interface Leased {
  readonly home: Property;
  readonly target: AdvertTarget;
  readonly advert: PortalAdvert;
}

/**
 * Brings a portal to the present state of a home. One run at a time sends a home; another leaves a note, and the first
 * goes another round. So an older state never follows a newer one, in whichever order events come.
 */
export async function syncAdvert(sync: AdvertSync, now: Date): Promise<void> {
  const leased = await takeLease(sync, now);
  if (!leased) return;
  const gateway = await findPortalGateway(sync.portal);
  const { answer, digest } = await send(gateway, leased, sync.isForced);
  const sent = { target: leased.target, homeVersion: leased.home.version, digest };
  const settled = await updateWithRetry(
    () => findPortalAdvert(sync.propertyId, sync.portal),
    (advert) => {
      // Another run took the lease over, as this one was slower than its time.
      if (advert?.lease?.holder !== sync.holder) return undefined;
      const update = takePortalAnswer(advert, sent, answer, now);
      return {
        writes: [buildPortalAdvertWrite(update.advert)],
        events: update.events,
        result: update.advert,
      };
    },
  );
  if (settled) await followUp(settled);
}

/** `undefined` where nothing is to be sent, or another run sends it. */
function takeLease(
  { propertyId, portal, holder, isForced }: AdvertSync,
  now: Date,
): Promise<Leased | undefined> {
  return updateWithRetry(
    () => Promise.all([loadAdvertisedHome(propertyId, now), findPortalAdvert(propertyId, portal)]),
    ([advertised, found]) => {
      if (!advertised) return undefined;
      const { home } = advertised;
      const target = findAdvertTarget(advertised, portal);
      const plan = planAdvert(found, { portal, home, target, holder, isForced }, now);
      if (plan.step === 'nothing') return undefined;
      const writes = [buildPortalAdvertWrite(plan.advert)];
      return plan.step === 'leave' ? { writes } : { writes, result: { home, target, advert: plan.advert } };
    },
  );
}

interface Sent {
  readonly answer: PortalAnswer;
  readonly digest?: string;
}

async function send(
  gateway: PortalGateway | undefined,
  { home, target, advert }: Leased,
  isForced: boolean,
): Promise<Sent> {
  if (!gateway) return { answer: { kind: 'away', code: 'off' } };
  const { reference, digest: known, state } = advert;
  if (target.kind === 'remove') return { answer: await gateway.remove(reference, target.why) };
  const media = listAdvertMedia(home, env('SITE_URL'), readIdTime);
  const message = gateway.build({ reference, property: home, as: target.as, media });
  const { digest } = message;
  if (digest === known && state === 'on' && !isForced) return { answer: { kind: 'unchanged' }, digest };
  return { answer: await gateway.show(message), digest };
}

async function followUp({ propertyId, ownerId, portal, state, nextTryAt }: PortalAdvert): Promise<void> {
  if (state === 'refused') countMetric(portalRefused, { Portal: portal });
  if (state === 'given_up') countMetric(portalGivenUp, { Portal: portal });
  if (nextTryAt === undefined) return;
  await scheduleEvent({
    name: `portal-try-${portal}-${propertyId}`,
    at: new Date(nextTryAt),
    event: PortalTryDue.of({ propertyId, ownerId, portal }),
  });
}
