import { useQuery } from '@tanstack/react-query';
import { formatCounted, formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DraftStart } from '../draft-start.ts';
import { propertyTypes } from '../words/options.ts';
import { type PriceGuide, type PriceGuideKind, priceGuideQuery } from './api.ts';
import { PriceGuidePanel } from './price-guide.tsx';

const bedroomOptions = [1, 2, 3, 4, 5, 6].map((count) => ({
  value: String(count),
  label: String(count),
}));

interface Props {
  readonly postcode: string;
  readonly start: DraftStart;
  readonly onStart: (start: DraftStart) => void;
}

/** What an owner’s home is compared by. */
export function toGuideKind(postcode: string, { propertyType, noOfBedrooms }: DraftStart): PriceGuideKind {
  return {
    postcode,
    ...(propertyType && { property_type: propertyType }),
    ...(noOfBedrooms !== undefined && { bedrooms: noOfBedrooms }),
  };
}

/** The prices near a postcode, with two questions that make them more exact. */
export function SellPrices({ postcode, start, onStart }: Props) {
  const { propertyType, noOfBedrooms } = start;
  const kind = toGuideKind(postcode, start);
  return (
    <div className="grid max-w-prose gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type of home" optional>
          <Select
            name="type"
            placeholder="Any"
            options={propertyTypes}
            value={propertyType ?? ''}
            onChange={({ target }) =>
              onStart({
                ...start,
                propertyType: propertyTypes.find(({ value }) => value === target.value)?.value,
              })
            }
          />
        </Field>
        <Field label="Bedrooms" optional>
          <Select
            name="bedrooms"
            placeholder="Any"
            options={bedroomOptions}
            value={noOfBedrooms === undefined ? '' : String(noOfBedrooms)}
            onChange={({ target }) =>
              onStart({ ...start, noOfBedrooms: target.value === '' ? undefined : Number(target.value) })
            }
          />
        </Field>
      </div>
      <Worth kind={kind} />
      <PriceGuidePanel kind={kind} />
    </div>
  );
}

type Range = NonNullable<PriceGuide['asking']['range']>;

/** The range that a guide is based on: what homes sold for or, without that, what they ask. */
export function findWorth({ sold, asking }: PriceGuide): (Range & { readonly isSold: boolean }) | undefined {
  const range = sold.range ?? asking.range;
  return range && { ...range, isSold: sold.range !== undefined };
}

/** What the home may be worth, in one line; the panel below has the homes and sales that say so. */
function Worth({ kind }: { readonly kind: PriceGuideKind }) {
  const { data } = useQuery(priceGuideQuery(kind));
  const worth = data && findWorth(data);
  if (!worth) return null;
  const { low, high, count, isSold } = worth;
  const basis = isSold
    ? `${formatCounted(count, 'sale')} nearby fell in this range`
    : `${formatCounted(count, 'similar home')} for sale nearby ask prices in this range`;
  return (
    <p aria-live="polite">
      <span className="block text-muted">Your home may be worth</span>
      <span className="tabular block text-2xl font-bold">{`${formatPounds(low)} to ${formatPounds(high)}`}</span>
      <span className="block text-sm text-muted">{`Half of ${basis}. Condition and street can take yours outside it.`}</span>
    </p>
  );
}
