import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { taxNameOf } from '../../../../functions/listings/properties/domain/purchase-tax.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatPence, formatPounds } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { taxNames } from '../labels.ts';
import { PropertySection } from '../section.tsx';
import { CostPlanFields } from './plan-fields.tsx';
import { createCostPlan, type CostPlan, calculateCosts } from './purchase-costs.ts';
import { TaxSlices } from './tax-row.tsx';

/** Whole pounds; a sum of less than one, such as the month of a small ground rent, keeps its pence. */
const formatRounded = (pence: number): string =>
  pence > 0 && pence < 100 ? formatPence(pence) : formatPounds(Math.round(pence / 100));

/** One figure; a press explains it. */
const CostRow = ({
  name,
  sum,
  children,
}: {
  readonly name: string;
  readonly sum: string;
  readonly children: ReactNode;
}) => (
  <details className="group/row border-t border-line">
    <summary className="flex min-h-11 items-center gap-2 py-2">
      <span className="grow">{name}</span>
      <span className="tabular font-semibold">{sum}</span>
      <Icon
        as={ChevronDown}
        size={16}
        className="text-muted transition-transform duration-150 group-open/row:rotate-180"
      />
    </summary>
    <div className="pb-4 text-sm text-muted">{children}</div>
  </details>
);

const CostTotal = ({ title, sum }: { readonly title: string; readonly sum: string }) => (
  <h3 className="flex items-baseline justify-between gap-4 pb-2 text-base">
    {title}
    <span className="tabular text-2xl tracking-tight" aria-live="polite">
      {sum}
    </span>
  </h3>
);

const subscribe = () => () => {};
const readToday = (): string => formatLondonDay(new Date());

/** The day of the document that is taken over, in which the rates may be others than today's. */
const readRenderedDay = (): string =>
  (typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[data-day]'))?.dataset[
    'day'
  ] ?? readToday();

/** The total cost of the property for this buyer, in its nation. */
export function CostSection({ home }: { readonly home: PropertyPage }) {
  const [plan, setPlan] = useState<CostPlan>(() => createCostPlan(home.price));
  const today = useSyncExternalStore(subscribe, readToday, readRenderedDay);
  const { tax, loan, upfrontPence, mortgagePence, interestPence, running, monthlyPence } = calculateCosts(
    home,
    plan,
    today,
  );
  const unknown = running
    .filter(({ monthly }) => monthly === undefined)
    .map(({ name }) => name.toLowerCase());
  return (
    <PropertySection
      id="costs"
      title="What it would cost you"
      lead="An estimate you can adjust, not an offer. Press a figure to see where it comes from."
    >
      <div
        className="grid gap-8 rounded-md border border-line bg-surface p-4 sm:p-6 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] md:gap-10"
        data-day={today}
      >
        <CostPlanFields
          plan={plan}
          nation={home.address.nation}
          onChange={(change) => setPlan({ ...plan, ...change })}
        />
        <div className="grid content-start gap-7">
          <div>
            <CostTotal title="Upfront" sum={formatRounded(upfrontPence)} />
            <CostRow name="Deposit" sum={formatPounds(Math.min(plan.deposit, plan.price))}>
              {`Your own money. A mortgage of ${formatPounds(loan)} pays the rest.`}
            </CostRow>
            {tax ? (
              <CostRow name={taxNames[tax.name]} sum={formatRounded(tax.pence)}>
                <TaxSlices tax={tax} nation={home.address.nation} buyer={plan.buyer} />
              </CostRow>
            ) : (
              <p className="border-t border-line py-3 text-sm text-muted">
                {`${taxNames[taxNameOf(home.address.nation)]} works differently for land, houseboats and park homes. Ask a solicitor.`}
              </p>
            )}
            <p className="border-t border-line pt-3 text-sm text-muted">
              Not included: solicitor, survey, mortgage fees and moving costs. Get quotes before you offer.
            </p>
          </div>
          <div>
            <CostTotal title="Every month" sum={formatRounded(monthlyPence)} />
            <CostRow name="Mortgage" sum={formatRounded(mortgagePence)}>
              {`${formatPounds(loan)} over ${plan.years} years at ${plan.ratePercent}%, repaid to the end. Interest adds up to ${formatRounded(interestPence)}. The rate is an example; lenders set yours.`}
            </CostRow>
            {running.map(({ name, monthly, why }) => (
              <CostRow
                key={name}
                name={name}
                sum={monthly === undefined ? 'Not known' : formatRounded(monthly)}
              >
                {why}
              </CostRow>
            ))}
            {unknown.length > 0 && (
              <p className="border-t border-line pt-3 text-sm text-muted">
                {`Without ${unknown.join(' and ')}, which the seller hasn’t given.`}
              </p>
            )}
          </div>
        </div>
      </div>
    </PropertySection>
  );
}
