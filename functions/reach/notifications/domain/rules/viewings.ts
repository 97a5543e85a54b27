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
import { formatCounted } from '../../../../kernel/counts.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
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
import { formatNoticeTitle, formatQuote, formatTimeSpan, formatDateTime } from '../text.ts';
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

/** The same text for each side that did not act, with its own name of the home and the name of the other. */
function createNoticesOfOthers(
  data: ViewingEventDetail & { readonly by: string },
  context: NoticeContext,
  write: (home: string, who: string) => ViewingNoticeText,
): Notice[] {
  const { title, ownTitle } = context.home;
  const toSeller = () =>
    createSellerViewingNotice(data, context, write(ownTitle, formatBuyerName(data, context)));
  const toBuyer = () =>
    createBuyerViewingNotice(data, context, write(title, formatSellerName(data, context)));
  return [...(data.by === 'seller' ? [] : [toSeller()]), ...(data.by === 'buyer' ? [] : [toBuyer()])];
}

/** Until when the seller can answer, which only mails know. */
const describeHold = ({ viewing }: NoticeContext): string =>
  viewing?.heldUntil === undefined
    ? 'We’re holding the place for them until you reply or the request expires.'
    : `Reply by ${formatDateTime(viewing.heldUntil)}, or the request expires.`;

/** Who asks to come and what they wrote, for the seller who decides. */
const createRequestFacts = (
  data: ViewingEventDetail,
  context: NoticeContext,
): Pick<ViewingNoticeText, 'rows' | 'quote'> => ({
  rows: [...createViewingRows(data, context.home.ownTitle), ...createVisitorRows(context)],
  ...createQuote(capitaliseFirst(formatBuyerName(data, context)), context.viewing?.message),
});

const lookLabel = 'See your viewings';
const chooseLabel = 'Choose another time';
const answerLabel = 'Answer the request';

/**
 * A viewing from the request to the appointment. People are mailed about their own action only when it
 * changes a calendar.
 */
export const viewingRules: readonly NoticeRule[] = [
  defineNoticeRule(ViewingRequested, (data, context) => [
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing request', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} asks to view ${context.home.ownTitle} on ${formatDateTime(data.start)}. ${describeHold(context)}`,
      ),
      ...createRequestFacts(data, context),
      action: answerLabel,
    }),
  ]),

  defineNoticeRule(ViewingConfirmed, (data, context) => {
    const { rows, where, map } = describePlace(data, context);
    const cancel = { label: 'Can’t make it? Cancel the viewing', href: links.cancelViewing(data.viewingId) };
    const what = data.rescheduled ? 'New viewing time' : 'Viewing confirmed';
    return [
      createBuyerViewingNotice(data, context, {
        title: formatNoticeTitle(what, context.home.title),
        body: `Your viewing of ${context.home.title} with ${formatSellerName(data, context)} is on ${formatDateTime(data.start)}.${where}`,
        rows,
        more: [
          'The invitation for your calendar is attached. If you can’t make it, tell the seller as early as you can.',
        ],
        action: lookLabel,
        otherActions: [...map, cancel],
        bell: data.by !== 'buyer',
        calendar: 'invitation',
      }),
      createSellerViewingNotice(data, context, {
        title: formatNoticeTitle(what, context.home.ownTitle),
        body: capitaliseFirst(
          `${formatBuyerName(data, context)} is coming to view ${context.home.ownTitle} on ${formatDateTime(data.start)}.`,
        ),
        rows: [...createViewingRows(data, context.home.ownTitle), ...createVisitorRows(context)],
        more: ['The invitation for your calendar is attached.'],
        action: lookLabel,
        otherActions: [cancel],
        bell: data.by !== 'seller',
        calendar: 'invitation',
      }),
    ];
  }),

  defineNoticeRule(ViewingRejected, (data, context) => {
    const reason = formatQuote('The reason given', data.reason);
    if (data.by === 'buyer')
      return [
        createSellerViewingNotice(data, context, {
          title: formatNoticeTitle('Viewing time declined', context.home.ownTitle),
          body: `${capitaliseFirst(formatBuyerName(data, context))} can’t come on ${formatDateTime(data.start)}.${reason}`,
          action: lookLabel,
        }),
      ];
    const others = data.alternatives.length;
    const lead =
      data.by === 'seller'
        ? `${capitaliseFirst(formatSellerName(data, context))} declined your viewing of ${context.home.title} on ${formatDateTime(data.start)}.${reason}`
        : `Your request to view ${context.home.title} on ${formatDateTime(data.start)} couldn’t be confirmed: that time is full.`;
    return [
      createBuyerViewingNotice(data, context, {
        title: formatNoticeTitle('Viewing not possible', context.home.title),
        body: lead,
        more: [
          ...(others > 0 ? [`The seller suggests ${formatCounted(others, 'other time')}.`] : []),
          ...(data.waitlistOffered ? ['You can join the waitlist for this time, or choose another.'] : []),
        ],
        ...(others > 0 || data.waitlistOffered
          ? { action: chooseLabel, href: links.bookViewing(context.home) }
          : { action: lookLabel }),
      }),
    ];
  }),

  defineNoticeRule(ViewingExpired, (data, context) => [
    createBuyerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing request expired', context.home.title),
      body: `No one answered your request to view ${context.home.title} on ${formatDateTime(data.start)} in time, so the place is free again. You can ask for another time while the home is on sale.`,
      action: chooseLabel,
      href: links.bookViewing(context.home),
    }),
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing request expired', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} asked to view ${context.home.ownTitle} on ${formatDateTime(data.start)} and got no answer in time. The place is free again.`,
      ),
      action: lookLabel,
    }),
  ]),

  defineNoticeRule(ViewingCancelled, (data, context) => {
    const reason = formatQuote('The reason given', data.reason);
    const late = data.late ? ' This was less than two hours before the start.' : '';
    const who = {
      seller: formatSellerName(data, context),
      buyer: formatBuyerName(data, context),
      system: '',
    }[data.by];
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
      createBuyerViewingNotice(data, context, words('buyer', context.home.title)),
      createSellerViewingNotice(data, context, words('seller', context.home.ownTitle)),
    ];
  }),

  defineNoticeRule(ViewingRescheduleProposed, (data, context) => {
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
    return createNoticesOfOthers(data, context, words);
  }),

  defineNoticeRule(ViewingRescheduleDeclined, (data, context) => {
    const words = (home: string, who: string): ViewingNoticeText => ({
      title: formatNoticeTitle('Viewing stays as it was', home),
      body: `${capitaliseFirst(who)} can’t change the time, so the viewing of ${home} stays on ${formatDateTime(data.start)}.${formatQuote('The reason given', data.reason)}`,
      action: lookLabel,
    });
    return createNoticesOfOthers(data, context, words);
  }),

  defineNoticeRule(ViewingWaitlisted, (data, context) => [
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Someone’s waiting for a viewing', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} joined the waitlist for ${formatDateTime(data.start)}. If a place comes free, we’ll offer it to them.`,
      ),
      action: lookLabel,
      mail: false,
    }),
  ]),

  defineNoticeRule(ViewingPlaceOffered, (data, context) => [
    createBuyerViewingNotice(data, context, {
      title: formatNoticeTitle('A place came free', context.home.title),
      body: `We’re holding the place you wanted on ${formatDateTime(data.start)} for you until the seller answers.`,
      action: lookLabel,
    }),
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing request', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} was on the waitlist for ${formatDateTime(data.start)} and now holds the place that came free.`,
      ),
      ...createRequestFacts(data, context),
      action: answerLabel,
    }),
  ]),
];
