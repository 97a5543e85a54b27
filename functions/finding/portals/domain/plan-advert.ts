import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { minuteMs } from '../../../kernel/time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { type AdvertTarget, formatAdvertTarget } from './advert-target.ts';
import { type PortalAdvert, toAdvertReference } from './portal-advert.ts';

/** Longer than a portal may take to answer. */
export const leaseMs = 2 * minuteMs;

/** What is to be done about a home on a portal. */
export interface AdvertRequest {
  readonly portal: Portal;
  readonly home: Pick<Property, 'id' | 'ownerId' | 'version'>;
  readonly target: AdvertTarget;
  /** Who would send it: the id of the event, so that a repeat of a broken run takes its lease over. */
  readonly holder: string;
  /** Whether it is sent though nothing changed, and before its next try is due. */
  readonly isForced: boolean;
}

export type AdvertPlan =
  | { readonly step: 'nothing' }
  /** Another run sends it now and will send it again. */
  | { readonly step: 'leave'; readonly advert: PortalAdvert }
  | { readonly step: 'send'; readonly advert: PortalAdvert };

const nothing = { step: 'nothing' } as const;

/** Decides whether a home has to be sent to a portal, and takes the lease for it. */
export function planAdvert(advert: PortalAdvert | undefined, request: AdvertRequest, now: Date): AdvertPlan {
  const { home, target, holder, isForced } = request;
  if (!advert) return target.kind === 'show' ? lease(createAdvert(request, now), holder, now) : nothing;
  const { lease: held, handled, state } = advert;
  const isHeld = held !== undefined && held.holder !== holder && new Date(held.until) > now;
  if (isHeld) {
    if (advert.again) return nothing;
    return { step: 'leave', advert: changeAdvert({ ...advert, again: true }, now) };
  }
  const isDone = handled === formatAdvertTarget(target, home.version) && held === undefined;
  if (isDone && !isForced && state !== 'given_up') return nothing;
  if (target.kind === 'remove' && state === 'off') return nothing;
  const isEarly = advert.nextTryAt !== undefined && new Date(advert.nextTryAt) > now;
  return isEarly && !isForced ? nothing : lease(changeAdvert(advert, now), holder, now);
}

function createAdvert({ portal, home }: AdvertRequest, now: Date): PortalAdvert {
  const at = now.toISOString();
  return {
    propertyId: home.id,
    ownerId: home.ownerId,
    portal,
    reference: toAdvertReference(home.id),
    state: 'waiting',
    refusals: [],
    warnings: [],
    tries: 0,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}

function lease(advert: PortalAdvert, holder: string, now: Date): AdvertPlan {
  const { again: _, ...rest } = advert;
  const until = new Date(now.getTime() + leaseMs).toISOString();
  return { step: 'send', advert: { ...rest, lease: { holder, until } } };
}

/** The next version of an advert. */
export function changeAdvert(advert: PortalAdvert, now: Date): PortalAdvert {
  return { ...advert, updatedAt: now.toISOString(), version: advert.version + 1 };
}
