import { catalogueQuery } from '../../entities/payment/api.ts';
import { PackagesTable } from '../../entities/payment/packages-table.tsx';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ImpactLine } from './impact.tsx';
import { StageTimeline } from './stage-timeline.tsx';
import { buying, selling } from './timelines.ts';

export const handle: Handle = {
  head: {
    title: 'How it works and what it costs',
    description:
      'Selling and buying a home on Gable, step by step, with every fee: fixed prices and no commission.',
  },
};

/** Starts loading the prices; the page does not depend on them. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(catalogueQuery);
  return null;
}

const packageTerms = [
  {
    name: 'Progression room',
    text: 'Every sale has one: the steps to completion with their dates, the memorandum of sale, and a link for each side’s solicitor.',
  },
  {
    name: 'Sale-ready pack',
    text: 'Answers and documents that buyers’ solicitors ask for first, given to the buyer and both solicitors when you accept an offer.',
  },
  {
    name: 'Offer rounds',
    text: 'Ask all your buyers for their best and final offer by a deadline, sealed until then.',
  },
] as const;

/** /how-it-works: the timelines of both sides with all fees. */
export function Component() {
  return (
    <div className="grid gap-14">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">How it works, and what it costs</h1>
        <p className="text-lg text-muted">
          You sell your home yourself; we give you the tools. Sellers pay one fixed price or nothing at all,
          never a share of the sale. Buyers pay nothing.
        </p>
      </div>
      <div className="grid gap-12 lg:grid-cols-2">
        <StageTimeline title="When you sell" stages={selling} />
        <StageTimeline title="When you buy" stages={buying} />
      </div>
      <section className="grid gap-4" aria-labelledby="prices">
        <div className="grid max-w-prose gap-1">
          <h2 id="prices" className="text-xl">
            What a listing costs
          </h2>
          <p className="text-muted">
            One payment for the whole time on sale, including VAT. The clock stops while your sale is with the
            solicitors.
          </p>
        </div>
        <PackagesTable />
        <dl className="grid max-w-prose gap-2 text-muted [&_dt]:font-semibold [&_dt]:text-ink">
          {packageTerms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ImpactLine />
      </section>
      <section className="grid max-w-prose gap-2" aria-labelledby="order">
        <h2 id="order" className="scroll-mt-24 text-xl">
          How homes are ordered
        </h2>
        <p className="text-muted">
          Every list is in the order you choose, and newest first until you do. No one can pay to change it.
        </p>
        <p className="text-muted">
          Sellers on Premium get one extra: for 30 days their home takes turns in a separate row, labelled
          “Featured”, of up to three homes that match your search. Nothing else a seller pays for affects
          where their home appears.
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.sell}>Sell your home</LinkButton>
        <LinkButton to={paths.listing} variant="secondary">
          Find a home
        </LinkButton>
      </div>
    </div>
  );
}
