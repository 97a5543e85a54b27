import { useQuery } from '@tanstack/react-query';
import { sortByUrgency } from '../../../../functions/kernel/urgency.ts';
import { describeOfferSum, isOpenOffer } from '../../../entities/offer/labels.ts';
import { describeWaiting } from '../../../entities/wait/describe-waiting.ts';
import { formatPersonName, formatOptionCode } from '../../../lib/format.ts';
import { formatNearMoment } from '../../../lib/near-date.ts';
import { paths } from '../../../site/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { type Enquiry, enquiriesQuery } from '../api.ts';
import { describeEnquiry } from './describe-enquiry.ts';

interface Props {
  readonly propertyId: Enquiry['propertyId'];
  readonly page?: number;
  /** How many to show, with a link to all; without it, page by page. */
  readonly limit?: number;
  /** Whether no buyer can write first any more. */
  readonly isOver: boolean;
}

/** As many as most homes have, since the list puts them into its own order. */
const perPage = 50;

/** The buyers who wrote about a property, with their progress and links to the chats, the most urgent first. */
export function EnquiryList({ propertyId, page = 1, limit, isOver }: Props) {
  const query = useQuery(enquiriesQuery(propertyId, { page, per_page: perPage }));
  return (
    <QuerySection query={query} what="load the enquiries" skeleton={<SkeletonLines lines={6} />}>
      {({ total, threads }) => (
        <>
          {total === 0 ? <NoEnquiries isOver={isOver} /> : <EnquiryRows enquiries={threads} limit={limit} />}
          {limit === undefined && <Pagination page={page} perPage={perPage} total={total} />}
          {limit === undefined && total > 0 && (
            <div>
              <CsvButton
                file="enquiries"
                label="All enquiries as CSV"
                rows={async () => (await import('./enquiry-file.ts')).loadEnquiryRows(propertyId)}
              />
            </div>
          )}
          {limit !== undefined && total > limit && (
            <p>
              <Link to={paths.ownEnquiries(propertyId)} className="link">
                {`All ${total} enquiries`}
              </Link>
            </p>
          )}
        </>
      )}
    </QuerySection>
  );
}

const NoEnquiries = ({ isOver }: Pick<Props, 'isOver'>) => (
  <p className="text-muted">
    {isOver
      ? 'Nobody wrote about it.'
      : 'No messages yet. Most buyers write first or ask for a viewing, and viewing times make that easier.'}
  </p>
);

interface RowsProps {
  readonly enquiries: readonly Enquiry[];
  readonly limit: number | undefined;
}

const EnquiryRows = ({ enquiries, limit }: RowsProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {sortByUrgency(enquiries, ({ waits }) => waits)
      .slice(0, limit)
      .map((enquiry) => (
        <EnquiryRow key={enquiry.buyerId} enquiry={enquiry} />
      ))}
  </ul>
);

function EnquiryRow({
  enquiry: { propertyId, buyerId, counterpart, last, unread, updatedAt, ...more },
}: {
  readonly enquiry: Enquiry;
}) {
  const name = formatPersonName(counterpart);
  const wait = more.waits.find(({ isOwn, kind }) => isOwn && kind !== 'messages');
  return (
    <li>
      <Link
        to={paths.chat(propertyId, buyerId)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3 hover:bg-sunk sm:-mx-3 sm:px-3"
      >
        <Avatar name={name} src={counterpart.avatar} size="sm" />
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{name}</span>
            {unread > 0 && !more.muted && <Badge tone="green">{`${unread} unread`}</Badge>}
            <span className="tabular ml-auto text-sm text-muted">{formatNearMoment(updatedAt)}</span>
          </span>
          <span className="truncate text-muted">
            {last.mine && 'You: '}
            {last.text}
          </span>
          {wait && (
            <span className="text-sm font-semibold">
              {describeWaiting(wait, {
                side: 'seller',
                person: name,
                step: more.milestone,
                nation: more.property?.nation,
              })}
            </span>
          )}
          <span className="flex flex-wrap gap-2">
            {more.stage !== 'offer_made' && <Badge>{describeEnquiry(more)}</Badge>}
            {more.offer && (
              <Badge tone={isOpenOffer(more.offer) ? 'green' : 'neutral'}>{describeOffer(more.offer)}</Badge>
            )}
            {more.badges.includes('proceedable') ? (
              <Badge tone="green">Can proceed, checked</Badge>
            ) : (
              more.claimsProceedable && <Badge>Says they can proceed</Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

const describeOffer = ({ amount, sealed, ...offer }: NonNullable<Enquiry['offer']>): string =>
  sealed || amount === undefined ? 'Sealed offer' : formatOptionCode(describeOfferSum(amount, offer));
