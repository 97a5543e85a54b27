import { formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from '../editor.tsx';
import { usePriceDoubt } from '../records/price-doubt.ts';

/** Asks for a price once more that is far from what similar homes go for; typed once, it is never asked again. */
export function PriceConfirmation() {
  const { data, change, errorOf, presentPrice } = useEditor();
  const { typicalPrice } = usePriceDoubt(data);
  const { price, confirmedPrice } = data;
  if (price === undefined || price === presentPrice || typicalPrice === undefined) return null;
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
          confirmedPrice === undefined || isConfirmed
            ? errorOf('confirmedPrice')
            : 'This isn’t the price above'
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
