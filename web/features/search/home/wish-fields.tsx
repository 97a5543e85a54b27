import { formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const prices = [100, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1_000, 1_500].map((thousands) => ({
  value: String(thousands * 1_000),
  label: formatPounds(thousands * 1_000),
}));
const beds = [1, 2, 3, 4, 5].map((count) => ({
  value: String(count),
  label: `${count} or more`,
}));

/** Parameters of the search page, which reads them itself, so that this page does not import all filters. */
export interface SearchWish {
  readonly max_price: string;
  readonly min_beds: string;
}

interface Props {
  readonly wish: SearchWish;
  readonly onWish: (wish: SearchWish) => void;
}

/** The filters of the short search. */
export default function WishFields({ wish, onWish }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Price up to">
        <Select
          name="max_price"
          placeholder="Any price"
          options={prices}
          value={wish.max_price}
          onChange={({ target }) => onWish({ ...wish, max_price: target.value })}
        />
      </Field>
      <Field label="Bedrooms">
        <Select
          name="min_beds"
          placeholder="Any number"
          options={beds}
          value={wish.min_beds}
          onChange={({ target }) => onWish({ ...wish, min_beds: target.value })}
        />
      </Field>
    </div>
  );
}
