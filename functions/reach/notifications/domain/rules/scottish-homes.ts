import {
  HomeReportAnswerNear,
  HomeReportAsked,
  HomeReportHandedOut,
  HomeReportOverdue,
  HomeReportRefused,
  InterestNoted,
  InterestWithdrawn,
  NotedHomeChanged,
} from '../../../../../events/scottish-home.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { links } from '../links.ts';
import {
  createBuyerNotice,
  createSellerNotice,
  defineNoticeRule,
  formatBuyerName,
  formatSellerName,
  type LinkedNoticeText,
  type Notice,
  type NoticeContext,
  type NoticeParties,
  type NoticeRule,
} from '../notice.ts';
import { formatDateTime, formatNoticeTitle } from '../text.ts';

const toBuyer = (data: NoticeParties, { home }: NoticeContext, words: LinkedNoticeText): Notice =>
  createBuyerNotice(data, 'offers', { href: links.home(home), rows: [['Home', home.title]], ...words });
const toSeller = (data: NoticeParties, { home }: NoticeContext, words: LinkedNoticeText): Notice =>
  createSellerNotice(data, 'offers', {
    href: links.homeInterest(home.id),
    rows: [['Home', home.ownTitle]],
    ...words,
  });

/** A seller who is asked before they have uploaded it can do both. */
const labelAnswer = ({ home }: NoticeContext): string => (home.hasReport ? 'Answer' : 'Upload or answer');

const handOutWords = {
  choice: 'They got it at once, as you’ve chosen for everyone who asks.',
  seller: 'You handed it out.',
  deadline: 'Your time to answer was over, so we handed it out for you.',
} as const;

const refusals = {
  cannot_afford: 'they don’t think that you can afford the home',
  not_serious: 'they don’t think that you seriously want to buy it',
  would_not_sell: 'they wouldn’t sell it to you',
} as const;

const law =
  'In Scotland a seller gives the Home Report to anyone who asks for it within nine days. A refusal needs good reason to believe that the person can’t afford the home, isn’t serious or is someone the seller wouldn’t sell to, and it must never be unlawful discrimination.';

const changes = {
  under_offer: {
    title: 'Under offer',
    body: (home: string) =>
      `The seller of ${home}, in which you noted interest, has accepted an offer. We’ll tell you if the home comes back on sale.`,
  },
  back: {
    title: 'On sale again',
    body: (home: string) => `${home}, in which you noted interest, is on sale again.`,
  },
  off_market: {
    title: 'No longer on sale',
    body: (home: string) =>
      `${home}, in which you noted interest, has come off the market. You don’t have to do anything.`,
    // Its page is closed to buyers.
    link: { href: links.buyersOffers(), action: 'Go to Buying' },
  },
} as const;

/** Home Reports on request and notes of interest. */
export const scottishHomeRules: readonly NoticeRule[] = [
  defineNoticeRule(HomeReportAsked, (data, context) => [
    toSeller(data, context, {
      title: formatNoticeTitle('Home Report asked for', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} asked for the Home Report of ${context.home.ownTitle}. Answer by ${formatDateTime(data.answerBy)}.`,
      more: [law, 'If you don’t answer by then, we’ll hand it out for you as soon as it’s here.'],
      rows: [
        ['Answer by', formatDateTime(data.answerBy)],
        ['Home', context.home.ownTitle],
      ],
      action: labelAnswer(context),
    }),
  ]),
  defineNoticeRule(HomeReportAnswerNear, (data, context) => [
    toSeller(data, context, {
      title: formatNoticeTitle('Home Report: answer soon', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} is waiting for the Home Report of ${context.home.ownTitle}. Answer by ${formatDateTime(data.answerBy)}.`,
      more: [law],
      action: labelAnswer(context),
    }),
  ]),
  defineNoticeRule(HomeReportHandedOut, (data, context) => [
    toBuyer(data, context, {
      title: formatNoticeTitle('Your Home Report', context.home.title),
      body: `The Home Report of ${context.home.title} is ready for you to read.`,
      more: ['Open it on the home’s page or under Buying, as often as you like until the home is withdrawn.'],
      action: 'Open the Home Report',
    }),
    toSeller(data, context, {
      title: formatNoticeTitle('Home Report handed out', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} has the Home Report of ${context.home.ownTitle}. ${handOutWords[data.by]}`,
      action: 'See who has it',
      mail: data.by === 'deadline',
    }),
  ]),
  defineNoticeRule(HomeReportRefused, (data, context) => [
    toBuyer(data, context, {
      title: formatNoticeTitle('Home Report refused', context.home.title),
      body: `${capitaliseFirst(formatSellerName(data, context))} refused you the Home Report of ${context.home.title}, because ${refusals[data.reason]}.`,
      more: [
        law,
        'If you think that this is wrong, the council’s trading standards officers can look into it.',
      ],
      action: 'See the home',
    }),
  ]),
  defineNoticeRule(HomeReportOverdue, (data, context) => [
    toSeller(data, context, {
      title: formatNoticeTitle('Home Report overdue', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} asked for the Home Report of ${context.home.ownTitle}, and the nine days that the law allows are over. Upload it now: we’ll hand it out straight away.`,
      more: ['Trading standards can fine a seller who doesn’t provide it.'],
      action: 'Upload the Home Report',
    }),
    toBuyer(data, context, {
      title: formatNoticeTitle('Home Report late', context.home.title),
      body: `The seller of ${context.home.title} hasn’t given us the Home Report in the nine days that the law allows. We’ve told them, and you’ll get it as soon as it’s here.`,
      more: ['You can also tell the trading standards officers of the home’s council.'],
      action: 'See the home',
    }),
  ]),
  defineNoticeRule(InterestNoted, (data, context) => [
    toSeller(data, context, {
      title: formatNoticeTitle('Note of interest', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} noted interest in ${context.home.ownTitle}.`,
      more: [
        'A note of interest binds nobody. Whoever noted interest is told when you set a closing date, and when the home goes under offer.',
      ],
      action: 'See the notes of interest',
    }),
  ]),
  defineNoticeRule(InterestWithdrawn, (data, context) => [
    toSeller(data, context, {
      title: formatNoticeTitle('Note of interest withdrawn', context.home.ownTitle),
      body: `${capitaliseFirst(formatBuyerName(data, context))} withdrew their note of interest in ${context.home.ownTitle}.`,
      action: 'See the notes of interest',
      mail: false,
    }),
  ]),
  defineNoticeRule(NotedHomeChanged, (data, context) =>
    data.buyerIds
      .filter((buyerId) => buyerId !== context.acceptedBuyer)
      .map((buyerId) => {
        const { title, body, ...change } = changes[data.to];
        return toBuyer({ ...data, buyerId }, context, {
          title: formatNoticeTitle(title, context.home.title),
          body: capitaliseFirst(body(context.home.title)),
          ...('link' in change ? change.link : { action: 'See the home' }),
        });
      }),
  ),
];
