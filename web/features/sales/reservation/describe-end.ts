import {
  describeBreach,
  describeNamedReason,
  labelReason,
  listingClosedWords,
} from '../../../../functions/deals/sales/domain/reservation-words.ts';
import { capitaliseFirst } from '../../../../functions/kernel/text.ts';
import type { Sale } from '../../../entities/sale/api.ts';
import { formatDate, formatPence } from '../../../lib/format.ts';
import { nameSide, otherSideOf } from '../sides.ts';
import type { AgreementVersion } from './api.ts';

interface EndWords {
  readonly kind: 'info' | 'good' | 'warning';
  readonly title: string;
  readonly texts: readonly string[];
}

const nobodyOwes = 'Nobody owes anything under it.';

/** How an agreement or its proposal ended, and what that means; undefined while it runs. */
export function describeEnd(
  sale: Sale,
  { closed, terms, contestBy }: AgreementVersion,
): EndWords | undefined {
  if (!closed || closed.how === 'replaced') return undefined;
  const who = closed.by === undefined ? '' : capitaliseFirst(nameSide(closed.by, sale));
  const day = formatDate(closed.at);
  const none = (text: string): EndWords => ({
    kind: 'info',
    title: 'No reservation agreement',
    texts: [text],
  });
  const ended = (text: string): EndWords => ({
    kind: 'info',
    title: `The agreement ended on ${day}`,
    texts: [text, nobodyOwes],
  });
  switch (closed.how) {
    case 'declined':
      return none(`${who} declined it on ${day}.`);
    case 'taken_back':
      return none(`${who} took the proposal back on ${day}.`);
    case 'lapsed':
      return none('Its time to be answered and signed ran out.');
    case 'sale_moved':
      return none('It wasn’t signed by both sides before the sale moved on.');
    case 'exchanged':
      return { ...ended('It has done its job: the sale is binding.'), kind: 'good' };
    case 'agreed':
      return ended('Both sides agreed to end it.');
    case 'expired':
      return ended('It reached its last day.');
    case 'sale_ended':
      return { kind: 'warning', title: `The agreement ended on ${day}`, texts: [listingClosedWords] };
    case 'pulled_out':
      return {
        kind: 'warning',
        ...describePullOut(sale, closed, { costsPence: terms.costsPence, contestBy }),
      };
  }
}

type Closed = NonNullable<AgreementVersion['closed']>;

function describePullOut(
  sale: Sale,
  { by = 'buyer', reason, contestedAt, at }: Closed,
  { costsPence, contestBy }: { readonly costsPence: number; readonly contestBy: string | undefined },
): Omit<EndWords, 'kind'> {
  const [leaver, other] = [nameSide(by, sale), nameSide(otherSideOf(by), sale)];
  const isOwn = leaver === 'you';
  const title = `${isOwn ? 'You' : `The ${by}`} pulled out on ${formatDate(at)}`;
  const most = formatPence(costsPence);
  if (reason === undefined)
    return {
      title,
      texts: [
        `That wasn’t for a reason that the agreement names, so ${leaver} ${isOwn ? 'owe' : 'owes'} ${other} what ${other} spent on this sale since both signed, as shown by bills, up to ${most}.`,
        other === 'you'
          ? 'Send them your bills by message or through your solicitor. They have 14 days from then. Gable doesn’t collect the money.'
          : 'It’s due within 14 days of getting the bills. Gable doesn’t collect the money: settle it between you or through your solicitors.',
      ],
    };
  const given = `The reason given, “${labelReason(reason).toLowerCase()}”, is one that the agreement names.`;
  if (contestedAt === undefined)
    return {
      title,
      texts: [
        given,
        contestBy === undefined
          ? `${capitaliseFirst(other)} didn’t dispute it in time, so it counts as accepted: ${leaver} ${isOwn ? 'owe' : 'owes'} nothing under the agreement.`
          : describeNamedReason(leaver, other),
        ...(reason === 'breach' ? [describeBreach(leaver, other)] : []),
      ],
    };
  return {
    title,
    texts: [
      `${given} ${other === 'you' ? 'You don’t' : `${capitaliseFirst(other)} doesn’t`} accept it.`,
      `If it isn’t true, ${leaver} ${isOwn ? 'owe' : 'owes'} the other side’s costs up to ${most}. Gable doesn’t decide that: speak to each other, and to your solicitors.`,
      ...(reason === 'breach' ? [describeBreach(leaver, other)] : []),
    ],
  };
}
