import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { formatDate, formatDay, formatPence } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Coupon, type Payment, payments, paymentsKey } from './api.ts';
import { couponsQuery, describeCoupon } from './coupons.ts';
import { formatPackageName } from './package-name.ts';
import { paymentStates } from './payment-states.ts';
import { Receipts } from './receipts.tsx';
import { Refunds } from './refunds.tsx';

const perPage = 10;
const paymentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...paymentsKey, 'list', page],
    queryFn: ({ signal }) => payments.payments({ query: { page, per_page: perPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < maxPolls && data?.payments.some(awaitsDocuments) ? pollMs : false,
  });

/** A refund and its credit note follow within moments, or days of the bank. */
const pollMs = 5_000;
const maxPolls = 60;
const awaitsDocuments = ({ refunds, receipts }: Payment): boolean =>
  refunds.some(({ status }) => status === 'due' || status === 'pending') ||
  (refunds.length > 0 && receipts.length <= refunds.filter(({ status }) => status === 'succeeded').length);

/** The own payments with their documents, and the usable coupons. */
export default function PaymentsSection() {
  return (
    <div className="grid gap-10">
      <PaymentList />
      <CouponList />
    </div>
  );
}

function PaymentList() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(paymentsQuery(page));
  useLive('payments', () => void query.refetch());
  return (
    <section aria-labelledby="payments" className="grid gap-3">
      <h2 id="payments" className="text-xl">
        Payments
      </h2>
      <QuerySection query={query} what="load your payments" skeleton={<SkeletonLines lines={6} />}>
        {({ total, payments: paid }) =>
          total === 0 ? (
            <EmptyState icon={ReceiptText} title="Nothing paid yet">
              Your receipts appear here once you buy a package for a home.
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {paid.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </ul>
              <Pagination page={page} perPage={perPage} total={total} />
            </>
          )
        }
      </QuerySection>
    </section>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { id, status, packageName: name, home, totalPence, donationPence, createdAt, paidAt } = payment;
  const [tone, words] = paymentStates[status];
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid gap-0.5">
          <h3 className="text-base">
            <Link to={paths.payment(id)} className="hover:underline">
              {`${name} for ${home}`}
            </Link>
          </h3>
          <p className="tabular text-sm text-muted">
            {formatDay(paidAt ?? createdAt)}
            {donationPence > 0 && `, ${formatPence(donationPence)} of it for trees`}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone={tone}>{words}</Badge>
          <data value={(totalPence + donationPence) / 100} className="font-semibold">
            {formatPence(totalPence + donationPence)}
          </data>
        </div>
      </div>
      {payment.refunds.length > 0 && <Refunds refunds={payment.refunds} />}
      {payment.receipts.length > 0 && <Receipts receipts={payment.receipts} />}
    </li>
  );
}

function CouponList() {
  return (
    <section aria-labelledby="coupons" className="grid gap-3">
      <h2 id="coupons" className="text-xl">
        Coupons
      </h2>
      <QuerySection
        query={useQuery(couponsQuery)}
        what="load your coupons"
        skeleton={<SkeletonLines lines={2} />}
      >
        {(coupons) =>
          coupons.length === 0 ? (
            <p className="text-muted">
              None right now. If you’ve been given a code, enter it when you pay for a package.
            </p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {coupons.map((coupon) => (
                <CouponRow key={coupon.id} {...coupon} />
              ))}
            </ul>
          )
        }
      </QuerySection>
    </section>
  );
}

function CouponRow({ code, type, value, note, expiresAt, usesLeft, packages, minSpendPence }: Coupon) {
  const conditions = [
    note,
    packages.length > 0 && `for ${packages.map(formatPackageName).join(' or ')}`,
    minSpendPence > 0 && `from ${formatPence(minSpendPence)} on`,
    usesLeft > 1 && `can be used ${usesLeft} times`,
    expiresAt !== null && `until ${formatDate(expiresAt)}`,
  ];
  return (
    <li className="grid gap-0.5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="tabular font-semibold">{code}</b>
        <span>{describeCoupon({ type, value })}</span>
      </p>
      <p className="text-sm text-muted">{conditions.filter(Boolean).join(', ')}</p>
    </li>
  );
}
