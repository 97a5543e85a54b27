import type * as z from 'zod';
import {
  ViewingCancelled,
  ViewingConfirmed,
  ViewingExpired,
  ViewingPlaceOffered,
  ViewingRejected,
  ViewingRequested,
  ViewingRescheduleDeclined,
  ViewingRescheduleProposed,
  ViewingWaitlisted,
} from '../../events/viewing.ts';
import { links } from './links.ts';
import {
  buyerName,
  line,
  type Line,
  type Notice,
  type Row,
  type Scene,
  sellerName,
  toBuyer as telling,
  toSeller as tellingSeller,
  type Words,
} from './notice.ts';
import { counted, headed, quoted, sentence, span, when } from './wording.ts';

export type ViewingEvent = z.output<(typeof ViewingRequested)['detail']>;
type Own = Omit<Words, 'href'>;

const kinds = { private: 'Private viewing', open_house: 'Open house', video: 'Video viewing' } as const;

export const rowsOf = (data: ViewingEvent, home: string): Row[] => [
  ['When', span(data.start, data.end)],
  ['Kind', kinds[data.kind]],
  ['Home', home],
];

export const toBuyer = (data: ViewingEvent, { home }: Scene, words: Own): Notice =>
  telling(data, 'viewings', { rows: rowsOf(data, home.title), href: links.buyersViewings(), ...words });
export const toSeller = (data: ViewingEvent, { home }: Scene, words: Own): Notice =>
  tellingSeller(data, 'viewings', {
    rows: rowsOf(data, home.ownTitle),
    href: links.sellersViewings(home.id),
    ...words,
  });

/** The address, which a confirmed buyer of a visit needs and nobody else gets. */
export const withAddress = (data: ViewingEvent, { home }: Scene): { rows: Row[]; where: string } => {
  const rows = rowsOf(data, home.title);
  if (data.kind === 'video') return { rows, where: '' };
  const visible = rows.filter(([label]) => label !== 'Home');
  return { rows: [...visible, ['Address', home.address]], where: ` The address is ${home.address}.` };
};

const look = 'See your viewings';
const answer = 'Answer the request';

/** A viewing from the request to the appointment. What somebody did themselves is mailed to them only where it goes into a calendar. */
export const viewingLines: readonly Line[] = [
  line(ViewingRequested, (data, scene) => [
    toSeller(data, scene, {
      title: headed('Viewing request', scene.home.ownTitle),
      body: sentence(
        `${buyerName(data, scene)} asks to view ${scene.home.ownTitle} on ${when(data.start)}. The place is held for them for 24 hours at most.`,
      ),
      action: answer,
    }),
  ]),

  line(ViewingConfirmed, (data, scene) => {
    const { rows, where } = withAddress(data, scene);
    const what = data.rescheduled ? 'New viewing time' : 'Viewing confirmed';
    return [
      toBuyer(data, scene, {
        title: headed(what, scene.home.title),
        body: `Your viewing of ${scene.home.title} is on ${when(data.start)}.${where}`,
        rows,
        more: ['The invitation for your calendar is attached. If you can not come, tell the seller early.'],
        action: look,
        bell: data.by !== 'buyer',
        calendar: 'invitation',
      }),
      toSeller(data, scene, {
        title: headed(what, scene.home.ownTitle),
        body: sentence(
          `${buyerName(data, scene)} comes to view ${scene.home.ownTitle} on ${when(data.start)}.`,
        ),
        more: ['The invitation for your calendar is attached.'],
        action: look,
        bell: data.by !== 'seller',
        calendar: 'invitation',
      }),
    ];
  }),

  line(ViewingRejected, (data, scene) => {
    const reason = quoted('The reason given', data.reason);
    if (data.by === 'buyer')
      return [
        toSeller(data, scene, {
          title: headed('Viewing time declined', scene.home.ownTitle),
          body: `${sentence(buyerName(data, scene))} can not come on ${when(data.start)}.${reason}`,
          action: look,
        }),
      ];
    const others = data.alternatives.length;
    const lead =
      data.by === 'seller'
        ? `${sentence(sellerName(data, scene))} declined your viewing of ${scene.home.title} on ${when(data.start)}.${reason}`
        : `Your request to view ${scene.home.title} on ${when(data.start)} could not be confirmed: that time is full.`;
    return [
      toBuyer(data, scene, {
        title: headed('Viewing not possible', scene.home.title),
        body: lead,
        more: [
          ...(others > 0 ? [`The seller suggests ${counted(others, 'other time')}.`] : []),
          ...(data.waitlistOffered ? ['You can join the waitlist of this time, or choose another.'] : []),
        ],
        action: others > 0 || data.waitlistOffered ? 'Choose another time' : look,
      }),
    ];
  }),

  line(ViewingExpired, (data, scene) => [
    toBuyer(data, scene, {
      title: headed('Viewing request ran out', scene.home.title),
      body: `Nobody answered your request to view ${scene.home.title} on ${when(data.start)} in time, so the place is free again. You can ask for another time.`,
      action: look,
    }),
    toSeller(data, scene, {
      title: headed('Viewing request ran out', scene.home.ownTitle),
      body: sentence(
        `${buyerName(data, scene)} asked to view ${scene.home.ownTitle} on ${when(data.start)} and got no answer in time. The place is free again.`,
      ),
      action: look,
    }),
  ]),

  line(ViewingCancelled, (data, scene) => {
    const reason = quoted('The reason given', data.reason);
    const late = data.late ? ' This was less than two hours before the start.' : '';
    const who = { seller: sellerName(data, scene), buyer: buyerName(data, scene), system: '' }[data.by];
    const words = (side: 'seller' | 'buyer', home: string): Own => {
      const what = `the viewing of ${home} on ${when(data.start)}`;
      const body =
        data.by === side
          ? `You cancelled ${what}.`
          : data.by === 'system'
            ? `${sentence(what)} has been cancelled.${reason}`
            : `${sentence(who)} cancelled ${what}.${late}${reason}`;
      return {
        title: headed('Viewing cancelled', home),
        body,
        action: look,
        bell: data.by !== side,
        calendar: 'cancellation',
      };
    };
    return [
      toBuyer(data, scene, words('buyer', scene.home.title)),
      toSeller(data, scene, words('seller', scene.home.ownTitle)),
    ];
  }),

  line(ViewingRescheduleProposed, (data, scene) => {
    const rows: Row[] = [
      ['Now', span(data.start, data.end)],
      ['Proposed', span(data.proposedStart, data.proposedEnd)],
    ];
    const words = (home: string, who: string): Own => ({
      title: headed('New viewing time proposed', home),
      body: `${sentence(who)} asks to move the viewing of ${home} from ${when(data.start)} to ${when(data.proposedStart)}. The old time stands until you accept the new one.`,
      rows: [...rows, ['Home', home]],
      action: 'Answer the proposal',
    });
    return [
      ...(data.by === 'seller'
        ? []
        : [toSeller(data, scene, words(scene.home.ownTitle, buyerName(data, scene)))]),
      ...(data.by === 'buyer'
        ? []
        : [toBuyer(data, scene, words(scene.home.title, sellerName(data, scene)))]),
    ];
  }),

  line(ViewingRescheduleDeclined, (data, scene) => {
    const words = (home: string, who: string): Own => ({
      title: headed('Viewing stays as it was', home),
      body: `${sentence(who)} can not change the time, so the viewing of ${home} stays on ${when(data.start)}.${quoted('The reason given', data.reason)}`,
      action: look,
    });
    return [
      ...(data.by === 'seller'
        ? []
        : [toSeller(data, scene, words(scene.home.ownTitle, buyerName(data, scene)))]),
      ...(data.by === 'buyer'
        ? []
        : [toBuyer(data, scene, words(scene.home.title, sellerName(data, scene)))]),
    ];
  }),

  line(ViewingWaitlisted, (data, scene) => [
    toSeller(data, scene, {
      title: headed('Somebody waits for a viewing', scene.home.ownTitle),
      body: sentence(
        `${buyerName(data, scene)} joined the waitlist for ${when(data.start)}. If a place comes free, it is offered to them.`,
      ),
      action: look,
      mail: false,
    }),
  ]),

  line(ViewingPlaceOffered, (data, scene) => [
    toBuyer(data, scene, {
      title: headed('A place came free', scene.home.title),
      body: `The place that you waited for, on ${when(data.start)}, is held for you until the seller answers.`,
      action: look,
    }),
    toSeller(data, scene, {
      title: headed('Viewing request', scene.home.ownTitle),
      body: sentence(
        `${buyerName(data, scene)} was on the waitlist for ${when(data.start)} and now holds the place that came free.`,
      ),
      action: answer,
    }),
  ]),
];
