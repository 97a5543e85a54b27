import { useState } from 'react';
import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { describeBuyerPosition } from '../../../functions/people/accounts/domain/buyer-position.ts';
import { paths } from '../../site/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import type { BuyerStatus } from './save-position.ts';
import { useUser } from './user.ts';

const options = [
  { value: 'ftb', label: 'First-time buyer' },
  { value: 'mortgage', label: 'With a mortgage, nothing to sell' },
  { value: 'need_to_sell', label: 'I need to sell first' },
  { value: 'cash', label: 'With cash' },
] as const satisfies readonly { readonly value: BuyerStatus; readonly label: string }[];

interface Props {
  readonly value: BuyerStatus | '';
  readonly onValue: (status: BuyerStatus | '') => void;
}

/** What a seller reads about the buyer with a request: from the profile, or asked once where it has no answer. */
export function PositionField({ value, onValue }: Props) {
  const user = useUser();
  const [today] = useState(() => formatLondonDay(new Date()));
  if (!user) return null;
  if (user.buyerProfile && value === '')
    return (
      <p className="text-sm text-muted">
        The seller will see your position: {describeBuyerPosition(user.buyerProfile, today)}.{' '}
        <Link to={`${paths.profile}?tab=buying`} className="link">
          Change
        </Link>
      </p>
    );
  return (
    <Field
      label="How would you buy?"
      optional
      hint="The seller sees it with your request. We’ll remember it in your profile."
    >
      <Select
        options={options}
        placeholder="Prefer not to say"
        value={value}
        onChange={({ target }) =>
          onValue(options.find((option) => option.value === target.value)?.value ?? '')
        }
      />
    </Field>
  );
}
