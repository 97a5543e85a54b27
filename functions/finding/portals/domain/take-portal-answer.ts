import type { DomainEvent } from '../../../../events/define.ts';
import {
  PortalAdvertRefused,
  PortalAdvertRemoved,
  PortalAdvertShown,
  PortalGivenUp,
  PortalSendDue,
} from '../../../../events/portal.ts';
import { dayMs, minuteMs } from '../../../kernel/time.ts';
import { type AdvertTarget, formatAdvertTarget } from './advert-target.ts';
import { changeAdvert } from './plan-advert.ts';
import type { PortalAdvert } from './portal-advert.ts';
import type { PortalAnswer } from './portal-answer.ts';

/** A portal that does not answer, or does not take a home off, is tried for a day. */
export const awayMs = dayMs;
const longestPauseMinutes = 60;

export interface SentAdvert {
  readonly target: AdvertTarget;
  readonly homeVersion: number;
  /** The sign of the message; missing for a removal. */
  readonly digest?: string | undefined;
}

export interface AdvertUpdate {
  readonly advert: PortalAdvert;
  readonly events: readonly DomainEvent[];
}

/** Notes what a portal answered, gives the lease back, and asks for another round where something changed meanwhile. */
export function takePortalAnswer(
  held: PortalAdvert,
  sent: SentAdvert,
  answer: PortalAnswer,
  now: Date,
): AdvertUpdate {
  const { lease: _, again, ...rest } = changeAdvert(held, now);
  const update = noteOutcome(rest, sent, answer, now);
  const due = again ? [PortalSendDue.of({ ...toIds(held), differs: false })] : [];
  return { advert: update.advert, events: [...update.events, ...due] };
}

const toIds = ({ propertyId, ownerId, portal }: PortalAdvert) => ({ propertyId, ownerId, portal });

type Decided = Exclude<PortalAnswer, { readonly kind: 'away' }>;

function noteOutcome(advert: PortalAdvert, sent: SentAdvert, answer: PortalAnswer, now: Date): AdvertUpdate {
  if (answer.kind === 'away') return noteUndone(advert, sent, now);
  // The owners no longer want the home there, so that a refusal to take it off decides nothing.
  if (answer.kind === 'refused' && sent.target.kind === 'remove')
    return noteUndone({ ...advert, refusals: [...answer.reasons] }, sent, now);
  return noteAnswer(advert, sent, answer, now);
}

function noteAnswer(advert: PortalAdvert, sent: SentAdvert, answer: Decided, now: Date): AdvertUpdate {
  const { awaySince: _, nextTryAt: __, ...rest } = advert;
  const answered = { ...rest, tries: 0, handled: formatAdvertTarget(sent.target, sent.homeVersion) };
  switch (answer.kind) {
    case 'shown':
      return noteShown({ ...answered, digest: sent.digest, warnings: [...answer.warnings] }, answer, now);
    case 'unchanged':
      return noteShown(answered, {}, now);
    case 'removed':
      return noteRemoved(answered);
    case 'refused': {
      const refused: PortalAdvert = { ...answered, state: 'refused', refusals: [...answer.reasons] };
      const { code, subject: about } = answer.reasons[0] ?? { code: 'none', subject: 'other' as const };
      return { advert: refused, events: [PortalAdvertRefused.of({ ...toIds(advert), code, about })] };
    }
  }
}

interface ShownPlace {
  readonly portalId?: string | undefined;
  readonly url?: string | undefined;
}

function noteShown(advert: PortalAdvert, { portalId, url }: ShownPlace, now: Date): AdvertUpdate {
  const at = now.toISOString();
  const shown: PortalAdvert = {
    ...advert,
    state: 'on',
    refusals: [],
    sentAt: at,
    shownSince: advert.shownSince ?? at,
    ...(portalId !== undefined && { portalId }),
    ...(url !== undefined && { url }),
  };
  if (advert.state === 'on') return { advert: shown, events: [] };
  const first = advert.shownSince === undefined;
  return { advert: shown, events: [PortalAdvertShown.of({ ...toIds(advert), first, url: shown.url })] };
}

function noteRemoved(advert: PortalAdvert): AdvertUpdate {
  const { shownSince, portalId: _, url: __, digest: ___, ...rest } = advert;
  const events = shownSince === undefined ? [] : [PortalAdvertRemoved.of(toIds(advert))];
  return { advert: { ...rest, state: 'off', refusals: [], warnings: [] }, events };
}

/** Notes that a message has to be sent again. Which target the portal follows by now is unknown, so none is handled. */
function noteUndone(
  { handled: _, ...advert }: PortalAdvert,
  { target }: SentAdvert,
  now: Date,
): AdvertUpdate {
  const tries = advert.tries + 1;
  const awaySince = advert.awaySince ?? now.toISOString();
  const tried: PortalAdvert = {
    ...advert,
    tries,
    awaySince,
    state: target.kind === 'show' ? 'waiting' : 'removing',
  };
  if (now.getTime() - Date.parse(awaySince) >= awayMs) {
    const { nextTryAt: __, ...rest } = tried;
    return { advert: { ...rest, state: 'given_up' }, events: [PortalGivenUp.of(toIds(advert))] };
  }
  const pause = Math.min(2 ** tries, longestPauseMinutes) * minuteMs;
  return { advert: { ...tried, nextTryAt: new Date(now.getTime() + pause).toISOString() }, events: [] };
}
