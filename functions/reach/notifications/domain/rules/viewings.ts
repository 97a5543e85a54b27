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
} from '../../../../../events/viewing.ts';
import { links } from '../links.ts';
import {
  formatBuyerName,
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type NoticeRow,
  type NoticeContext,
  formatSellerName,
  createBuyerNotice as telling,
  createSellerNotice as tellingSeller,
  type LinkedNoticeText,
} from '../notice.ts';
import { createQuote } from '../offer-facts.ts';
import {
  formatCount,
  formatNoticeTitle,
  formatQuote,
  capitaliseFirst,
  formatTimeSpan,
  formatDateTime,
} from '../text.ts';
import {
  createViewingRows,
  createVisitorRows,
  describePlace,
  type ViewingEventDetail,
} from '../viewing-facts.ts';

type ViewingNoticeText = LinkedNoticeText;

export function createBuyerViewingNotice(
  data: ViewingEventDetail,
  { home }: NoticeContext,
  words: ViewingNoticeText,
): Notice {
  return telling(data, 'viewings', {
    rows: createViewingRows(data, home.title),
    href: links.buyersViewings(),
    ...words,
  });
}
export function createSellerViewingNotice(
  data: ViewingEventDetail,
  { home }: NoticeContext,
  words: ViewingNoticeText,
): Notice {
  return tellingSeller(data, 'viewings', {
    rows: createViewingRows(data, home.ownTitle),
    href: links.sellersViewings(home.id),
    ...words,
  });
}

/** Who asks to come and what they wrote, for the seller who decides. */
const createRequestFacts = (
  data: ViewingEventDetail,
  scene: NoticeContext,
): Pick<ViewingNoticeText, 'rows' | 'quote'> => ({
  rows: [...createViewingRows(data, scene.home.ownTitle), ...createVisitorRows(scene)],
  ...createQuote(capitaliseFirst(formatBuyerName(data, scene)), scene.viewing?.message),
});

const lookLabel = 'See your viewings';
const chooseLabel = 'Choose another time';
const answerLabel = 'Answer the request';

/**
 * A viewing from the request to the appointment. People are mailed about their own action only when it
 * changes a calendar.
 */
export const viewingRules: readonly NoticeRule[] = [
  defineNoticeRule(ViewingRequested, (data, scene) => [
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing request', scene.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, scene)} asks to view ${scene.home.ownTitle} on ${formatDateTime(data.start)}. We’re holding the place for them for up to 24 hours.`,
      ),
      ...createRequestFacts(data, scene),
      action: answerLabel,
    }),
  ]),

  defineNoticeRule(ViewingConfirmed, (data, scene) => {
    const { rows, where, map } = describePlace(data, scene);
    const cancel = { label: 'Can’t make it? Cancel the viewing', href: links.cancelViewing(data.viewingId) };
    const what = data.rescheduled ? 'New viewing time' : 'Viewing confirmed';
    return [
      createBuyerViewingNotice(data, scene, {
        title: formatNoticeTitle(what, scene.home.title),
        body: `Your viewing of ${scene.home.title} with ${formatSellerName(data, scene)} is on ${formatDateTime(data.start)}.${where}`,
        rows,
        more: [
          'The invitation for your calendar is attached. If you can’t make it, tell the seller as early as you can.',
        ],
        action: lookLabel,
        otherActions: [...map, cancel],
        bell: data.by !== 'buyer',
        calendar: 'invitation',
      }),
      createSellerViewingNotice(data, scene, {
        title: formatNoticeTitle(what, scene.home.ownTitle),
        body: capitaliseFirst(
          `${formatBuyerName(data, scene)} is coming to view ${scene.home.ownTitle} on ${formatDateTime(data.start)}.`,
        ),
        rows: [...createViewingRows(data, scene.home.ownTitle), ...createVisitorRows(scene)],
        more: ['The invitation for your calendar is attached.'],
        action: lookLabel,
        otherActions: [cancel],
        bell: data.by !== 'seller',
        calendar: 'invitation',
      }),
    ];
  }),

  defineNoticeRule(ViewingRejected, (data, scene) => {
    const reason = formatQuote('The reason given', data.reason);
    if (data.by === 'buyer')
      return [
        createSellerViewingNotice(data, scene, {
          title: formatNoticeTitle('Viewing time declined', scene.home.ownTitle),
          body: `${capitaliseFirst(formatBuyerName(data, scene))} can’t come on ${formatDateTime(data.start)}.${reason}`,
          action: lookLabel,
        }),
      ];
    const others = data.alternatives.length;
    const lead =
      data.by === 'seller'
        ? `${capitaliseFirst(formatSellerName(data, scene))} declined your viewing of ${scene.home.title} on ${formatDateTime(data.start)}.${reason}`
        : `Your request to view ${scene.home.title} on ${formatDateTime(data.start)} couldn’t be confirmed: that time is full.`;
    return [
      createBuyerViewingNotice(data, scene, {
        title: formatNoticeTitle('Viewing not possible', scene.home.title),
        body: lead,
        more: [
          ...(others > 0 ? [`The seller suggests ${formatCount(others, 'other time')}.`] : []),
          ...(data.waitlistOffered ? ['You can join the waitlist for this time, or choose another.'] : []),
        ],
        ...(others > 0 || data.waitlistOffered
          ? { action: chooseLabel, href: links.bookViewing(scene.home) }
          : { action: lookLabel }),
      }),
    ];
  }),

  defineNoticeRule(ViewingExpired, (data, scene) => [
    createBuyerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing request expired', scene.home.title),
      body: `No one answered your request to view ${scene.home.title} on ${formatDateTime(data.start)} in time, so the place is free again. You can ask for another time while the home is on sale.`,
      action: chooseLabel,
      href: links.bookViewing(scene.home),
    }),
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing request expired', scene.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, scene)} asked to view ${scene.home.ownTitle} on ${formatDateTime(data.start)} and got no answer in time. The place is free again.`,
      ),
      action: lookLabel,
    }),
  ]),

  defineNoticeRule(ViewingCancelled, (data, scene) => {
    const reason = formatQuote('The reason given', data.reason);
    const late = data.late ? ' This was less than two hours before the start.' : '';
    const who = { seller: formatSellerName(data, scene), buyer: formatBuyerName(data, scene), system: '' }[
      data.by
    ];
    const words = (side: 'seller' | 'buyer', home: string): ViewingNoticeText => {
      const what = `the viewing of ${home} on ${formatDateTime(data.start)}`;
      const body =
        data.by === side
          ? `You cancelled ${what}.`
          : data.by === 'system'
            ? `${capitaliseFirst(what)} has been cancelled.${reason}`
            : `${capitaliseFirst(who)} cancelled ${what}.${late}${reason}`;
      return {
        title: formatNoticeTitle('Viewing cancelled', home),
        body,
        action: lookLabel,
        bell: data.by !== side,
        calendar: 'cancellation',
        ...(data.by === 'system' && { isNeutral: true }),
      };
    };
    return [
      createBuyerViewingNotice(data, scene, words('buyer', scene.home.title)),
      createSellerViewingNotice(data, scene, words('seller', scene.home.ownTitle)),
    ];
  }),

  defineNoticeRule(ViewingRescheduleProposed, (data, scene) => {
    const rows: NoticeRow[] = [
      ['Now', formatTimeSpan(data.start, data.end)],
      ['Suggested', formatTimeSpan(data.proposedStart, data.proposedEnd)],
    ];
    const words = (home: string, who: string): ViewingNoticeText => ({
      title: formatNoticeTitle('New viewing time suggested', home),
      body: `${capitaliseFirst(who)} asks to move the viewing of ${home} from ${formatDateTime(data.start)} to ${formatDateTime(data.proposedStart)}. The old time stays until you accept the new one.`,
      rows: [...rows, ['Home', home]],
      action: 'Answer the suggestion',
    });
    return [
      ...(data.by === 'seller'
        ? []
        : [createSellerViewingNotice(data, scene, words(scene.home.ownTitle, formatBuyerName(data, scene)))]),
      ...(data.by === 'buyer'
        ? []
        : [createBuyerViewingNotice(data, scene, words(scene.home.title, formatSellerName(data, scene)))]),
    ];
  }),

  defineNoticeRule(ViewingRescheduleDeclined, (data, scene) => {
    const words = (home: string, who: string): ViewingNoticeText => ({
      title: formatNoticeTitle('Viewing stays as it was', home),
      body: `${capitaliseFirst(who)} can’t change the time, so the viewing of ${home} stays on ${formatDateTime(data.start)}.${formatQuote('The reason given', data.reason)}`,
      action: lookLabel,
    });
    return [
      ...(data.by === 'seller'
        ? []
        : [createSellerViewingNotice(data, scene, words(scene.home.ownTitle, formatBuyerName(data, scene)))]),
      ...(data.by === 'buyer'
        ? []
        : [createBuyerViewingNotice(data, scene, words(scene.home.title, formatSellerName(data, scene)))]),
    ];
  }),

  defineNoticeRule(ViewingWaitlisted, (data, scene) => [
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Someone’s waiting for a viewing', scene.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, scene)} joined the waitlist for ${formatDateTime(data.start)}. If a place comes free, we’ll offer it to them.`,
      ),
      action: lookLabel,
      mail: false,
    }),
  ]),

  defineNoticeRule(ViewingPlaceOffered, (data, scene) => [
    createBuyerViewingNotice(data, scene, {
      title: formatNoticeTitle('A place came free', scene.home.title),
      body: `We’re holding the place you wanted on ${formatDateTime(data.start)} for you until the seller answers.`,
      action: lookLabel,
    }),
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing request', scene.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, scene)} was on the waitlist for ${formatDateTime(data.start)} and now holds the place that came free.`,
      ),
      ...createRequestFacts(data, scene),
      action: answerLabel,
    }),
  ]),
];
