import { calculatePaidValue } from '../../../../functions/money/packages/domain/quote.ts';
import { ListingHeader } from '../../../entities/property/listing-header.tsx';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PendingPayment } from '../pending-payment.tsx';
import { ActivePackage } from './active-package.tsx';
import { CancellationNotice } from './cancellation-notice.tsx';
import { PackageCancellation } from './package-cancellation.tsx';
import { PackageChoice } from './package-choice.tsx';
import { canBuy, type PackageOptions, canTakePackage } from './package-prices.ts';
import { PendingPackage } from './pending-package.tsx';
import { ScheduledPackage } from './scheduled-package.tsx';

/** The packages of a property: active, unpaid, and available. */
export function PackageOverview(packageOptions: PackageOptions) {
  const { home, standing } = packageOptions;
  const { current, pending, scheduled, underWay, upgrades } = standing;
  const isOpen = canTakePackage(home);
  const isOfChoice = isOpen && !scheduled && (!current || upgrades.length > 0);
  return (
    <div className={cx('grid grid-cols-1 gap-8', (current ?? scheduled) && 'mx-auto max-w-4xl')}>
      {current || scheduled ? (
        <ListingHeader
          propertyId={home.id}
          title={home.title}
          status={home.status}
          nation={home.address.nation}
          page="Package"
        />
      ) : (
        <FirstChoiceHeader home={home} isOpen={isOpen} />
      )}
      <CancellationNotice current={current?.packageId} home={home} />
      {underWay && <PendingPayment payment={underWay} />}
      {pending && pending.id !== underWay?.propertyPackageId && (
        <PendingPackage
          pending={pending}
          propertyId={home.id}
          canPay={
            !underWay &&
            packageOptions.catalogue.some(
              (one) => one.id === pending.packageId && canBuy(one, packageOptions),
            )
          }
        />
      )}
      {scheduled && <ScheduledPackage scheduled={scheduled} home={home} />}
      {current && <ActivePackage current={current} home={home} />}
      {!isOpen && (
        <Notice
          title={
            home.status === 'removed' ? 'This home can’t have a package' : 'This home needs no other package'
          }
        >
          {home.status === 'removed'
            ? 'Our team removed it. Our email says why, and how to appeal.'
            : home.status === 'sold_stc'
              ? 'A sale is agreed. If it falls through, you can put the home back on sale free of charge.'
              : 'It’s sold.'}
        </Notice>
      )}
      {isOfChoice && (
        <section aria-labelledby="choice" className="grid gap-4">
          <h2 id="choice" className={current ? 'text-xl' : 'sr-only'}>
            {current ? 'A larger package' : 'Packages'}
          </h2>
          {current && (
            <p className="-mt-2 max-w-prose text-muted">
              {`${calculatePaidValue(current) > 0 ? 'We take the unused part of what you paid off the price. ' : ''}A larger package replaces this one, and its own days start.`}
            </p>
          )}
          <PackageChoice {...packageOptions} />
        </section>
      )}
      {current && !scheduled && <PackageCancellation standing={standing} current={current} home={home} />}
    </div>
  );
}

const FirstChoiceHeader = ({ home, isOpen }: Pick<PackageOptions, 'home'> & { readonly isOpen: boolean }) => (
  <header className="grid gap-2">
    <p>
      <Link to={paths.ownListing(home.id)} className="link">
        {home.title}
      </Link>
    </p>
    <h1 className="text-2xl sm:text-3xl">Choose a package</h1>
    {isOpen && (
      <p className="max-w-prose text-muted">
        You pay once, with no commission when you sell. All prices include VAT.
      </p>
    )}
    {isOpen && !home.ownerMark && (
      <p className="max-w-prose">
        Buyers see beside the price whether the owner is verified.{' '}
        <Link to={paths.ownership(home.id)} className="link">
          Verify ownership
        </Link>
      </p>
    )}
  </header>
);
