import { portalNames } from '../../../functions/finding/portals/domain/portal.ts';
import { formatClock, formatDate, formatMoment } from '../../lib/format.ts';
import type { PortalAdvert } from './api.ts';

/** `14:02` today, `Sat 21 Nov 2026, 14:02` on another day. */
function formatSince(at: string, now: number): string {
  return formatDate(at) === formatDate(now) ? formatClock(at) : formatMoment(at);
}

/** Where a home stands on a portal, in a line. */
export function describeAdvert(advert: PortalAdvert, now: number): string {
  const { portal, state, shownSince, sentAt, nextTryAt } = advert;
  const name = portalNames[portal];
  switch (state) {
    case 'on':
      return `On ${name} since ${formatSince(shownSince ?? sentAt ?? '', now)}`;
    case 'waiting':
      if (nextTryAt === undefined) return `On its way to ${name}`;
      return `${name} isn’t answering. We’ll try again at ${formatClock(nextTryAt)}.`;
    case 'refused':
      return shownSince !== undefined && sentAt !== undefined
        ? `${name} didn’t accept your last change. It still shows your home as it was at ${formatSince(sentAt, now)}.`
        : `${name} didn’t accept your home`;
    case 'removing':
      return `Coming off ${name}, which hasn’t confirmed it yet. We’ll keep trying.`;
    case 'off':
      return `Not on ${name}`;
    case 'given_up':
      return `We haven’t got through to ${name} for a day. We’ll try again tonight.`;
  }
}
