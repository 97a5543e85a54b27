import {
  ViewingCompleted,
  ViewingFeedbackGiven,
  ViewingNoShow,
  ViewingNoShowDisputed,
  ViewingReconfirmed,
  ViewingReminded,
} from '../../../../../events/viewing.ts';
import { disputeHours } from '../../../../deals/viewings/domain/viewing.ts';
import { links } from '../links.ts';
import { formatBuyerName, defineNoticeRule, type NoticeRule, formatSellerName } from '../notice.ts';
import { formatNoticeTitle, formatQuote, capitaliseFirst, formatDateTime } from '../text.ts';
import { createViewingRows, createVisitorRows, describePlace } from '../viewing-facts.ts';
import { createBuyerViewingNotice, createSellerViewingNotice } from './viewings.ts';

const lookLabel = 'See your viewings';

/** A viewing from the day before to its outcome. */
export const viewingDayRules: readonly NoticeRule[] = [
  defineNoticeRule(ViewingReminded, (data, scene) => {
    const soon = data.hours === 2;
    const { rows, where, map } = describePlace(data, scene);
    const cancel = { label: 'Can’t make it? Cancel the viewing', href: links.cancelViewing(data.viewingId) };
    const what = soon ? 'Viewing in two hours' : 'Viewing tomorrow';
    const silent = soon
      ? 'hasn’t confirmed they’re still coming'
      : 'has been asked whether they’re still coming';
    return [
      createBuyerViewingNotice(data, scene, {
        title: formatNoticeTitle(what, scene.home.title),
        body: `You’re viewing ${scene.home.title} on ${formatDateTime(data.start)}.${where}`,
        rows,
        more: data.reconfirmed ? [] : ['Please confirm you’re still coming: the seller is expecting you.'],
        action: data.reconfirmed ? lookLabel : 'Yes, I’m still coming',
        otherActions: [...map, cancel],
      }),
      createSellerViewingNotice(data, scene, {
        title: formatNoticeTitle(what, scene.home.ownTitle),
        body: capitaliseFirst(
          `${formatBuyerName(data, scene)} is viewing ${scene.home.ownTitle} on ${formatDateTime(data.start)} and ${data.reconfirmed ? 'said they’re still coming' : silent}.`,
        ),
        rows: [...createViewingRows(data, scene.home.ownTitle), ...createVisitorRows(scene)],
        action: lookLabel,
        otherActions: [cancel],
      }),
    ];
  }),

  defineNoticeRule(ViewingReconfirmed, (data, scene) => [
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing reconfirmed', scene.home.ownTitle),
      body: capitaliseFirst(
        `${formatBuyerName(data, scene)} is still coming on ${formatDateTime(data.start)}.`,
      ),
      action: lookLabel,
      mail: false,
    }),
  ]),

  // A buyer who completes the viewing has already given feedback.
  defineNoticeRule(ViewingCompleted, (data, scene) =>
    data.by === 'buyer'
      ? []
      : [
          createBuyerViewingNotice(data, scene, {
            title: formatNoticeTitle('How was the viewing', scene.home.title),
            body: `You viewed ${scene.home.title} on ${formatDateTime(data.start)}. Tell us what you thought: you choose whether the seller sees it.`,
            rows: createViewingRows(data, scene.home.title),
            action: 'Give feedback',
          }),
        ],
  ),

  defineNoticeRule(ViewingNoShow, (data, scene) => [
    createBuyerViewingNotice(data, scene, {
      title: formatNoticeTitle('Viewing missed', scene.home.title),
      body: `${capitaliseFirst(formatSellerName(data, scene))} says that no one came to the viewing of ${scene.home.title} on ${formatDateTime(data.start)}. If that’s wrong, tell us within ${disputeHours} hours.`,
      action: 'See what was said',
    }),
  ]),

  defineNoticeRule(ViewingNoShowDisputed, (data, scene) => [
    createSellerViewingNotice(data, scene, {
      title: formatNoticeTitle('Missed viewing disputed', scene.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, scene))} says that they did come on ${formatDateTime(data.start)}.${formatQuote('Their words', data.reason)}`,
      action: lookLabel,
    }),
  ]),

  // Feedback that is not shared is the buyer's private note.
  defineNoticeRule(ViewingFeedbackGiven, (data, scene) =>
    data.shared
      ? [
          createSellerViewingNotice(data, scene, {
            title: formatNoticeTitle('Feedback on a viewing', scene.home.ownTitle),
            body: capitaliseFirst(
              `${formatBuyerName(data, scene)} viewed ${scene.home.ownTitle} on ${formatDateTime(data.start)} and rates their interest ${data.interest} out of 5.`,
            ),
            action: 'Read the feedback',
          }),
        ]
      : [],
  ),
];
