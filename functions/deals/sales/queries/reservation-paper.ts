import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import type { PrintableDocument } from '../../../kernel/pdf/printable-document.ts';
import { describeReservation, reservationTitle } from '../domain/reservation-words.ts';
import type { Reservation, ReservationPaper } from '../domain/reservation.ts';

/**
 * The contents of an agreement that both sides can sign.
 * @param operator the company that runs the marketplace, if known
 */
export function toReservationPaper(
  { version, terms, wording }: Reservation,
  { agreedAt, nation, address, price, seller, buyer }: ReservationPaper,
  operator?: string,
): PrintableDocument {
  return {
    title: reservationTitle,
    about: address,
    stamp: 'Binding on the people who sign it, once both sides have. It isn’t the contract for the home.',
    issued: `Version ${version}, agreed on ${formatLondonDate(agreedAt)}.`,
    sections: [
      {
        heading: 'Who and what',
        rows: [
          ['Home', address],
          ['Agreed price', `${formatPounds(price)}, subject to contract`],
          ['Seller', seller.names.join(', ')],
          ['Buyer', buyer.names.join(', ')],
        ],
      },
      { heading: 'What both sides agree', rows: describeReservation(terms, nation, wording) },
    ],
    footnotes: [
      'Gable wrote these terms in plain words, isn’t part of the agreement and gives no legal advice. Show them to your solicitor before you sign.',
      ...(operator === undefined ? [] : [operator]),
    ],
  };
}
