import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import * as words from './words.ts';

interface Props {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** What a buyer writes to the seller with a request. */
export function SellerMessageField({ value, onValue }: Props) {
  return (
    <Field label={words.messageToTheSeller} optional hint={words.yourSituationOrAnythingYoud}>
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
