import { useQuery } from '@tanstack/react-query';
import type { PropertyType } from '../../../../events/vocabulary.ts';
import { findTypicalPrice, isPriceDoubtful } from '../../../../functions/home-records/domain/price-doubt.ts';
import { formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from '../editor.tsx';
import { priceGuideQuery } from '../records/api.ts';

interface Props {
  readonly postcode: string;
  readonly propertyType: PropertyType | undefined;
  readonly bedrooms: number | undefined;
}

/** Asks for a price once more that is far from what similar homes go for; typed once, it is never asked again. */
export function PriceConfirmation({ postcode, propertyType, bedrooms }: Props) {
  const { data, change, errorOf } = useEditor();
  const { data: guide } = useQuery(
    priceGuideQuery({
      postcode,
      ...(propertyType && { property_type: propertyType }),
      ...(bedrooms !== undefined && { bedrooms }),
    }),
  );
  const typicalPrice = guide && findTypicalPrice(guide);
  const { price, confirmedPrice } = data;
  if (price === undefined || typicalPrice === undefined || !isPriceDoubtful(price, typicalPrice)) return null;
  const isConfirmed = confirmedPrice === price;
  return (
    <Notice kind={isConfirmed ? 'info' : 'warning'} title={`Is ${formatPounds(price)} right?`} live>
      <p>
        It’s {price > typicalPrice ? 'more than five times' : 'less than a fifth of'} what similar homes
        nearby go for, about {formatPounds(typicalPrice)}. If you mean it, type the price once more.
      </p>
      <Field
        label="The price once more"
        className="mt-2 max-w-64"
        error={
          errorOf('confirmedPrice') ??
          (confirmedPrice === undefined || isConfirmed ? undefined : 'This isn’t the price above')
        }
      >
        <MoneyInput
          name="confirmedPrice"
          value={confirmedPrice}
          onValue={(value) => change({ confirmedPrice: value })}
        />
      </Field>
    </Notice>
  );
}
