import { toLondonTime } from '../../../../functions/kernel/london-time.ts';
import { describeOfferStatus } from '../../../entities/offer/labels.ts';
import type { CsvRow } from '../../../lib/csv.ts';
import { formatPersonName } from '../../../lib/format.ts';
import { largestPage, loadAllPages } from '../../../lib/load-pages.ts';
import { type Enquiry, loadEnquiries } from '../api.ts';
import { describeEnquiry } from './describe-enquiry.ts';

/** `2026-11-29 14:05`, in London. */
function formatFileTime(at: string): string {
  const { day, time } = toLondonTime(new Date(at));
  return `${day} ${time}`;
}

const toEnquiryRow = (enquiry: Enquiry): CsvRow => {
  const { counterpart, offer, viewing, last, updatedAt } = enquiry;
  return [
    formatPersonName(counterpart),
    describeEnquiry(enquiry),
    offer && !offer.sealed ? (offer.amount ?? null) : null,
    offer ? describeOfferStatus(offer) : null,
    viewing ? formatFileTime(viewing.start) : null,
    formatFileTime(updatedAt),
    last.mine ? 'You' : 'Buyer',
    last.text,
  ];
};

/** Every buyer who wrote about a home, as its seller sees them. */
export async function loadEnquiryRows(id: Enquiry['propertyId']): Promise<CsvRow[]> {
  const enquiries = await loadAllPages(async (page) => {
    const { total, threads } = await loadEnquiries(id, { page, per_page: largestPage });
    return { total, rows: threads };
  });
  return [
    ['Buyer', 'Stage', 'Offer in pounds', 'Offer', 'Viewing', 'Last message', 'From', 'Words'],
    ...enquiries.map(toEnquiryRow),
  ];
}
