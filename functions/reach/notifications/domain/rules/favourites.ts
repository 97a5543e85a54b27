import { SavedHomeBack, SavedHomeRepriced, SavedHomeTaken } from '../../../../../events/favourite.ts';
import type { UserId } from '../../../../../events/vocabulary.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { formatPropertyStatus } from '../../../../listings/properties/domain/home-status.ts';
import { links } from '../links.ts';
import {
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type NoticeContext,
  type NoticeText,
  noticeDefaults,
} from '../notice.ts';
import { formatNoticeTitle } from '../text.ts';

interface SavedPropertyEvent {
  readonly ownerId: UserId;
  readonly userIds: readonly UserId[];
}

/** The same notice for each; recipients do not see each other. */
const createSaverNotices = (
  { ownerId, userIds }: SavedPropertyEvent,
  { home }: NoticeContext,
  words: Omit<NoticeText, 'href' | 'action'>,
): Notice[] =>
  userIds.map((to) => ({
    ...noticeDefaults,
    ...words,
    to,
    from: ownerId,
    topic: 'saved',
    href: links.home(home),
    action: 'See the home',
    propertyId: home.id,
  }));

/** Changes of a property, for the people who saved it. */
export const favouriteRules: readonly NoticeRule[] = [
  defineNoticeRule(SavedHomeRepriced, (data, context) => {
    const { title } = context.home;
    const what = data.to < data.from ? 'Price reduced' : 'Price changed';
    return createSaverNotices(data, context, {
      title: formatNoticeTitle(what, title),
      body: `${title} is on sale for ${formatPounds(data.to)} now. It was ${formatPounds(data.from)}.`,
    });
  }),
  defineNoticeRule(SavedHomeBack, (data, context) => {
    const { title } = context.home;
    return createSaverNotices(data, context, {
      title: formatNoticeTitle('On sale again', title),
      body: `${title}, which you saved, is on sale again${data.price === undefined ? '' : ` for ${formatPounds(data.price)}`}.`,
    });
  }),
  defineNoticeRule(SavedHomeTaken, (data, context) => {
    const { title } = context.home;
    return createSaverNotices(
      data,
      context,
      data.to === 'exchanged'
        ? {
            title: formatNoticeTitle('Sold', title),
            body: `The sale of ${title}, which you saved, is now binding, so this home is sold.`,
          }
        : {
            title: formatNoticeTitle(formatPropertyStatus('under_offer', context.home.nation), title),
            body: `The seller of ${title}, which you saved, has accepted an offer. We’ll tell you if it comes back on sale.`,
          },
    );
  }),
];
