import type { User } from '../../lib/user.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { useProfileMutation } from './save-profile.ts';

type Preference = keyof User['prefs'];
const choices: readonly { readonly name: Preference; readonly label: string; readonly hint: string }[] = [
  {
    name: 'priceAlerts',
    label: 'Price changes',
    hint: 'When a home that you saved changes its price or comes back',
  },
  { name: 'newHomes', label: 'New homes', hint: 'When a home comes on sale that fits what you look for' },
  { name: 'marketing', label: 'News and offers', hint: 'Now and then, about buying and selling on Gable' },
];

/** Which emails to send; each choice is saved as it is made. */
export function PreferencesForm({ user }: { readonly user: User }) {
  const { mutate, variables, isPending } = useProfileMutation();
  const shown = isPending ? { ...user.prefs, ...variables.prefs } : user.prefs;
  return (
    <Fieldset legend="From us">
      {choices.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={label}
          hint={hint}
          checked={shown[name]}
          onChange={(event) => mutate({ prefs: { [name]: event.target.checked } })}
        />
      ))}
    </Fieldset>
  );
}
