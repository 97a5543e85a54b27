import type { PropertyCard } from '../../../functions/properties/views.ts';
import { paths } from '../../app/paths.ts';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../../ui/badge.tsx';
import { HomeFacts } from '../../ui/home/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';

interface Props {
  readonly homes: readonly PropertyCard[];
  /** What the paid row leaves as it is, as the page names it. */
  readonly order: string;
  /** The row's width on wide screens holds three homes rather than two. */
  readonly isWide?: boolean;
}

/** Paid places, labelled as what they are, in a row of their own. */
export const FeaturedRow = ({ homes, order, isWide = false }: Props) =>
  homes.length > 0 && (
    <section aria-labelledby="featured" className="grid gap-3 rounded-md bg-sunk p-4">
      <div>
        <h2 id="featured" className="text-lg">
          Featured
        </h2>
        <p className="text-sm text-muted">
          Sellers on Premium pay for this row. It changes nothing in {order}.{' '}
          <Link to={`${paths.howItWorks}#order`} className="link">
            How homes are ordered
          </Link>
        </p>
      </div>
      <ul className={cx('grid gap-3', isWide ? 'md:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2')}>
        {homes.map((home) => (
          <li key={home.id}>
            <FeaturedHome home={home} />
          </li>
        ))}
      </ul>
    </section>
  );

const FeaturedHome = ({ home }: { readonly home: PropertyCard }) => (
  <article className="group relative grid h-full grid-cols-[7rem_minmax(0,1fr)] gap-3 rounded-md bg-surface p-2">
    <Photo picture={home.picture} alt="" ratio="4/3" sizes="7rem" className="self-start rounded-sm" />
    <div className="grid content-start gap-0.5">
      <Badge tone="amber" className="justify-self-start">
        Featured
      </Badge>
      <Price amount={home.price} qualifier={home.priceQualifier} inline className="text-lg" />
      <h3 className="text-base">
        <Link
          to={paths.property(home.id)}
          className="group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-action"
        >
          {home.title}
          <span className="font-normal text-muted"> {home.outcode}</span>
        </Link>
      </h3>
      <HomeFacts home={home} />
    </div>
  </article>
);
