import { useState } from 'react';
import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { describeBuyerPosition } from '../../../functions/accounts/domain/buyer-position.ts';
import { paths } from '../../app/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import type { BuyerStatus } from './save-position.ts';
import { useUser } from './user.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

const options = [
  { value: 'ftb', label: words.firstTimeBuyer },
  { value: 'mortgage', label: words.withAMortgageNothingTo },
  { value: 'need_to_sell', label: words.iNeedToSellFirst },
  { value: 'cash', label: words.withCash },
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
        {fillNodes(words.theSellerWillSeeYour, {
          buyerPosition: describeBuyerPosition(user.buyerProfile, today),
          link: (
            <Link to={`${paths.profile}?tab=buying`} className="link">
              {words.change}
            </Link>
          ),
        })}
      </p>
    );
  return (
    <Field label={words.howWouldYouBuy} optional hint={words.theSellerSeesItWith}>
      <Select
        options={options}
        placeholder={words.preferNotToSay}
        value={value}
        onChange={({ target }) =>
          onValue(options.find((option) => option.value === target.value)?.value ?? '')
        }
      />
    </Field>
  );
}
