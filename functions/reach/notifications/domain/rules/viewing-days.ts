import {
  ViewingCompleted,
  ViewingFeedbackGiven,
  ViewingNoShow,
  ViewingNoShowDisputed,
  ViewingReconfirmed,
  ViewingReminded,
} from '../../../../../events/viewing.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { links } from '../links.ts';
import { formatBuyerName, defineNoticeRule, type NoticeRule, formatSellerName } from '../notice.ts';
import { formatNoticeTitle, formatQuote, formatDateTime } from '../text.ts';
import { createViewingRows, createVisitorRows, describePlace } from '../viewing-facts.ts';
import { createBuyerViewingNotice, createSellerViewingNotice } from './viewings.ts';

const lookLabel = 'See your viewings';

/** A viewing from the day before to its outcome. */
export const viewingDayRules: readonly NoticeRule[] = [
  defineNoticeRule(ViewingReminded, (data, context) => {
    const soon = data.hours === 2;
    const { rows, where, map } = describePlace(data, context);
    const cancel = { label: 'Can’t make it? Cancel the viewing', href: links.cancelViewing(data.viewingId) };
    const what = soon ? 'Viewing in two hours' : 'Viewing tomorrow';
    const silent = soon
      ? 'hasn’t confirmed they’re still coming'
      : 'has been asked whether they’re still coming';
    return [
      createBuyerViewingNotice(data, context, {
        title: formatNoticeTitle(what, context.home.title),
        body: `You’re viewing ${context.home.title} on ${formatDateTime(data.start)}.${where}`,
        rows,
        more: data.reconfirmed ? [] : ['Please confirm you’re still coming: the seller is expecting you.'],
        action: data.reconfirmed ? lookLabel : 'Yes, I’m still coming',
        otherActions: [...map, cancel],
      }),
      createSellerViewingNotice(data, context, {
        title: formatNoticeTitle(what, context.home.ownTitle),
        body: capitaliseFirst(
          `${formatBuyerName(data, context)} is viewing ${context.home.ownTitle} on ${formatDateTime(data.start)} and ${data.reconfirmed ? 'said they’re still coming' : silent}.`,
        ),
        rows: [...createViewingRows(data, context.home.ownTitle), ...createVisitorRows(context)],
        action: lookLabel,
        otherActions: [cancel],
      }),
    ];
  }),

  defineNoticeRule(ViewingReconfirmed, (data, context) => [
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing reconfirmed', context.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, context)} is still coming on ${formatDateTime(data.start)}.`,
      ),
      action: lookLabel,
      mail: false,
    }),
  ]),

  // A buyer who completes the viewing has already given feedback.
  defineNoticeRule(ViewingCompleted, (data, context) =>
    data.by === 'buyer'
      ? []
      : [
          createBuyerViewingNotice(data, context, {
            title: formatNoticeTitle('How was the viewing', context.home.title),
            body: `You viewed ${context.home.title} on ${formatDateTime(data.start)}. Tell us what you thought: you choose whether the seller sees it.`,
            rows: createViewingRows(data, context.home.title),
            action: 'Give feedback',
          }),
        ],
  ),

  defineNoticeRule(ViewingNoShow, (data, context) => [
    createBuyerViewingNotice(data, context, {
      title: formatNoticeTitle('Viewing missed', context.home.title),
      body: `${capitaliseFirst(formatSellerName(data, context))} says that no one came to the viewing of ${context.home.title} on ${formatDateTime(data.start)}. If that’s wrong, tell us ${context.viewing?.disputeUntil === undefined ? 'within two days' : `by ${formatDateTime(context.viewing.disputeUntil)}`}.`,
      action: 'See what was said',
    }),
  ]),

  defineNoticeRule(ViewingNoShowDisputed, (data, context) => [
    createSellerViewingNotice(data, context, {
      title: formatNoticeTitle('Missed viewing disputed', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} says that they did come on ${formatDateTime(data.start)}.${formatQuote('Their words', data.reason)}`,
      action: lookLabel,
    }),
  ]),

  // Feedback that is not shared is the buyer's private note.
  defineNoticeRule(ViewingFeedbackGiven, (data, context) =>
    data.shared
      ? [
          createSellerViewingNotice(data, context, {
            title: formatNoticeTitle('Feedback on a viewing', context.home.ownTitle),
            body: capitaliseFirst(
              `${formatBuyerName(data, context)} viewed ${context.home.ownTitle} on ${formatDateTime(data.start)} and rates their interest ${data.interest} out of 5.`,
            ),
            action: 'Read the feedback',
          }),
        ]
      : [],
  ),
];
