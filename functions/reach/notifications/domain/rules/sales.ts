import {
  MemorandumIssued,
  MemorandumSigned,
  SaleHandoverChanged,
  SaleCompleted,
  SaleExchanged,
  SaleMilestoneReached,
  SaleMilestoneUndone,
  SaleNudged,
  SaleReviewGiven,
  SaleStalled,
  SolicitorChanged,
  SolicitorNamed,
} from '../../../../../events/sale.ts';
import { type Side, getOtherSide } from '../../../../../events/vocabulary.ts';
import { titleOfHandover } from '../../../../deals/sales/domain/handover.ts';
import { legalWordingOf } from '../../../../deals/sales/domain/legal-wording.ts';
import { titleOf } from '../../../../deals/sales/domain/milestones.ts';
import { formatPounds } from '../../../../kernel/money.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import { saleWordsOf } from '../../../../listings/properties/domain/sale-words.ts';
import {
  formatBuyerName,
  formatSellerName,
  type NoticeParties,
  defineNoticeRule,
  type NoticeRule,
  type Notice,
  type NoticeRow,
  type NoticeContext,
} from '../notice.ts';
import { formatDateTime, formatDay, formatNoticeTitle } from '../text.ts';
import { describeSideMoment, openLabel, createSideNotice } from './agreed-sales.ts';

const sides: readonly Side[] = ['seller', 'buyer'];
type SideText = Parameters<typeof createSideNotice>[3];

const createSaleNotices = (
  data: NoticeParties,
  context: NoticeContext,
  words: (side: Side) => ReturnType<SideText>,
): Notice[] => sides.map((side) => createSideNotice(side, data, context, () => words(side)));

/** ` for £283,500` where the agreed price is known, as it is in mails. */
const formatPriceOf = ({ offer }: NoticeContext): string =>
  offer === undefined ? '' : ` for ${formatPounds(offer.amount)}`;

/** Who did a step, from the reader's point of view. */
const describeActor = (by: { side: Side; solicitor: boolean }, reader: Side, other: string): string => {
  const own = by.side === reader;
  if (by.solicitor) return own ? 'your solicitor' : `${other}’s solicitor`;
  return own ? 'you' : other;
};
/** The sides that did not do the step themselves. */
const listOtherSides = (by: { side: Side; solicitor: boolean }): readonly Side[] =>
  by.solicitor ? sides : [getOtherSide(by.side)];

/** Asks once, in the mail of the completion. */
const askForReview = (other: string): string =>
  `How was it with ${other}? Say so on the page of the sale within two weeks: it helps whoever deals with them next.`;

/** From the first solicitor to completion. */
export const saleRules: readonly NoticeRule[] = [
  defineNoticeRule(SolicitorNamed, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('Solicitor named', context.home.ownTitle),
      body: `${capitaliseFirst(other)} named a solicitor for the sale of ${context.home.ownTitle}. The ${legalWordingOf(context.home.nation).document.toLowerCase()} is issued once both sides have one and have given their full names, and the seller the title number.`,
      action: openLabel,
      // The memorandum that follows has a mail.
      mail: false,
    })),
  ]),
  defineNoticeRule(SolicitorChanged, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('Solicitor changed', context.home.ownTitle),
      body: `${capitaliseFirst(other)} changed the details of their solicitor for the sale of ${context.home.ownTitle}. Please pass this on to yours.`,
      action: openLabel,
    })),
  ]),

  defineNoticeRule(MemorandumIssued, (data, context) => {
    const { document, legal } = legalWordingOf(context.home.nation);
    return createSaleNotices(data, context, (side) => ({
      title: formatNoticeTitle(`${document} issued`, context.home.ownTitle),
      body:
        data.version === 1
          ? `The ${document.toLowerCase()} for ${context.home.ownTitle} is ready.`
          : `The ${document.toLowerCase()} for ${context.home.ownTitle} has been reissued as version ${data.version}. It replaces the earlier one${data.endsSignatures ? ', and signatures on that one no longer count' : ''}.`,
      // What comes next was in the mail of the first one.
      ...(data.version === 1 && { moment: describeSideMoment('memorandum', side, data, context) }),
      more: [
        'It’s attached as a PDF. If you like, you can both sign it electronically on the page of the sale.',
        legal,
      ],
      action: `Read the ${document.toLowerCase()}`,
    }));
  }),
  defineNoticeRule(MemorandumSigned, (data, context) => {
    const { document, legal } = legalWordingOf(context.home.nation);
    const paper = `the ${document.toLowerCase()} for ${context.home.ownTitle}`;
    const reader = getOtherSide(data.side);
    const { replacedBy } = data;
    // Only of a version that is no longer the last one is the number news.
    const version = replacedBy === undefined ? '' : `version ${data.version} of `;
    const since =
      replacedBy === undefined
        ? ''
        : ` Version ${replacedBy} has replaced it since, and these signatures don’t count for that one.`;
    if (data.complete)
      return createSaleNotices(data, context, () => ({
        title: formatNoticeTitle(
          `One person of each side has signed ${version}the ${document.toLowerCase()}`,
          context.home.ownTitle,
        ),
        body: `One person of each side has signed ${version}${paper}.${since} The signed PDF, which shows who signed and who else the paper names, is on the page of the sale for you and both solicitors.`,
        more: [legal],
        action: openLabel,
      }));
    return [
      createSideNotice(reader, data, context, (other) => ({
        title: formatNoticeTitle(
          `The ${data.side} signed the ${document.toLowerCase()}`,
          context.home.ownTitle,
        ),
        body: `${capitaliseFirst(other)} signed ${paper}. ${context.canSign === true ? 'Read it, and sign it as well if you agree with what it says. It’s' : 'Signing is'} optional: the sale goes on either way.`,
        more: [legal],
        action: context.canSign === true ? 'Read and sign it' : openLabel,
      })),
    ];
  }),

  defineNoticeRule(SaleMilestoneReached, (data, context) => {
    const step = titleOf(data.key, context.home);
    const rows: NoticeRow[] = [
      ['Step', step],
      ['Day', formatDay(data.date)],
      ['Home', context.home.ownTitle],
    ];
    // The step needs both sides, and one has confirmed it.
    const waits = !data.done;
    return listOtherSides(data).map((reader) =>
      createSideNotice(reader, data, context, (other) => ({
        title: formatNoticeTitle(waits ? `Please confirm “${step}”` : step, context.home.ownTitle),
        body: capitaliseFirst(
          `${describeActor(data, reader, other)} marked “${step}” as done on ${formatDay(data.date)}.${waits ? ' It counts once the other side has confirmed it too.' : ''}`,
        ),
        rows,
        action: waits ? 'Answer in the sale' : openLabel,
        // A mail is for what waits for its reader; what is done rings.
        mail: waits,
      })),
    );
  }),
  defineNoticeRule(SaleMilestoneUndone, (data, context) => {
    const step = titleOf(data.key, context.home);
    return listOtherSides(data).map((reader) =>
      createSideNotice(reader, data, context, (other) => ({
        title: formatNoticeTitle('Step undone', context.home.ownTitle),
        body: capitaliseFirst(`${describeActor(data, reader, other)} undid “${step}”.`),
        action: openLabel,
        mail: false,
      })),
    );
  }),

  defineNoticeRule(SaleExchanged, (data, context) => {
    const step = titleOf('exchanged', context.home);
    return createSaleNotices(data, context, (side) => ({
      title: formatNoticeTitle(step, context.home.ownTitle),
      body: `${step} on ${formatDay(data.date)}: the sale of ${context.home.ownTitle}${formatPriceOf(context)} completes on ${formatDay(data.completionDate)}.`,
      moment: describeSideMoment('exchanged', side, data, context),
      more: [
        'Before you send money, check the account details by ringing the firm on a number you’ve looked up yourself.',
      ],
      rows: [
        [step, formatDay(data.date)],
        [saleWordsOf(context.home.nation).completion, formatDay(data.completionDate)],
        ['Home', context.home.ownTitle],
      ],
      action: openLabel,
    }));
  }),
  defineNoticeRule(SaleCompleted, (data, context) => [
    createSideNotice('seller', data, context, () => ({
      title: formatNoticeTitle(`Sold${formatPriceOf(context)}`, context.home.ownTitle),
      body: `${context.home.ownTitle} is sold: the sale completed on ${formatDay(data.date)}.`,
      moment: describeSideMoment('completed', 'seller', data, context),
      more: [askForReview(formatBuyerName(data, context))],
      action: openLabel,
    })),
    createSideNotice('buyer', data, context, () => ({
      title: formatNoticeTitle('It’s yours', context.home.ownTitle),
      body: `${context.home.ownTitle} is your home: the purchase completed on ${formatDay(data.date)}.`,
      moment: describeSideMoment('completed', 'buyer', data, context),
      more: [askForReview(formatSellerName(data, context))],
      action: openLabel,
    })),
  ]),

  // Rings, as the page of the sale has the rest.
  defineNoticeRule(SaleHandoverChanged, (data, context) => {
    const reader = getOtherSide(data.side);
    const title = titleOfHandover(data.key, context.home.nation, data.side);
    if (!data.shared || !data.ticked) return [];
    return [
      createSideNotice(reader, data, context, (other) => ({
        title: formatNoticeTitle('Handover', context.home.ownTitle),
        body: `${capitaliseFirst(other)} marked “${title}” as done on the handover list for ${context.home.ownTitle}.`,
        action: openLabel,
        mail: false,
      })),
    ];
  }),

  // Without the review, which a reader who has given none sees after giving theirs.
  defineNoticeRule(SaleReviewGiven, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('You’ve been reviewed', context.home.ownTitle),
      body: `${capitaliseFirst(other)} reviewed you after the sale of ${context.home.ownTitle}. ${
        data.both
          ? 'You can both read the reviews now.'
          : `You both see each other’s review once you’ve given yours, or on ${formatDateTime(data.until)}.`
      }`,
      action: data.both ? 'Read the review' : 'Give your review',
      mail: false,
    })),
  ]),

  defineNoticeRule(SaleNudged, (data, context) => {
    const step = titleOf(data.key, context.home);
    return sides.map((reader) =>
      createSideNotice(reader, data, context, (other) => {
        const own = data.owedBy === reader;
        return {
          title: formatNoticeTitle(own ? 'Your step is due' : 'A step is late', context.home.ownTitle),
          body: own
            ? `“${step}” has been waiting for you since ${formatDay(data.since)}. If it’s done, mark it as done; if something is holding it up, tell ${other}.`
            : `“${step}” has been waiting for ${other} since ${formatDay(data.since)}. We’ve reminded them.`,
          action: openLabel,
          mail: own,
        };
      }),
    );
  }),
  defineNoticeRule(SaleStalled, (data, context) => [
    createSideNotice('seller', data, context, () => ({
      title: formatNoticeTitle('Is the sale still going ahead', context.home.ownTitle),
      body: `Nothing has moved in the sale of ${context.home.ownTitle} since ${formatDay(data.since)}. Mark what’s done, or end the sale if it isn’t going ahead: we stop showing homes whose sale has stalled.`,
      action: openLabel,
    })),
  ]),
];
