import { type SubmitEvent, useState } from 'react';
import { chooseNearHomes } from '../../../../functions/deals/shortlists/domain/near-homes.ts';
import { maxPlannedHomes } from '../../../../functions/deals/shortlists/domain/plan-assumptions.ts';
import type { Favourite } from '../../../entities/favourite/saved-homes.ts';
import { formatPounds, formatQualifier } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Select } from '../../../ui/select.tsx';
import { getNextSaturday, listPlanDays } from './plan-days.ts';

export interface PlannableHome extends NonNullable<Favourite['card']> {
  readonly isLoved: boolean;
}
export interface PlanChoice {
  readonly day: string;
  readonly homeIds: readonly PlannableHome['id'][];
  /** How often was asked, so that the same choice asks again. */
  readonly asked: number;
}

interface Props {
  readonly homes: readonly PlannableHome[];
  readonly onChoose: (choice: PlanChoice) => void;
}

const formatSum = ({ price, priceQualifier }: PlannableHome): string =>
  priceQualifier === 'poa' ? formatQualifier(priceQualifier) : formatPounds(price);

/** Why not all homes are ticked. */
const describeNear = (near: readonly PlannableHome[]): string =>
  near.length === 1
    ? `They’re far from each other, so we’ve ticked one, in ${near[0]?.town ?? ''}.`
    : `We’ve ticked the ${near.length} that are near each other, around ${near[0]?.town ?? ''}: the others are too far for the same day.`;

/** The homes and the day of a plan; at first the most that are near each other, of those that both love or of all. */
export function ChooseHomes({ homes, onChoose }: Props) {
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(() => getNextSaturday(now));
  const [first] = useState(() => {
    const loved = homes.filter(({ isLoved }) => isLoved);
    const wanted = loved.length > 0 ? loved : homes;
    const near = chooseNearHomes(wanted);
    return { near, areSomeFar: near.length < Math.min(wanted.length, maxPlannedHomes) };
  });
  const [chosen, setChosen] = useState<readonly PlannableHome['id'][]>(() => first.near.map(({ id }) => id));
  const [asked, setAsked] = useState(0);
  const [isTried, setTried] = useState(false);
  const error =
    chosen.length === 0
      ? 'Choose at least one home'
      : chosen.length > maxPlannedHomes
        ? `Choose up to ${maxPlannedHomes} homes for one day`
        : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) return;
    setAsked(asked + 1);
    onChoose({ day, homeIds: chosen, asked });
  };
  return (
    <form onSubmit={submit} className="grid gap-5 rounded-md border border-line bg-surface p-4">
      <Fieldset
        legend="Homes"
        hint={`Up to ${maxPlannedHomes}.${first.areSomeFar ? ` ${describeNear(first.near)}` : ''}`}
        error={isTried ? error : undefined}
      >
        <div className="grid gap-x-6 sm:grid-cols-2">
          {homes.map((home) => (
            <Checkbox
              key={home.id}
              label={home.title}
              hint={home.isLoved ? `${formatSum(home)}, you both love it` : formatSum(home)}
              checked={chosen.includes(home.id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, home.id] : chosen.filter((homeId) => homeId !== home.id),
                )
              }
            />
          ))}
        </div>
      </Fieldset>
      <Field label="Day" className="max-w-form">
        <Select options={listPlanDays(now)} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Button type="submit" className="justify-self-start">
        Plan the route
      </Button>
    </form>
  );
}
