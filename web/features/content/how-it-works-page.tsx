import { howItWorksText } from '../../../functions/reach/site-pages/domain/texts/how-it-works-text.ts';
import { catalogueQuery } from '../../entities/payment/api.ts';
import { PackagesTable } from '../../entities/payment/packages-table.tsx';
import { queryContext } from '../../lib/query.ts';
import type { LoaderFunctionArgs } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ImpactLine } from './impact.tsx';
import { StageTimeline } from './stage-timeline.tsx';

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

const { title, intro, timelines, prices, order } = howItWorksText;

/** /how-it-works: the timelines of both sides with all fees. */
export function Component() {
  return (
    <div className="grid gap-14">
      <div className="grid max-w-prose gap-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-muted">{intro}</p>
      </div>
      <div className="grid gap-12 lg:grid-cols-2">
        {timelines.map((timeline) => (
          <StageTimeline key={timeline.title} {...timeline} />
        ))}
      </div>
      <section className="grid gap-4" aria-labelledby="prices">
        <div className="grid max-w-prose gap-1">
          <h2 id="prices" className="text-xl">
            {prices.title}
          </h2>
          <p className="text-muted">{prices.text}</p>
        </div>
        <PackagesTable />
        <dl className="grid max-w-prose gap-2 text-muted [&_dt]:font-semibold [&_dt]:text-ink">
          {prices.terms.map(({ name, text }) => (
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
          {order.title}
        </h2>
        {order.paragraphs.map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
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
