import { useRef, useState } from 'react';
import { HelpLink } from '../../../entities/help/help-link.tsx';
import type { OwnPackage, Package } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { type PackageOptions, findPackagePrice } from '../choice/package-prices.ts';
import { PendingPayment } from '../pending-payment.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type AppliedCoupon, estimateQuote, calculateCheckoutSums } from './checkout-sums.ts';
import { Consents } from './consents.tsx';
import { CouponField } from './coupon-field.tsx';
import { DonationField } from './donation-field.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { PriceHold } from './price-hold.tsx';
import { StartChoice, StartConsequence } from './start-choice.tsx';
import { type Order, useCheckout, type PaymentMethod } from './use-checkout.ts';

interface Props extends PackageOptions {
  readonly chosen: Package;
}

/** A chosen package before its payment: deductions, donation, all sums, and the payment methods. */
export default function Checkout({ home, standing, chosen }: Props) {
  const pending = standing.pending?.packageId === chosen.id ? standing.pending : undefined;
  const [coupon, setCoupon] = useState<AppliedCoupon | undefined>(pending && findAppliedCoupon(pending));
  const [startNow, setStartNow] = useState(pending && pending.askedToStartAt !== undefined);
  const [isAccepted, setAccepted] = useState(pending !== undefined);
  const [donation, setDonation] = useDonation();
  const [isTried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);

  const price = findPackagePrice(chosen, { standing }) ?? {
    pricePence: chosen.pricePence,
    creditPence: 0,
    totalPence: chosen.pricePence,
  };
  const quote = pending && isQuoteFor(pending, coupon, startNow) ? pending : undefined;
  const sums = calculateCheckoutSums(price.pricePence, quote ?? estimateQuote(price, coupon), donation);
  const paying = useCheckout(home, quote);
  const underWay = sums.toPayPence > 0 ? standing.underWay : null;
  const order: Order = {
    packageId: chosen.id,
    couponCode: coupon?.code,
    donationPence: sums.donationPence,
    startNow: startNow ?? true,
    totalPence: sums.totalPence,
  };
  // What costs nothing starts at once.
  const hasStart = sums.totalPence > 0;
  const isUpgrade = standing.current !== null;
  const runIfAgreed = (act: () => void) => {
    setTried(true);
    const open = findOpenInput(choices.current, isAccepted);
    if (open) open.focus();
    else act();
  };
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <CheckoutHeader home={home} chosen={chosen} />
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12 lg:gap-y-4">
        <section
          aria-labelledby="sums"
          className="grid gap-5 rounded-md border border-line bg-surface p-5 lg:col-start-2"
        >
          <h2 id="sums" className="text-xl">
            What you pay
          </h2>
          <CheckoutSummary
            name={chosen.name}
            before={standing.current ? formatPackageName(standing.current.packageId) : undefined}
            days={chosen.days}
            coupon={coupon}
            sums={sums}
          />
          {quote?.coupon && (
            <PriceHold
              until={quote.quotedUntil}
              busy={paying.isHolding}
              onAgain={() => runIfAgreed(() => paying.again(order))}
            />
          )}
        </section>
        <div ref={choices} className="grid max-w-prose gap-8 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <StartChoice startNow={startNow} isUpgrade={isUpgrade} isOpen={hasStart} onStartNow={setStartNow} />
          <Consents isAccepted={isAccepted} onAccepted={setAccepted} isTried={isTried} />
          <CouponField packageId={chosen.id} applied={coupon} onApplied={setCoupon} />
          <DonationField pence={donation} onPence={setDonation} isOpen={sums.totalPence > 0} />
        </div>
        {/* On phones the payment method stays within reach. */}
        <div className="grid gap-3 lg:col-start-2 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
          {paying.isChanged && (
            <Notice kind="warning" title="The price has changed" alert>
              Please check it: you haven’t paid anything yet.
            </Notice>
          )}
          {!underWay && <FailureNotice error={paying.error} title="You haven’t been charged" />}
          {underWay ? (
            <PendingPayment payment={underWay} />
          ) : (
            <div className="grid gap-2">
              {hasStart && <StartConsequence startNow={startNow} isUpgrade={isUpgrade} />}
              <PayButtons
                toPayPence={sums.toPayPence}
                busy={paying.method}
                isEarly={hasStart && startNow === undefined}
                onPay={(method: PaymentMethod | undefined) => runIfAgreed(() => paying.pay(order, method))}
              />
            </div>
          )}
        </div>
        <p className="text-sm text-muted lg:col-start-2">
          You’ll pay on Stripe’s or PayPal’s own page, over an encrypted connection; we never see your card or
          your account. Stripe takes cards, Apple Pay or Google Pay if your device has it, and payments from
          your bank where it’s on offer, which can take a few days. We’ll email you a VAT receipt.{' '}
          <HelpLink to="cancel-package">Can I cancel and get my money back?</HelpLink>
        </p>
      </div>
    </div>
  );
}

/**
 * What holds a payment: a sum that its field refuses, as it is neither left out nor made another one, or terms
 * that aren't accepted.
 */
function findOpenInput(choices: HTMLElement | null, isAccepted: boolean): HTMLInputElement | undefined {
  const refused = choices?.querySelector<HTMLInputElement>('input:invalid');
  const terms = choices?.querySelector<HTMLInputElement>('input[name="terms"]');
  return refused ?? (isAccepted ? undefined : (terms ?? undefined));
}

interface HeaderProps {
  readonly home: PackageOptions['home'];
  readonly chosen: Package;
}

const CheckoutHeader = ({ home, chosen: { name, days, max_photos: photos } }: HeaderProps) => (
  <header className="grid gap-2">
    <p>
      <Link to={paths.ownPackage(home.id)} className="link">
        All packages
      </Link>
    </p>
    <h1 className="text-2xl sm:text-3xl">{`${name} for ${home.title}`}</h1>
    <p className="text-muted">{`A package of ${days} days on sale with up to ${photos} photos.`}</p>
  </header>
);

/** Whether a held price belongs to the present choice. */
const isQuoteFor = (
  pending: OwnPackage,
  coupon: AppliedCoupon | undefined,
  startNow: boolean | undefined,
): boolean => pending.coupon?.code === coupon?.code && (pending.askedToStartAt !== undefined) === startNow;

const findAppliedCoupon = ({ coupon, discountGrossPence }: OwnPackage): AppliedCoupon | undefined =>
  coupon && { code: coupon.code, discountPence: discountGrossPence, freeDays: coupon.freeDays };

/** The donation in pence as it was entered, stored in the URL so that returning keeps it. */
function useDonation(): readonly [number, (pence: number) => void] {
  const [search, setSearch] = useSearchParams();
  const entered = Number(search.get('gift'));
  const pence = Number.isSafeInteger(entered) && entered > 0 ? entered : 0;
  const set = (next: number) =>
    setSearch(
      (now) => {
        if (next === 0) now.delete('gift');
        else now.set('gift', String(next));
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [pence, set];
}
