import { useState } from 'react';
import type { PropertyType } from '../../../../events/vocabulary.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { propertyTypes } from '../words/options.ts';
import { PriceGuidePanel } from './price-guide.tsx';

const bedroomOptions = [1, 2, 3, 4, 5, 6].map((count) => ({
  value: String(count),
  label: String(count),
}));

/** The prices near a postcode, with two questions that make them more exact. */
export function SellPrices({ postcode }: { readonly postcode: string }) {
  const [type, setType] = useState<PropertyType>();
  const [bedrooms, setBedrooms] = useState<number>();
  return (
    <div className="grid max-w-prose gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type of home" optional>
          <Select
            name="type"
            placeholder="Any"
            options={propertyTypes}
            value={type ?? ''}
            onChange={({ target }) =>
              setType(propertyTypes.find(({ value }) => value === target.value)?.value)
            }
          />
        </Field>
        <Field label="Bedrooms" optional>
          <Select
            name="bedrooms"
            placeholder="Any"
            options={bedroomOptions}
            value={bedrooms === undefined ? '' : String(bedrooms)}
            onChange={({ target }) => setBedrooms(target.value === '' ? undefined : Number(target.value))}
          />
        </Field>
      </div>
      <PriceGuidePanel
        kind={{
          postcode,
          ...(type && { property_type: type }),
          ...(bedrooms !== undefined && { bedrooms }),
        }}
      />
    </div>
  );
}
