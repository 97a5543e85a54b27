import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** What a buyer writes to the seller with a request. */
export function SellerMessageField({ value, onValue }: Props) {
  return (
    <Field label="Message to the seller" optional hint="Your situation, or anything you’d like to see">
      <Textarea
        rows={2}
        maxLength={1000}
        className="min-h-20"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Field>
  );
}
