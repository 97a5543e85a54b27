import type * as z from 'zod';
import {
  ReservationAgreed,
  ReservationClosed,
  ReservationContested,
  ReservationEndAsked,
  ReservationEndDropped,
  ReservationProposed,
  ReservationSigned,
} from '../../../../../events/reservation.ts';
import { getOtherSide, type Side } from '../../../../../events/vocabulary.ts';
import {
  describeBreach,
  describeNamedReason,
  listingClosedWords,
} from '../../../../deals/sales/domain/reservation-words.ts';
import { capitaliseFirst } from '../../../../kernel/text.ts';
import {
  defineNoticeRule,
  type LinkedNoticeText,
  type Notice,
  type NoticeContext,
  type NoticeRule,
} from '../notice.ts';
import { formatDay, formatNoticeTitle } from '../text.ts';
import { createFallenSaleNotice, createSideNotice, openLabel } from './agreed-sales.ts';

const sides: readonly Side[] = ['seller', 'buyer'];
const readLabel = 'Read the agreement';

type Closed = z.output<typeof ReservationClosed.detail>;

/** From the proposal of a reservation agreement to its end. */
export const reservationRules: readonly NoticeRule[] = [
  defineNoticeRule(ReservationProposed, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle(
        data.changes ? 'Other terms for the reservation agreement' : 'A reservation agreement is proposed',
        context.home.ownTitle,
      ),
      body: `${capitaliseFirst(other)} proposes ${data.changes ? 'other terms for a' : 'a'} reservation agreement for ${context.home.ownTitle}. Read it, then accept it, change it or decline it.`,
      more: [
        'It’s optional: the sale goes on either way. It would bind you both once you’ve both signed it, so show it to your solicitor first.',
      ],
      action: readLabel,
    })),
  ]),
  defineNoticeRule(ReservationAgreed, (data, context) =>
    sides.map((side) =>
      createSideNotice(side, data, context, (other) => ({
        title: formatNoticeTitle('The reservation agreement is ready to sign', context.home.ownTitle),
        body: `${side === data.side ? 'You' : capitaliseFirst(other)} accepted the terms of the reservation agreement for ${context.home.ownTitle}. It counts once both of you have signed it.`,
        more: ['Until then, either of you can still decline it. Show it to your solicitor before you sign.'],
        action: 'Read and sign it',
      })),
    ),
  ),
  defineNoticeRule(ReservationSigned, (data, context) => {
    if (data.complete)
      return sides.map((side) =>
        createSideNotice(side, data, context, () => ({
          title: formatNoticeTitle('The reservation agreement is in force', context.home.ownTitle),
          body: `Both sides have signed the reservation agreement for ${context.home.ownTitle}. It runs until ${formatDay(data.until ?? '')}.`,
          more: [
            'The signed PDF, with a certificate of who signed and when, is on the page of the sale for you and both solicitors.',
          ],
          action: openLabel,
        })),
      );
    return [
      createSideNotice(getOtherSide(data.side), data, context, (other) => ({
        title: formatNoticeTitle(`The ${data.side} signed the reservation agreement`, context.home.ownTitle),
        body: `${capitaliseFirst(other)} signed the reservation agreement for ${context.home.ownTitle}. It counts once you’ve signed it as well.`,
        more: ['It binds you then. Until you sign, you can still decline it.'],
        action: 'Read and sign it',
      })),
    ];
  }),
  defineNoticeRule(ReservationEndAsked, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('A question about the reservation agreement', context.home.ownTitle),
      body: `${capitaliseFirst(other)} asks to end the reservation agreement for ${context.home.ownTitle}. If you agree, neither of you owes anything under it, and the sale goes on without it. If you don’t, it goes on.`,
      action: 'Answer',
    })),
  ]),
  defineNoticeRule(ReservationEndDropped, (data, context) => [
    createSideNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('The reservation agreement goes on', context.home.ownTitle),
      body: data.asked
        ? `${capitaliseFirst(other)} no longer asks to end the reservation agreement for ${context.home.ownTitle}.`
        : `${capitaliseFirst(other)} didn’t agree to end the reservation agreement for ${context.home.ownTitle}.`,
      action: openLabel,
      mail: !data.asked,
    })),
  ]),
  defineNoticeRule(ReservationClosed, createClosedNotices),
  defineNoticeRule(ReservationContested, (data, context) => [
    createFallenSaleNotice(getOtherSide(data.side), data, context, (other) => ({
      title: formatNoticeTitle('Your reason isn’t accepted', context.home.ownTitle),
      body: `${capitaliseFirst(other)} doesn’t accept the reason for which you pulled out of the sale of ${context.home.ownTitle}, and may ask for their costs under the reservation agreement.`,
      more: ['Gable doesn’t decide who’s right. Speak to them, and to your solicitor.'],
      action: openLabel,
    })),
  ]),
];

function createClosedNotices(data: Closed, context: NoticeContext): Notice[] {
  const isSaleOver = data.how === 'pulled_out' || data.how === 'sale_ended';
  const createNotice = isSaleOver ? createFallenSaleNotice : createSideNotice;
  return sides.flatMap((side) => {
    const words = describeEnd(data, side, context);
    return words ? [createNotice(side, data, context, words)] : [];
  });
}

/** What the end means for a side; undefined where it did it itself, or knows it from the sale’s own mail. */
function describeEnd(
  { how, side: by, reason }: Closed,
  reader: Side,
  { home }: NoticeContext,
): ((other: string) => LinkedNoticeText) | undefined {
  const whose = `the reservation agreement for ${home.ownTitle}`;
  const title = (words: string) => formatNoticeTitle(words, home.ownTitle);
  const isOwn = by === reader;
  switch (how) {
    case 'replaced':
    case 'sale_moved':
      return undefined;
    case 'declined':
    case 'taken_back':
      if (isOwn) return undefined;
      return (other) => ({
        title: title('No reservation agreement'),
        body: `${capitaliseFirst(other)} ${how === 'declined' ? 'declined' : 'took back'} ${whose}. The sale goes on without it, and either of you can propose another.`,
        action: openLabel,
      });
    case 'lapsed':
      return () => ({
        title: title('No reservation agreement'),
        body: `Time ran out for ${whose}. The sale goes on without it, and either of you can propose another.`,
        action: openLabel,
        mail: false,
      });
    case 'exchanged':
      return () => ({
        title: title('The reservation agreement has done its job'),
        body: `The sale is binding, so ${whose} has ended. Nobody owes anything under it.`,
        action: openLabel,
        mail: false,
      });
    case 'agreed':
      return () => ({
        title: title('The reservation agreement has ended'),
        body: `You both agreed to end ${whose}. Nobody owes anything under it, and the sale goes on.`,
        action: openLabel,
      });
    case 'expired':
      return () => ({
        title: title('The reservation agreement has ended'),
        body: `${capitaliseFirst(whose)} reached its last day. Nobody owes anything under it, and the sale goes on. You can agree another.`,
        action: openLabel,
      });
    case 'sale_ended':
      return () => ({
        title: title('The reservation agreement has ended'),
        body: `${capitaliseFirst(whose)} has ended with the sale. ${listingClosedWords}`,
        action: openLabel,
      });
    case 'pulled_out':
      return (other) => describePullOut({ isOwn, reason, other, whose, title });
  }
}

interface PullOut {
  readonly isOwn: boolean;
  readonly reason: string | undefined;
  readonly other: string;
  readonly whose: string;
  readonly title: (words: string) => string;
}

function describePullOut({ isOwn, reason, other, whose, title }: PullOut): LinkedNoticeText {
  const shared = { title: title('What pulling out means under the agreement'), action: openLabel };
  const [leaver, reader] = isOwn ? (['you', other] as const) : ([other, 'you'] as const);
  if (reason !== undefined)
    return {
      ...shared,
      body: `${isOwn ? 'You' : capitaliseFirst(other)} gave a reason that ${whose} names. ${describeNamedReason(leaver, reader)}`,
      ...(reason === 'breach' && { more: [describeBreach(leaver, reader)] }),
    };
  return {
    ...shared,
    body: isOwn
      ? `You pulled out without a reason that ${whose} names, so you owe ${other} what they spent on this sale since you both signed, as shown by bills, up to the sum in it.`
      : `${capitaliseFirst(other)} pulled out without a reason that ${whose} names. Send them your bills since you both signed: they owe you those up to the sum in it, within 14 days.`,
    more: ['That’s between the two of you: Gable holds no money and decides nothing. Ask your solicitor.'],
  };
}
