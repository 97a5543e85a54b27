import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DraftStart } from '../draft-start.ts';
import { propertyTypes } from '../words/options.ts';
import type { PriceGuide, PriceGuideKind } from './api.ts';
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
      {propertyType === undefined && (
        <p className="text-muted">
          Choose your home’s type and bedrooms to compare it with homes like it, not with every home nearby.
        </p>
      )}
      <PriceGuidePanel kind={kind} />
    </div>
  );
}

type Range = NonNullable<PriceGuide['asking']['range']>;

/** The range that a saving is worked out from: what homes sold for or, without that, what they ask. */
export function findRange({ sold, asking }: PriceGuide): Range | undefined {
  return sold.range ?? asking.range;
}
