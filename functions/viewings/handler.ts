import { propertyById } from '../properties/property-store.ts';
import { isVisibleTo } from '../properties/moves.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { acceptViewing, act, rejectViewing } from './acts.ts';
import { requestViewing } from './booking.ts';
import { calendarOf } from './calendar-store.ts';
import { changeOf } from './change.ts';
import { viewingRoutes } from './contract.ts';
import { invitationOf } from './invitation.ts';
import { listOf } from './listing.ts';
import { byNow, viewingViewsFor } from './showing.ts';
import { closeSlot, changeSlot, openSlots } from './slot-acts.ts';
import { slotsFor, slotView } from './slot-showing.ts';
import { viewingById } from './store.ts';
import type { Viewing } from './viewing.ts';

export const handler = api(viewingRoutes, {
  timeSlots: async ({ params: { id }, query: { page, per_page } }, caller) => {
    const [home, calendar] = await Promise.all([propertyById(id), calendarOf(id)]);
    if (!home || !isVisibleTo(home, caller?.id)) throw noHome();
    const { slots, ...rest } = await slotsFor(home, calendar, caller?.id, now());
    return { ...rest, slots: slots.slice((page - 1) * per_page, page * per_page), page, per_page };
  },

  openSlots: async ({ body }, caller) => {
    const slots = (await openSlots(body, caller, now())).map((slot) => slotView(slot));
    return { slots, total: slots.length };
  },
  changeSlot: async ({ params: { id }, body }, caller) => slotView(await changeSlot(id, body, caller, now())),
  closeSlot: async ({ params: { id }, query: { reason } }, caller) => closeSlot(id, reason, caller, now()),

  requestViewing: async ({ body }, caller) => {
    const time = now();
    return changed(await requestViewing(body, caller, time), caller, time);
  },
  changeViewing: async ({ params: { viewingId, messageId }, body }, caller) => {
    const time = now();
    const change = (
      viewing: Viewing,
      ...rest: [side: 'seller' | 'buyer', moment: Parameters<typeof changeOf>[3]]
    ) => changeOf(viewing, body, ...rest);
    return changed(await act({ viewingId, messageId }, caller, time, change), caller, time);
  },
  acceptViewing: async ({ params }, caller) => {
    const time = now();
    return changed(await acceptViewing(params, {}, caller, time), caller, time);
  },
  rejectViewing: async ({ params, body }, caller) => {
    const time = now();
    return changed(await rejectViewing(params, body, caller, time), caller, time);
  },

  myViewings: async ({ query }, caller) => {
    const time = now();
    const { page, per_page } = query;
    const all = await listOf(query, caller.id, time);
    const shown = all.slice((page - 1) * per_page, page * per_page);
    return { viewings: await viewingViewsFor(shown, caller.id, time), total: all.length, page, per_page };
  },

  calendar: async ({ params: { key } }) => {
    const [id = '', secret] = key.replace(/\.ics$/, '').split('.');
    const viewing = await viewingById(id);
    const side = viewing && sideOfKey(viewing, secret);
    const home = side && (await propertyById(viewing.propertyId));
    const siteUrl = env('SITE_URL');
    const organiser = addressOf(env('MAIL_FROM'));
    const file = home && invitationOf(byNow(viewing, now()), side, home, { siteUrl, organiser });
    if (!file) throw new AppError('not_found', 'There is no such invitation.');
    return file.content;
  },
});

async function changed(viewing: Viewing, caller: Caller, time: Date) {
  const [view] = await viewingViewsFor([viewing], caller.id, time);
  if (!view) throw new AppError('not_found', 'There is no such viewing.');
  return { viewing: view, messageId: view.messageId };
}

/** Of 144 random bits nobody finds one by guessing, nor by the time that a comparison takes. */
function sideOfKey({ calendarKeys }: Viewing, secret: string | undefined) {
  if (secret === calendarKeys.seller) return 'seller';
  return secret === calendarKeys.buyer ? 'buyer' : undefined;
}

const noHome = () => new AppError('not_found', 'There is no such home.');

/** `hello@gable.example` of `Gable <hello@gable.example>`. */
const addressOf = (sender: string): string => /<(.+)>$/.exec(sender)?.[1] ?? sender;
