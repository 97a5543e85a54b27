import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { splitVat } from '../../../../functions/kernel/money.ts';
import type { Package } from '../../../entities/payment/api.ts';
import { featureNotes } from '../../../entities/payment/feature-notes.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatPence } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { compareFeatures } from './compare-features.ts';
import { PackageComparison } from './package-comparison.tsx';
import { listHiddenParts, recommendPackage } from './package-fit.ts';
import { type PackageOptions, type PackagePrice, findPackagePrice } from './package-prices.ts';
import { StartFree } from './start-free.tsx';

const columns: Readonly<Record<number, string>> = { 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4' };

/** All packages side by side with comparable features, each with its price for this property and a button. */
export function PackageChoice(packageOptions: PackageOptions) {
  const { catalogue, home, standing } = packageOptions;
  const { lines, has } = compareFeatures(catalogue);
  const priceOf = (one: Package) => findPackagePrice(one, packageOptions);
  // Packages smaller than the active one cannot be chosen.
  const shown = catalogue.filter(
    (one) => standing.current?.packageId === one.id || priceOf(one) !== undefined,
  );
  // The active one has its own part of the page.
  const offered = shown.filter(({ id }) => id !== standing.current?.packageId);
  const hasCredit = shown.some((one) => (priceOf(one)?.creditPence ?? 0) > 0);
  // An account can have a few homes on the free package.
  const isFreeFull = standing.freeHomesFull !== null;
  const advice = recommendPackage(
    shown.filter(({ pricePence }) => pricePence > 0 || !isFreeFull),
    home,
  );
  const isAdvised = advice !== undefined && advice.packageId !== standing.current?.packageId;
  const current = shown.find(({ id }) => id === standing.current?.packageId);
  const comparison = <PackageComparison packages={shown} lines={lines} has={has} notes={featureNotes} />;
  return (
    <div className="grid gap-6">
      {isAdvised && <p className="max-w-prose">{advice.reason}</p>}
      <ul className={cx('grid gap-4 sm:grid-cols-2', columns[offered.length])}>
        {offered.map((one) => {
          const price = priceOf(one);
          const isFitting = isAdvised && advice.packageId === one.id;
          return (
            <PackageCard
              key={one.id}
              one={one}
              price={price}
              isFitting={isFitting}
              hidden={listHiddenParts(one, home)}
              before={
                hasCredit && standing.current ? formatPackageName(standing.current.packageId) : undefined
              }
              lines={
                current
                  ? listAdditions(
                      one,
                      current,
                      lines.filter((line) => has(one, line) && !has(current, line)),
                    )
                  : listContents(
                      one,
                      lines.map((line) => ({ line, isIn: has(one, line) })),
                    )
              }
              current={current?.name}
            >
              {price && one.pricePence === 0 && <FreeStart home={home} full={standing.freeHomesFull} />}
              {price && one.pricePence > 0 && (
                <LinkButton
                  to={`${paths.ownPackage(home.id)}?buy=${one.id}`}
                  variant={isFitting ? 'primary' : 'secondary'}
                  wide
                >
                  {`Choose ${one.name}`}
                </LinkButton>
              )}
            </PackageCard>
          );
        })}
      </ul>
      {current ? (
        <details>
          <summary className="flex min-h-11 items-center font-semibold underline underline-offset-3">
            Compare everything
          </summary>
          {comparison}
        </details>
      ) : (
        <div className="sm:hidden">{comparison}</div>
      )}
      <p className="max-w-prose text-sm text-muted">
        We email you 14 days, seven days and a day before a package ends. The home then comes off the market
        until you choose another one.
      </p>
    </div>
  );
}

/** The button for the free package, or why the account cannot use it for another property. */
const FreeStart = ({ home, full }: { readonly home: PackageOptions['home']; readonly full: number | null }) =>
  full === null ? (
    <StartFree home={home} />
  ) : (
    <p className="text-sm text-muted">
      {`You have ${formatCounted(full, 'home')} on Starter, the most one account can have. Choose a paid package for this one.`}
    </p>
  );

interface CardLine {
  readonly line: string;
  readonly isIn: boolean;
  /** A phone leaves it out, where the cards are short and all of them are compared below. */
  readonly isWideOnly?: boolean;
}

/** The features of a card on a phone, beside days and photos; the last ones make it larger than the one before. */
const phoneFeatures = 3;

function listContents({ days, max_photos: photos }: Package, lines: readonly CardLine[]): CardLine[] {
  const own = new Set(lines.filter(({ isIn }) => isIn).slice(-phoneFeatures));
  return [
    ...[`${days} days on sale`, `${photos} photos`].map((line) => ({ line, isIn: true })),
    ...lines.map((one) => ({ ...one, isWideOnly: !own.has(one) })),
  ];
}

/** What the larger of two packages has more of, and what only it has. */
function listAdditions(larger: Package, smaller: Package, lines: readonly string[]): CardLine[] {
  return [
    ...(larger.days > smaller.days ? [`${larger.days} days on sale, not ${smaller.days}`] : []),
    ...(larger.max_photos > smaller.max_photos
      ? [`${larger.max_photos} photos, not ${smaller.max_photos}`]
      : []),
    ...lines,
  ].map((line) => ({ line, isIn: true }));
}

interface CardProps {
  readonly one: Package;
  readonly price: PackagePrice | undefined;
  /** Whether it is the smallest that shows all of this home. */
  readonly isFitting: boolean;
  /** What buyers wouldn’t see of this home. */
  readonly hidden: readonly string[];
  /** The name of the active package, if its value reduces the price of a card. */
  readonly before: string | undefined;
  /** What is in it or, next to an active package, what it adds to that one. */
  readonly lines: readonly CardLine[];
  readonly current: string | undefined;
  readonly children: ReactNode;
}

const PackageCard = ({ one, price, isFitting, hidden, before, lines, current, children }: CardProps) => (
  <li
    aria-labelledby={`package-${one.id}`}
    className={cx(
      'flex flex-col gap-4 rounded-md border bg-surface p-5',
      isFitting ? 'border-2 border-action p-[calc(1.25rem-1px)] shadow-soft' : 'border-line',
    )}
  >
    <h3
      id={`package-${one.id}`}
      className="flex min-h-7 flex-wrap items-center justify-between gap-2 text-lg"
    >
      {one.name}
      {isFitting ? (
        <Badge tone="green">Fits this home</Badge>
      ) : (
        one.popular && price && <Badge>Chosen most</Badge>
      )}
    </h3>
    <PackageCost one={one} price={price} before={before} />
    {hidden.length > 0 && (
      <ul className="grid gap-1 rounded-sm bg-amber-soft px-3 py-2 text-sm">
        {hidden.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
    {current !== undefined && <p className="-mb-2 font-semibold">{`All of ${current}, and`}</p>}
    <ul className="grid gap-1.5">
      {lines.map(({ line, isIn, isWideOnly = false }) => (
        <FeatureLine key={line} isIn={isIn} isWideOnly={isWideOnly} note={featureNotes[line]}>
          {line}
        </FeatureLine>
      ))}
    </ul>
    {children && <div className="mt-auto grid gap-2 pt-1">{children}</div>}
  </li>
);

interface FeatureProps {
  readonly isIn: boolean;
  readonly isWideOnly: boolean;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}
const FeatureLine = ({ isIn, isWideOnly, note, children }: FeatureProps) => (
  <li className={cx('flex items-start gap-2', !isIn && 'text-muted', isWideOnly && 'max-sm:hidden')}>
    <Icon
      as={isIn ? Check : Minus}
      size={18}
      className={cx('mt-0.75', isIn ? 'text-action' : 'text-muted')}
    />
    <div>
      <span>
        {!isIn && <span className="sr-only">Not included: </span>}
        {children}
      </span>
      {isIn && note !== undefined && <span className="block text-sm text-muted">{note}</span>}
    </div>
  </li>
);

function PackageCost({ one, price, before }: Pick<CardProps, 'one' | 'price' | 'before'>) {
  const total = price?.totalPence ?? one.pricePence;
  return (
    <p className={before === undefined ? 'sm:min-h-18' : 'sm:min-h-24'}>
      <span className="tabular block text-2xl font-bold tracking-tight">
        {total === 0 && one.pricePence === 0 ? 'Free' : formatPence(total)}
      </span>
      <span className="block text-sm text-muted">
        {one.pricePence === 0
          ? 'Nothing to pay'
          : `One payment, including ${formatPence(splitVat(total).vatPence)} VAT`}
      </span>
      {price && price.creditPence > 0 && (
        <span className="block text-sm text-muted">
          {`${formatPence(price.pricePence)} less ${formatPence(price.creditPence)} for the rest of ${before}`}
        </span>
      )}
    </p>
  );
}
