import { useQuery } from '@tanstack/react-query';
import { describeError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/cx.ts';
import { formatPounds } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { type PriceGuide, type PriceGuideKind, priceGuideQuery } from './api.ts';
import { PriceRangeLine } from './price-range.tsx';
import { comparePrice, describeAsking, describeSold } from './price-words.ts';

interface Props {
  readonly kind: PriceGuideKind;
  readonly price?: number | undefined;
}

/** What similar homes ask on the site, and what homes near a postcode sold for. */
export function PriceGuidePanel({ kind, price }: Props) {
  const query = useQuery(priceGuideQuery(kind));
  return (
    <section
      aria-labelledby="price-guide"
      aria-busy={query.isPlaceholderData}
      className={cx(
        'grid gap-5 rounded-md border border-line bg-surface p-5',
        query.isPlaceholderData && 'opacity-60',
      )}
    >
      <h2 id="price-guide" className="text-lg">
        What similar homes go for
      </h2>
      <QueryPart
        query={query}
        skeleton={<SkeletonLines lines={5} />}
        renderError={({ error }) => <p className="text-muted">{describeError(error)}</p>}
      >
        {(guide) => <GuideContent guide={guide} homes={selectHomes(guide, kind)} price={price} />}
      </QueryPart>
    </section>
  );
}

type Homes = PriceGuide['asking']['homes'];

/** Without a type they are homes of all kinds: those above the range say little of one's own. */
function selectHomes({ asking, sold }: PriceGuide, kind: PriceGuideKind): Homes {
  const high = (asking.range ?? sold.range)?.high;
  return kind.property_type !== undefined || high === undefined
    ? asking.homes
    : asking.homes.filter(({ price }) => price <= high);
}

interface ContentProps {
  readonly guide: PriceGuide;
  readonly homes: Homes;
  readonly price: number | undefined;
}

const GuideContent = ({ guide: { asking, sold }, homes, price }: ContentProps) => (
  <>
    <div className="grid gap-2">
      <h3 className="text-base">Sold</h3>
      {sold.range && <RangeSum range={sold.range} />}
      <p>
        {describeSold(sold)} {comparePrice(price, sold.range)}
      </p>
      {sold.range && <PriceRangeLine range={sold.range} price={price} />}
    </div>
    <div className="grid gap-2">
      <h3 className="text-base">For sale now</h3>
      {asking.range && <RangeSum range={asking.range} />}
      <p>
        {describeAsking(asking)} {comparePrice(price, asking.range)}
      </p>
      {asking.range && <PriceRangeLine range={asking.range} price={price} />}
      {homes.length > 0 && <SimilarHomes homes={homes} />}
    </div>
    {(sold.range ?? asking.range) && (
      <p className="text-sm text-muted">
        The typical range leaves out the cheapest quarter and the dearest; half cost less than the median,
        half more. It’s what other homes go for, not a valuation of yours: condition and street can take it
        outside.
      </p>
    )}
    {sold.to !== undefined && <SoldSource isDemo={sold.isDemo === true} year={sold.to.slice(0, 4)} />}
  </>
);

const RangeSum = ({ range: { low, high } }: { readonly range: NonNullable<PriceGuide['sold']['range']> }) => (
  <p className="tabular text-2xl font-bold">{`${formatPounds(low)} to ${formatPounds(high)}`}</p>
);

/** In another tab, so that nothing typed is left behind. */
const SimilarHomes = ({ homes }: { readonly homes: Homes }) => (
  <ul className="grid gap-1">
    {homes.map((home) => (
      <li key={home.id} className="flex flex-wrap justify-between gap-x-4">
        <Link to={paths.property(home)} target="_blank" className="link">
          {home.title}
        </Link>
        <span className="tabular">{formatPounds(home.price)}</span>
      </li>
    ))}
  </ul>
);

interface SoldSourceProps {
  readonly isDemo: boolean;
  readonly year: string;
}

/** Where the sold prices come from, in the wording that the licence asks for. */
const SoldSource = ({ isDemo, year }: SoldSourceProps) =>
  isDemo ? (
    <p className="text-sm text-muted">Sold prices here are demo data, not from HM Land Registry.</p>
  ) : (
    <p className="text-sm text-muted">
      Contains HM Land Registry data © Crown copyright and database right {year}. This data is licensed under
      the{' '}
      <a
        href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/"
        target="_blank"
        rel="noreferrer"
        className="link"
      >
        Open Government Licence v3.0
      </a>
      .
    </p>
  );
