import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { OwnPackage, Package } from '../../../entities/payment/api.ts';
import { formatPackageName } from '../../../entities/payment/words.ts';
import { describeError } from '../../../lib/api-error.ts';
import { HelpLink } from '../../../entities/help/help-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Known, priceOf } from '../choice/prices.ts';
import { UnderWay } from '../under-way.tsx';
import { type Consent, Consents } from './consents.tsx';
import { CouponField } from './coupon-field.tsx';
import { giftOf, GiftField } from './gift-field.tsx';
import { Held } from './held.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { type Applied, foreseen, sumsOf } from './sums.ts';
import { Summary } from './summary.tsx';
import { type Order, usePaying, type Way } from './use-paying.ts';

interface Props extends Known {
  readonly chosen: Package;
}

/** A chosen package before its payment: deductions, donation, all sums, and the payment methods. */
export function Checkout({ home, standing, chosen }: Props) {
  const pending = standing.pending?.packageId === chosen.id ? standing.pending : undefined;
  const [coupon, setCoupon] = useState<Applied | undefined>(pending && couponOf(pending));
  const [consent, setConsent] = useState<Consent>({
    startNow: pending?.askedToStartAt !== undefined,
    terms: pending !== undefined,
  });
  const [gift, setGift] = useGift();
  const [isTried, setTried] = useState(false);
  const ticks = useRef<HTMLDivElement>(null);

  const price = priceOf(chosen, { standing }) ?? {
    pricePence: chosen.pricePence,
    creditPence: 0,
    totalPence: chosen.pricePence,
  };
  const quote = pending && fits(pending, coupon, consent) ? pending : undefined;
  const sums = sumsOf(price.pricePence, quote ?? foreseen(price, coupon), gift);
  const paying = usePaying(home, quote);
  const underWay = sums.toPayPence > 0 ? standing.underWay : null;
  const order: Order = {
    packageId: chosen.id,
    couponCode: coupon?.code,
    giftPence: sums.giftPence,
    startNow: consent.startNow,
    totalPence: sums.totalPence,
  };
  const agreed = (act: () => void) => {
    setTried(true);
    if (consent.terms) return act();
    ticks.current?.querySelector<HTMLInputElement>('input[name="terms"]')?.focus();
  };
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <CheckoutHeader homeId={home.id} title={home.title} packageTitle={chosen.name} />
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-12 lg:gap-y-4">
        <div className="grid max-w-prose gap-8 lg:row-span-3">
          <CouponField packageId={chosen.id} applied={coupon} onApplied={setCoupon} />
          <GiftField pence={gift} onPence={setGift} isOpen={sums.totalPence > 0} />
          <div ref={ticks}>
            <Consents consent={consent} onConsent={setConsent} isTried={isTried} />
          </div>
        </div>
        <section aria-labelledby="sums" className="grid gap-5 rounded-md border border-line bg-surface p-5">
          <h2 id="sums" className="text-xl">
            What you pay
          </h2>
          <Summary
            name={chosen.name}
            before={standing.current ? formatPackageName(standing.current.packageId) : undefined}
            days={chosen.days}
            coupon={coupon}
            sums={sums}
          />
          {quote && (
            <Held
              until={quote.quotedUntil}
              busy={paying.isHolding}
              onAgain={() => agreed(() => paying.again(order))}
            />
          )}
        </section>
        {/* On phones the payment method stays within reach. */}
        <div className="grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
          {paying.isChanged && (
            <Notice kind="warning" title="The price has changed" alert>
              Please check it: you haven’t paid anything yet.
            </Notice>
          )}
          {paying.error && !underWay && (
            <Notice kind="error" title="You haven’t been charged" alert>
              {describeError(paying.error)}
            </Notice>
          )}
          {underWay ? (
            <UnderWay payment={underWay} />
          ) : (
            <div className="grid gap-2">
              <PayButtons
                toPayPence={sums.toPayPence}
                busy={paying.way}
                onPay={(way: Way | undefined) => agreed(() => paying.pay(order, way))}
              />
            </div>
          )}
        </div>
        <p className="text-sm text-muted lg:col-start-2">
          You’ll pay on Stripe’s or PayPal’s own page, over an encrypted connection. We never see your card.
          We’ll email you a VAT receipt.{' '}
          <HelpLink to="cancel-package">Can I cancel and get my money back?</HelpLink>
        </p>
      </div>
    </div>
  );
}

interface HeaderProps {
  readonly homeId: Known['home']['id'];
  readonly title: string;
  readonly packageTitle: string;
}

const CheckoutHeader = ({ homeId, title, packageTitle }: HeaderProps) => (
  <header className="grid gap-2">
    <p>
      <Link to={paths.ownPackage(homeId)} className="link">
        All packages
      </Link>
    </p>
    <h1 className="text-2xl sm:text-3xl">{packageTitle}</h1>
    <p className="text-muted">{title}</p>
  </header>
);

/** Whether a held price belongs to the present choice. */
const fits = (pending: OwnPackage, coupon: Applied | undefined, { startNow }: Consent): boolean =>
  pending.coupon?.code === coupon?.code && (pending.askedToStartAt !== undefined) === startNow;

const couponOf = ({ coupon, discountGrossPence }: OwnPackage): Applied | undefined =>
  coupon && { code: coupon.code, discountPence: discountGrossPence, freeDays: coupon.freeDays };

/** The donation in pence, stored in the URL so that returning keeps it. */
function useGift(): readonly [number, (pence: number) => void] {
  const [search, setSearch] = useSearchParams();
  const pence = giftOf(Number(search.get('gift')));
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
