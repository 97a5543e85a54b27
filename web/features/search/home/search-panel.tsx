import { useState } from 'react';
import { type PlaceChoice, toSearchParameters } from '../../../entities/place/place-choice.ts';
import { formatPounds } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { PlaceBox } from '../place-box.tsx';

const prices = [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1_000, 1_500].map((thousands) => ({
  value: String(thousands * 1_000),
  label: formatPounds(thousands * 1_000),
}));
const beds = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: `${count} or more`,
}));
/** Parameters of the search page, which reads them itself, so that this page does not import all filters. */
interface SearchWish {
  readonly max_price: string;
  readonly min_beds: string;
}

/** The short search form; the next page has the other filters. */
export function SearchPanel() {
  const navigate = useNavigate();
  const [wish, setWish] = useState<SearchWish>({ max_price: '', min_beds: '' });
  const go = (choice: PlaceChoice) =>
    void navigate({ pathname: paths.listing, search: toSearchParameters(choice, { ...wish }).toString() });
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-4 shadow-soft sm:p-5">
      <PlaceBox
        value={undefined}
        onSearch={go}
        label="Where do you want to live?"
        placeholder="Town or postcode"
      >
        <Button type="submit">Search</Button>
      </PlaceBox>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Price up to">
          <Select
            placeholder="Any price"
            options={prices}
            value={wish.max_price}
            onChange={({ target }) => setWish({ ...wish, max_price: target.value })}
          />
        </Field>
        <Field label="Bedrooms">
          <Select
            placeholder="Any number"
            options={beds}
            value={wish.min_beds}
            onChange={({ target }) => setWish({ ...wish, min_beds: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
