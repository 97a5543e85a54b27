import { now } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { AppError } from '../../kernel/errors.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { parseEmailAddress } from '../../kernel/mail/sender.ts';
import { findProperty } from '../../listings/properties/adapters/property-repository.ts';
import { isVisibleTo } from '../../listings/properties/domain/transitions.ts';
import { createInvitation } from './adapters/calendar-invitation.ts';
import { loadCalendar } from './adapters/calendar-repository.ts';
import { findViewing } from './adapters/viewing-repository.ts';
import { changeSlot } from './commands/change-slot.ts';
import { decideViewingChange } from './commands/change-viewing.ts';
import { closeSlot } from './commands/close-slot.ts';
import { openSlots } from './commands/open-slots.ts';
import { requestViewing } from './commands/request-viewing.ts';
import { acceptViewing, rejectViewing } from './commands/respond-to-viewing.ts';
import { updateViewingAs } from './commands/update-viewing.ts';
import { viewingRoutes } from './contract.ts';
import { toCurrentViewing } from './domain/due-changes.ts';
import type { Viewing } from './domain/viewing.ts';
import { listViewings } from './queries/list-viewings.ts';
import { loadSlots, toSlotView } from './queries/load-slots.ts';
import { loadViewingViews } from './queries/load-viewing-views.ts';

export const handler = apiWithKeys(viewingRoutes, {
  timeSlots: async ({ params: { id }, query: { page, per_page } }, caller) => {
    const [property, calendar] = await Promise.all([findProperty(id), loadCalendar(id)]);
    if (!property || !isVisibleTo(property, caller?.id)) throw createPropertyNotFoundError();
    const { slots, ...rest } = await loadSlots(property, calendar, caller?.id, now());
    return { ...rest, slots: slots.slice((page - 1) * per_page, page * per_page), page, per_page };
  },

  openSlots: async ({ body }, caller) => {
    const slots = (await openSlots(body, caller, now())).map((slot) => toSlotView(slot));
    return { slots, total: slots.length };
  },
  changeSlot: async ({ params: { id }, body }, caller) =>
    toSlotView(await changeSlot(id, body, caller, now())),
  closeSlot: async ({ params: { id }, query: { reason } }, caller) => closeSlot(id, reason, caller, now()),

  requestViewing: async ({ body }, caller) => {
    const time = now();
    return getChangedView(await requestViewing(body, caller, time), caller, time);
  },
  changeViewing: async ({ params: { viewingId, messageId }, body }, caller) => {
    const time = now();
    const change = (
      viewing: Viewing,
      ...rest: [side: 'seller' | 'buyer', moment: Parameters<typeof decideViewingChange>[3]]
    ) => decideViewingChange(viewing, body, ...rest);
    return getChangedView(
      await updateViewingAs({ viewingId, messageId }, caller, time, change),
      caller,
      time,
    );
  },
  acceptViewing: async ({ params }, caller) => {
    const time = now();
    return getChangedView(await acceptViewing(params, {}, caller, time), caller, time);
  },
  rejectViewing: async ({ params, body }, caller) => {
    const time = now();
    return getChangedView(await rejectViewing(params, body, caller, time), caller, time);
  },

  myViewings: async ({ query }, caller) => {
    const time = now();
    const { page, per_page } = query;
    const all = await listViewings(query, caller.id, time);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    return { viewings: await loadViewingViews(shown, caller.id, time), total: all.length, page, per_page };
  },

  calendar: async ({ params: { key } }) => {
    const [id = '', secret] = key.replace(/\.ics$/, '').split('.');
    const viewing = await findViewing(id);
    const side = viewing && findSideOfCalendarKey(viewing, secret);
    const property = side && (await findProperty(viewing.propertyId));
    const siteUrl = env('SITE_URL');
    const organiser = parseEmailAddress(env('MAIL_FROM'));
    const file =
      property && createInvitation(toCurrentViewing(viewing, now()), side, property, { siteUrl, organiser });
    if (!file) throw new AppError('not_found', 'We can’t find that invitation.');
    return file.content;
  },
});

async function getChangedView(viewing: Viewing, caller: Caller, time: Date) {
  const [view] = await loadViewingViews([viewing], caller.id, time);
  if (!view) throw new AppError('not_found', 'We can’t find that viewing.');
  return { viewing: view, messageId: view.messageId };
}

/** A plain comparison is safe: a key has 144 random bits, too many to find by guessing or by timing. */
function findSideOfCalendarKey({ calendarKeys }: Viewing, secret: string | undefined) {
  if (secret === calendarKeys.seller) return 'seller';
  return secret === calendarKeys.buyer ? 'buyer' : undefined;
}

const createPropertyNotFoundError = () => new AppError('not_found', 'We can’t find that home.');
